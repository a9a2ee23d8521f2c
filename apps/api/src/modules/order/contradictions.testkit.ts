/** What must always add up about orders and money, asked of the whole database. */
import { orderFlag } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { historyOnlyEvents, orderActions, orderChart } from '@banxin/contract/lifecycles/order';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

const queries = {
  'the ledger adds up to the balance': sql`
    select a.customer_id, a.balance from accounts a
    where a.balance < 0 or a.balance <> (select coalesce(sum(l.amount), 0) from ledger l
      where l.customer_id = a.customer_id and l.asset = 0 and l.account = 'customer')`,
  'every booking adds up to zero': sql`
    select customer_id, asset, flow, reference, sum(amount) from ledger
    group by customer_id, asset, flow, reference having sum(amount) <> 0 or count(*) <> 2`,
  'what is given for a top-up is booked with it, once': sql`
    select s.payment_id from payment_subjects s
      join payments p on p.customer_id = s.customer_id and p.id = s.payment_id
      left join ledger l on l.customer_id = p.customer_id and l.account = 'customer'
        and l.asset = 0 and l.flow = 11 and l.reference = p.payment_sn
    where s.kind = 'topUp'
      and coalesce(l.amount, 0) <> case when p.status in ('paid', 'partRefunded', 'refunded')
        then s.bonus else 0 end`,
  'what a month gave back is booked with it, once': sql`
    select c.customer_id, c.month from cashbacks c left join ledger l on l.customer_id = c.customer_id
      and l.account = 'customer' and l.asset = 0 and l.flow = 12 and l.reference = 'cashback:' || c.month
    where coalesce(l.amount, 0) <> c.amount`,
  'balances after follow each other': sql`
    select * from (select customer_id, id, balance_after, sum(amount)
      over (partition by customer_id order by id) as running
      from ledger where asset = 0 and account = 'customer') l where balance_after <> running`,
  'the counters are the counts': sql`
    select coalesce(c.customer_id, o.customer_id) as customer, coalesce(c.tab, o.tab) as tab,
      c.count as counter, o.count as counted
    from (select * from order_counts where count <> 0) c full join
      (select customer_id, tab, count(*) as count from orders where tab is not null group by 1, 2) o
      on o.customer_id = c.customer_id and o.tab = c.tab
    where c.count is distinct from o.count`,
  'what an order says it got, its payments say': sql`
    select o.order_sn, o.paid, o.refunded from orders o
      left join payment_subjects s on s.customer_id = o.customer_id and s.order_id = o.id
      left join payments p on p.customer_id = s.customer_id and p.id = s.payment_id
    group by o.customer_id, o.id
    having o.paid <> coalesce(sum(s.amount)
        filter (where p.status in ('paid', 'partRefunded', 'refunded')), 0)
      or o.refunded <> coalesce(sum(s.refunded), 0)`,
  'a payment is what its parts add up to, and says what went back of them': sql`
    select p.payment_sn, p.status from payments p join payment_subjects s
      on s.customer_id = p.customer_id and s.payment_id = p.id
    group by p.customer_id, p.id
    having p.amount <> sum(s.amount) or bool_or(s.is_open) <> (p.status = 'pending')
      or p.status = 'refunded' and sum(s.refunded) <> p.amount
      or p.status = 'partRefunded' and sum(s.refunded) not between 1 and p.amount - 1
      or p.status not in ('partRefunded', 'refunded') and sum(s.refunded) <> 0`,
  'what was paid is booked once': sql`
    select p.payment_sn from payments p left join ledger l on l.customer_id = p.customer_id
      and l.account = case p.method when 'balance' then 'customer' else 'cash' end
      and l.asset = 0 and l.reference = p.payment_sn
      and l.flow = case when exists (select 1 from payment_subjects s where s.customer_id = p.customer_id
        and s.payment_id = p.id and s.kind = 'topUp') then 1 else 3 end
    where p.amount > 0 and (p.status in ('paid', 'partRefunded', 'refunded')) <> (l.id is not null)
      or l.id is not null and l.amount <> -p.amount`,
  'what was refunded is booked once': sql`
    select o.order_sn from orders o left join ledger l on l.customer_id = o.customer_id
      and l.flow = 2 and (l.account = 'customer' and l.asset = 0
        and (l.reference = 'cancel:' || o.order_sn or l.reference like 'freight:' || o.order_sn || ':%')
      or (l.account = 'customer' and l.asset < 2 or l.account = 'cash')
        and l.reference like 'return:' || o.order_sn || ':%')
    group by o.customer_id, o.id
    having o.refunded <> coalesce(sum(l.amount), 0) + (select coalesce(sum(r.amount), 0)
      from channel_returns r where r.customer_id = o.customer_id and r.order_id = o.id)`,
  'what is owed by a channel is on its way back': sql`
    select c.id from customers c
    where (select coalesce(sum(l.amount), 0) from ledger l
        where l.customer_id = c.id and l.account = 'transit')
      <> (select coalesce(sum(r.amount), 0) from channel_returns r
        where r.customer_id = c.id and r.status <> 'done')
      + (select coalesce(sum(w.amount), 0) from withdrawals w
        where w.customer_id = c.id and w.status = 'processing')`,
  'what is taken out was paid in, is booked once, and is in the balance again when it was not sent': sql`
    select w.withdrawal_sn from withdrawals w
    where w.amount * case when w.status in ('processing', 'paid') then -1 else 0 end
      <> (select coalesce(sum(l.amount), 0) from ledger l where l.customer_id = w.customer_id
        and l.account = 'customer' and l.flow = 4 and l.reference in (w.withdrawal_sn, w.withdrawal_sn || ':back'))
      or w.status = 'paid' and w.by_channel <> (select coalesce(sum(r.amount), 0)
        from channel_returns r where r.customer_id = w.customer_id and r.return_sn like '%D' || w.id)`,
  'money that came paid its payment or goes back': sql`
    select r.channel_no from channel_receipts r
      join payment_trades t on t.customer_id = r.customer_id and t.id = r.trade_id
      join payments p on p.customer_id = t.customer_id and p.id = t.payment_id
    where r.is_booked and (p.method <> t.channel or p.paid_at is null or r.amount <> p.amount)
      or not r.is_booked and not exists (select 1 from channel_returns b
        where b.customer_id = r.customer_id and b.return_sn = t.trade_sn || 'R' || r.id)`,
  'money that paid nothing is in one balance, once, or in none': sql`
    select u.channel_no, u.outcome from unplaced_money u
      left join ledger l on l.account = 'customer' and l.asset = 0 and l.flow = 1
        and l.reference = 'unplaced:' || u.channel || ':' || u.channel_no
    group by u.channel, u.channel_no
    having count(l.id) <> case when u.outcome = 'credited' then 1 else 0 end
      or u.outcome = 'credited' and (sum(l.amount) <> u.amount or max(l.customer_id) <> u.credited_to)
      or u.outcome in ('credited', 'returned') and exists (select 1 from channel_receipts r
        where r.channel = u.channel and r.channel_no = u.channel_no)`,
  'what people sent has a number of the bank that is on nothing else': sql`
    select sent.ref from (
      select bank_ref as ref from withdrawals where bank_ref is not null
      union all select bank_ref from after_sales_records where bank_ref is not null
      union all select bank_ref from channel_returns where bank_ref is not null
      union all select bank_ref from unplaced_money where bank_ref is not null) sent
      left join bank_refs b on b.bank_ref = sent.ref
    group by sent.ref having count(*) > 1 or count(b.bank_ref) <> 1`,
  'no payment was paid through two channels': sql`
    select t.payment_id from payment_trades t join channel_receipts r
      on r.customer_id = t.customer_id and r.trade_id = t.id
    where r.is_booked group by t.customer_id, t.payment_id having count(*) > 1`,
  'only unpaid orders wait for a payment': sql`
    select s.payment_id, o.status from payment_subjects s join orders o
      on o.customer_id = s.customer_id and o.id = s.order_id
    where s.is_open and s.kind in ('order', 'vip')
      and (o.status not in (1, 2, 3) or o.paid > 0 or s.amount <> o.total)`,
  'another address waits for its freight only where it can still change': sql`
    select s.payment_id, o.status from payment_subjects s join orders o
      on o.customer_id = s.customer_id and o.id = s.order_id
    where s.is_open and s.kind = 'freight' and (o.paid_at is null or s.amount <= 0
      or not o.status = any(cast(${sql.lit(`{${orderActions.changeAddress.states.join(',')}}`)} as int[])))`,
  'a membership that is paid for has its days, and one that is not waits or is over': sql`
    select o.order_sn, o.status from vip_purchases v
      join orders o on o.customer_id = v.customer_id and o.id = v.order_id
      left join payment_subjects s on s.customer_id = o.customer_id and s.order_id = o.id
    where (v.starts_on is not null) <> (o.status = 69) or (o.status = 69) <> (o.paid = o.total)
      or o.tab is not null or s.kind is distinct from 'vip' or (o.status = 1) <> s.is_open
      or o.status not in (0, 1, 69)`,
  'an order is paid for once, all else is freight': sql`
    select s.order_id from payment_subjects s join payments p
      on p.customer_id = s.customer_id and p.id = s.payment_id
    where s.kind in ('order', 'vip') and p.paid_at is not null
    group by s.customer_id, s.order_id having count(*) > 1`,
  'freight that was paid says what for, and never more went back than was paid': sql`
    select payment_id from payment_subjects
    where kind = 'freight' and (wish is null or refunded > amount or jsonb_array_length(wish -> 'drops') < 1)`,
  'quotas and red packets are what the ledger says': sql`
    select a.customer_id, l.asset from accounts a cross join lateral
      (values (1, a.red_packet), (2, a.sample_quota), (3, a.urgent_quota)) l(asset, held)
    where l.held < 0 or l.held <> (select coalesce(sum(x.amount), 0) from ledger x
      where x.customer_id = a.customer_id and x.asset = l.asset and x.account = 'customer')`,
  'an order holds the coupons that it says, until it is cancelled': sql`
    select o.order_sn, c.id, c.status from orders o full join coupons c
      on c.customer_id = o.customer_id and c.order_id = o.id
    where (c.order_id is not null and (o.discounts is null or o.status in (0, 255)
        or c.status <> case when o.paid > 0 or o.paid_at is not null then 2 else 1 end
        or c.id::text not in (o.discounts ->> 'couponId', o.discounts ->> 'freightCouponId')))
      or (o.discounts is not null and o.status not in (0, 255) and
        (select count(*) from coupons h where h.customer_id = o.customer_id and h.order_id = o.id)
        <> num_nonnulls(o.discounts ->> 'couponId', o.discounts ->> 'freightCouponId'))`,
  'what is not paid has no day of shipping': sql`
    select order_sn from orders
    where paid_at is null and (promise ->> 'shipDate' is not null or promise ->> 'arriveDate' is not null)`,
  'the lines of a price add up': sql`
    select order_sn from orders where total <> (quote ->> 'total')::bigint or total <>
      (select sum((line ->> 'amount')::bigint) from jsonb_array_elements(quote -> 'lines') line)`,
  'the addresses of an order take what was ordered, and cost its freight': sql`
    select o.order_sn from orders o left join order_drops d
      on d.customer_id = o.customer_id and d.order_id = o.id
    group by o.customer_id, o.id
    having (count(d.position) > 0) <> (o.flags & ${orderFlag.multiSiteShipping} <> 0)
      or count(d.position) > 0 and (sum(d.quantity) <> (o.configuration ->> 'quantity')::bigint
        or sum(d.freight) <> (select sum((line ->> 'amount')::bigint)
          from jsonb_array_elements(o.quote -> 'lines') line where line ->> 'id' = 'freight'))`,
  'an order stands where its last address stands': sql`
    select o.order_sn, o.status from orders o join order_drops d
      on d.customer_id = o.customer_id and d.order_id = o.id
    where d.status is not null and d.status < o.status`,
  'the shelf is what its moves say, and nothing is kept that is over': sql`
    select g.product_id::text from stock_goods g left join stock_moves m on m.product_id = g.product_id
    group by g.product_id
    having g.on_hand <> coalesce(sum(m.quantity) filter (where m.kind in ('ADJUST', 'IN_RETURN')), 0)
        - coalesce(sum(m.quantity) filter (where m.kind = 'OUT'), 0)
      or g.reserved <> coalesce(sum(m.quantity) filter (where m.kind = 'RESERVE'), 0)
        - coalesce(sum(m.quantity) filter (where m.kind in ('RELEASE', 'OUT')), 0)
    union all select o.order_sn from orders o
      join stock_moves k on k.customer_id = o.customer_id and k.order_id = o.id and k.kind = 'RESERVE'
      left join stock_moves e on e.customer_id = o.customer_id and e.order_id = o.id
        and e.product_id = k.product_id and e.turn = k.turn and e.kind in ('RELEASE', 'OUT')
      left join stock_moves i on i.customer_id = o.customer_id and i.order_id = o.id
        and i.product_id = k.product_id and i.turn = k.turn and i.kind = 'IN_RETURN'
      left join stock_moves n on n.customer_id = o.customer_id and n.order_id = o.id
        and n.product_id = k.product_id and n.turn = k.turn + 1 and n.kind = 'RESERVE'
    where case when n.id is null
        then (o.status = 0) <> (coalesce(e.kind, '') = 'RELEASE' or i.id is not null)
        else coalesce(e.kind, '') <> 'OUT' or i.id is null end
      or k.quantity <> coalesce(e.quantity, k.quantity) or k.quantity <> coalesce(i.quantity, k.quantity)
      or k.quantity <> coalesce(n.quantity, k.quantity)`,
  'custody stock is what its moves say, and each move says how it stood': sql`
    select s.code from cloud_stock s left join cloud_moves m
      on m.customer_id = s.customer_id and m.stock_id = s.id
    group by s.customer_id, s.id
    having s.on_hand <> coalesce(sum(case when m.kind in ('IN_PRODUCTION', 'IN_RETURN', 'ADJUST')
        then m.quantity when m.kind = 'OUT' then -m.quantity end), 0)
      or s.reserved <> coalesce(sum(case m.kind when 'RESERVE' then m.quantity
        when 'RELEASE' then -m.quantity when 'OUT' then -m.quantity end), 0)
      or s.frozen <> coalesce(sum(case m.kind when 'FREEZE' then m.quantity
        when 'UNFREEZE' then -m.quantity end), 0)
    union all select code from (select s.code, m.on_hand_after, m.available_after,
      sum(case when m.kind in ('IN_PRODUCTION', 'IN_RETURN', 'ADJUST') then m.quantity
        when m.kind = 'OUT' then -m.quantity else 0 end) over w as on_hand,
      sum(case when m.kind in ('IN_PRODUCTION', 'IN_RETURN', 'ADJUST', 'RELEASE', 'UNFREEZE')
        then m.quantity when m.kind in ('RESERVE', 'FREEZE') then -m.quantity else 0 end) over w
        as available
      from cloud_moves m join cloud_stock s on s.customer_id = m.customer_id and s.id = m.stock_id
      window w as (partition by m.customer_id, m.stock_id order by m.id)) r
    where r.on_hand <> r.on_hand_after or r.available <> r.available_after`,
  'custody goods are kept for a parcel until it is over, are gone once they are picked, and back once': sql`
    select o.order_sn from orders o
      join cloud_lines l on l.customer_id = o.customer_id and l.order_id = o.id
        and l.stock_id is not null
      left join cloud_moves k on k.customer_id = o.customer_id and k.order_id = o.id
        and k.stock_id = l.stock_id and k.kind = 'RESERVE'
      left join cloud_moves e on e.customer_id = o.customer_id and e.order_id = o.id
        and e.stock_id = l.stock_id and e.turn = k.turn and e.kind in ('RELEASE', 'OUT')
      left join cloud_moves i on i.customer_id = o.customer_id and i.order_id = o.id
        and i.stock_id = l.stock_id and i.turn = coalesce(k.turn, 0)
        and i.kind in ('IN_PRODUCTION', 'IN_RETURN')
      left join cloud_moves n on n.customer_id = o.customer_id and n.order_id = o.id
        and n.stock_id = l.stock_id and n.turn = k.turn + 1 and n.kind = 'RESERVE'
    where o.cloud <> 'store' and (k.quantity is distinct from l.quantity
        or case when n.id is null
          then (o.status = 0) <> (coalesce(e.kind, '') = 'RELEASE' or o.status = 0 and i.id is not null)
            or o.status between 62 and 101 and coalesce(e.kind, '') <> 'OUT'
            or o.status between 1 and 61 and coalesce(e.kind, '') = 'OUT'
            or o.status = 101 and i.id is null
            or o.status between 1 and 100 and i.id is not null
          else coalesce(e.kind, '') <> 'OUT' or i.id is null end)
      or o.cloud = 'store' and (o.status = 62) <> (coalesce(i.kind, '') = 'IN_PRODUCTION')
      or coalesce(e.quantity, l.quantity) <> l.quantity
      or coalesce(i.quantity, l.quantity) <> l.quantity`,
  'a fee of a month is booked once, and what is owed is not': sql`
    select f.month from cloud_fees f left join ledger l on l.customer_id = f.customer_id
      and l.account = 'customer' and l.asset = 0 and l.flow = 3
      and l.reference = 'storage:' || f.month
    where (f.state = 'booked' and f.amount > 0) <> (l.id is not null)
      or l.id is not null and l.amount <> -f.amount`,
  'every order begins and has its files': sql`
    select o.order_sn from orders o where not exists (select 1 from status_events e
      where e.customer_id = o.customer_id and e.entity = 'order' and e.entity_id = o.id
        and e.event = 'CREATE')
    union all select f.file_id from order_files f join files x
      on x.customer_id = f.customer_id and x.id = f.file_id where not x.used`,
} as const;

