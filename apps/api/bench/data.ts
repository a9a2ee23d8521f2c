/** Databases to measure: customers who are logged in, and a million orders made of the demo orders. */
import { createHash } from 'node:crypto';
import { execute, withClient } from '../test/postgres.ts';

/** Customers who create orders. */
export const BUYERS = 2_000;

/** Orders of the large database, and how many of them belong to customer 1. */
export const LARGE = { orders: 1_000_000, own: 100_000 } as const;

/** Token of the n-th buyer's session; 0 is customer 1. */
export const tokenOf = (secret: string, n: number): string => `${secret}-${n}`;

/** Buyers with accounts, and sessions for them and customer 1. */
export async function addBuyers(url: string, secret: string): Promise<void> {
  const hash = createHash('sha256').update(tokenOf(secret, 0)).digest('hex');
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
     values ('${hash}', 1, ${session})`,
    'vacuum analyze',
  ]);
}

/**
 * A million orders over three years: customer 1 has every tenth one, the buyers share the rest. Each is a
 * demo order under another number.
 */
export async function addOrders(url: string): Promise<void> {
  const every = LARGE.orders / LARGE.own;
  const { indexes, columns } = await withClient(url, async (client) => ({
    indexes: (
      await client.query<{ name: string; made: string }>(
        `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
         from pg_index where indrelid = 'orders'::regclass and not indisunique`,
      )
    ).rows,
    columns: (
      await client.query<{ name: string }>(
        `select attname as name from pg_attribute
         where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      )
    ).rows.map(({ name }) => name),
  }));
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

/** A number of customer 1 from the middle of its orders. */
export const someNumber = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ order_sn: string }>(
      `select order_sn from orders where customer_id = 1
       order by id offset (select count(*) / 2 from orders where customer_id = 1) limit 1`,
    );
    return rows[0]?.order_sn ?? '';
  });
