/** Databases to measure: customers who are logged in, and a million orders made of the demo orders. */
import { createHash } from 'node:crypto';
import { execute, withClient } from '../test/postgres.ts';

/** Customers who create orders. */
export const BUYERS = 2_000;

/** Whose token is the works'. */
export const STAFF = -1;

/** Orders that wait for their payment, and digits of their count in its number. */
const PAYABLES = 40_000;
export const COUNTED_DIGITS = 14;

/** Orders of the large database, and how many of them belong to customer 1. */
export const LARGE = { orders: 1_000_000, own: 100_000 } as const;

/** Token of the n-th buyer's session; 0 is customer 1. */
export const tokenOf = (secret: string, n: number): string => `${secret}-${n}`;

/** Buyers with accounts, and sessions for them and customer 1. */
export async function addBuyers(url: string, secret: string): Promise<void> {
  const hashOf = (n: number) => createHash('sha256').update(tokenOf(secret, n)).digest('hex');
  const session = `now(), now(), now() + interval '12 hours', null`;
  await execute(url, [
    `insert into customers (name, mobile, password_hash, sign, created_at)
     select '客户' || n, '177' || lpad(n::text, 8, '0'), '', 2, now()
     from generate_series(1, ${BUYERS}) n`,
    `insert into accounts (customer_id) select id from customers where name like '客户%'`,
    `insert into sessions (id, customer_id, created_at, last_seen_at, expires_at, revoked_at)
     select encode(sha256(convert_to('${secret}-' || substr(name, 3), 'UTF8')), 'hex'), id, ${session}
     from customers where name like '客户%'`,
    `insert into sessions (id, customer_id, created_at, last_seen_at, expires_at, revoked_at)
     values ('${hashOf(0)}', 1, ${session})`,
    `insert into sessions (id, customer_id, created_at, last_seen_at, expires_at, revoked_at)
     select '${hashOf(STAFF)}', id, ${session} from customers where user_role_type = 0 limit 1`,
    'vacuum analyze',
  ]);
}

/** Columns of a table that are written. */
export const columnsOf = (url: string, table: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = '${table}'::regclass
       and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    );
    return rows.map(({ name }) => name);
  });

/** Orders of the buyers in turn, each with its open payment, and enough on their accounts. */
export async function addPayables(url: string): Promise<void> {
  const columns = await columnsOf(url, 'orders');
  const number = `lpad(n::text, ${COUNTED_DIGITS}, '0')`;
  const made: Readonly<Record<string, string>> = {
    id: '5000000 + n',
    customer_id: 'c.id',
    placed_by: 'c.id',
    order_sn: `'8' || ${number}`,
    created_at: 'now()',
    confirmed_at: 'now()',
    updated_at: 'now()',
    discounts: 'null',
    search_text: `replace(old.search_text, old.order_sn, '8' || ${number})`,
  };
  await execute(url, [
    `update accounts set balance = 100000000000 where customer_id in
       (select id from customers where name like '客户%')`,
    `insert into orders (${columns.join(', ')})
     select ${columns.map((name) => made[name] ?? `old.${name}`).join(', ')}
     from generate_series(1, ${PAYABLES}) n
       join customers c on c.name = '客户' || (n % ${BUYERS} + 1)
       cross join (select * from orders where tab = 'unpaid' and status = 1
         and confirmed_at is not null and total > 0 order by id limit 1) old`,
    `insert into order_counts (customer_id, tab, count)
     select customer_id, tab, count(*) from orders where id > 5000000 group by 1, 2`,
    `with p as (
       insert into payments (customer_id, payment_sn, amount, status, created_at, expires_at)
       select customer_id, '9' || substr(order_sn, 2), total, 'pending', now(), now() + interval '12 hours'
       from orders where id > 5000000 returning customer_id, id, payment_sn, amount)
     insert into payment_subjects (customer_id, payment_id, position, kind, order_id, amount, is_open)
     select p.customer_id, p.id, 1, 'order', o.id, p.amount, true
     from p join orders o on o.customer_id = p.customer_id
       and o.order_sn = '8' || substr(p.payment_sn, 2)`,
    'vacuum analyze',
  ]);
}

/**
 * A million orders over three years: customer 1 has every tenth one, the buyers share the rest. Each is a
 * demo order under another number.
 */
export async function addOrders(url: string): Promise<void> {
  const every = LARGE.orders / LARGE.own;
  const columns = await columnsOf(url, 'orders');
  const indexes = await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; made: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
       from pg_index where indrelid = 'orders'::regclass and not indisunique`,
    );
    return rows;
  });
  const made: Readonly<Record<string, string>> = {
    id: 'new.id',
    customer_id: 'new.customer_id',
    placed_by: 'new.customer_id',
    order_sn: 'new.sn',
    created_at: 'new.at',
    // What waits for its payment was confirmed just now: the server would cancel it otherwise.
    confirmed_at:
      "case when old.tab = 'draft' then null when old.tab = 'unpaid' then now() else new.at end",
    updated_at: 'new.at',
    search_text: 'replace(old.search_text, old.order_sn, new.sn)',
  };
  await execute(url, [
    // What is made here need not survive the machine.
    'set synchronous_commit = off',
    "set maintenance_work_mem = '512MB'",
    ...indexes.map(({ name }) => `drop index ${name}`),
    `create temporary table old as
     select *, row_number() over (order by id) - 1 as place from orders where tab is not null`,
    `create temporary table buyers as
     select id, row_number() over (order by id) - 1 as place from customers where name like '客户%'`,
    `insert into orders (${columns.join(', ')})
     select ${columns.map((name) => made[name] ?? `old.${name}`).join(', ')}
     from (
       select n + 1000000 as id, at, n / ${every} + n as source,
         case when n % ${every} = 0 then 1 else buyers.id end as customer_id,
         -- Day, eight scattered digits, one more: as order numbers are.
         to_char(at, 'YYMMDD') || lpad((n * 76543219 % 100000000)::text, 8, '0') || n % 7 as sn
       from generate_series(1, ${LARGE.orders}::bigint) n
         join buyers on buyers.place = n % ${BUYERS},
         lateral (select now() - (${LARGE.orders} - n) * interval '94 seconds' as at) time
     ) new join old on old.place = new.source % (select count(*) from old)`,
    `insert into status_events (customer_id, entity, entity_id, to_status, event, actor, at)
     select customer_id, 'order', id, status, 'CREATE', 'staff', created_at
     from orders where id > 1000000`,
    'delete from order_counts',
    `insert into order_counts (customer_id, tab, count)
     select customer_id, tab, count(*) from orders where tab is not null group by 1, 2`,
    `select setval(pg_get_serial_sequence('orders', 'id'), (select max(id) from orders))`,
    ...indexes.map(({ made: statement }) => statement),
    'vacuum analyze',
  ]);
}

/** An order of customer 1 that a parcel was sent for; any other where there is none. */
export const trackedNumber = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ order_sn: string }>(
      `select o.order_sn from orders o left join parcels p
         on p.customer_id = o.customer_id and p.order_id = o.id
       where o.customer_id = 1 and o.tab is not null order by p.id desc nulls last limit 1`,
    );
    return rows[0]?.order_sn ?? '';
  });

/** A number of customer 1 from the middle of its orders. */
export const someNumber = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ order_sn: string }>(
      `select order_sn from orders where customer_id = 1
       order by id offset (select count(*) / 2 from orders where customer_id = 1) limit 1`,
    );
    return rows[0]?.order_sn ?? '';
  });