/** Events that are told and move no status. */
const STAYS: readonly string[] = historyOnlyEvents.filter((event) => event !== 'CREATE');

/** Steps of every order that are no arrows of the chart, or do not join. */
async function brokenTimelines(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('status_events as e')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.customer_id', '=', 'e.customer_id').onRef('o.id', '=', 'e.entity_id'),
    )
    .where('e.entity', '=', 'order')
    .select([
      'o.order_sn',
      'o.status',
      'e.from_status',
      'e.to_status',
      'e.event',
      'e.reason',
      'e.at',
    ])
    .orderBy('e.customer_id')
    .orderBy('e.entity_id')
    .orderBy('e.id')
    .execute();
  const broken: string[] = [];
  for (const [sn, events] of Map.groupBy(rows, (row) => row.order_sn)) {
    let at: number | null = null;
    let time = '';
    for (const { from_status, to_status, event, reason, at: when } of events) {
      const isStep =
        event === 'CREATE'
          ? to_status === 1
          : reason === JUMP ||
            (STAYS.includes(event)
              ? from_status === to_status
              : from_status !== null && can(orderChart, from_status, event)?.to === to_status);
      if (from_status !== at || !isStep || when < time)
        broken.push(`${sn} ${event} to ${to_status}`);
      at = to_status;
      time = when;
    }
    if (events.at(-1)?.to_status !== events[0]?.status) broken.push(`${sn} ends elsewhere`);
  }
  return broken;
}

/** Reason of a step that a test makes without the chart. */
export const JUMP = '测试';

/** Everything that must always add up and does not; empty when all is well. */
export async function contradictions(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries(queries)) {
    for (const row of (await query.execute(db)).rows) found.push(`${rule}: ${JSON.stringify(row)}`);
  }
  for (const step of await brokenTimelines(db)) found.push(`a timeline is a walk: ${step}`);
  return found;
}
