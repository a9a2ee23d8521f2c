/** What can be invoiced of an order: paid in cash or principal − refunds − what stands on invoices already. */
import { INVOICE_WITHIN_DAYS, VAT_PERCENT, VAT_SERVICE_PERCENT } from '@banxin/contract/constants';
import type { Invoiceable, Seller } from '@banxin/contract/entities/invoice';
import type { QuoteLine, QuoteSnapshot } from '@banxin/contract/entities/quote';
import { type Factory, factory, factoryCompany } from '@banxin/contract/enums/factory';
import { invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { orderFlag } from '@banxin/contract/enums/order';
import type { Fen } from '@banxin/contract/money';
import { productById } from '@banxin/pricing/products';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';

const DAY = 24 * 3_600_000;

/** Statuses in which an invoice keeps its orders from being invoiced again. */
export const HOLDING = [s.applied, s.approved, s.invoiced, s.labelPrinted] as const;
/** Of these, those that nobody has issued yet. */
export const UNDER_WAY = [s.applied, s.approved] as const;

/** Paid orders of one customer. */
export type PaidOrder = Pick<
  OrderRow,
  | 'id'
  | 'customer_id'
  | 'order_sn'
  | 'product_id'
  | 'product_name'
  | 'spec'
  | 'configuration'
  | 'quote'
  | 'discounts'
  | 'factory'
  | 'flags'
  | 'paid_at'
>;

export const paidColumns = [
  ...(['id', 'customer_id', 'order_sn', 'product_id', 'product_name', 'spec'] as const),
  ...(['configuration', 'quote', 'discounts', 'factory', 'flags', 'paid_at'] as const),
] as const;

/** An order with its sums. @unit fen */
export interface OpenOrder {
  readonly order: PaidOrder;
  readonly seller: Seller;
  readonly paid: number;
  readonly excluded: Invoiceable['excluded'];
  readonly open: number;
  /** It stands on an application that nobody has issued yet. */
  readonly isUnderWay: boolean;
  /** Last day on which it can be applied for. */
  readonly lastDay: string;
}

/** The company that sells an order; what no factory makes is sold by the first one. */
export function sellerOf({ factory: made }: Pick<PaidOrder, 'factory'>): Seller {
  const id: Factory = made !== null && factory.is(made) ? made : factory.yongcheng;
  return { factory: id, ...factoryCompany[id] };
}

/** VAT of an order: what is no thing is a service. @unit percent */
export const rateOf = ({ flags }: Pick<PaidOrder, 'flags'>): number =>
  orderFlag.has(flags, orderFlag.virtual) ? VAT_SERVICE_PERCENT : VAT_PERCENT;

/** In which unit an order is counted. */
export const unitOf = ({ product_id }: Pick<PaidOrder, 'product_id'>): string =>
  productById(product_id)?.quantity.unit ?? '单';

export const lastDayOf = (paidAt: string): string =>
  dayOf(msOf(paidAt) + INVOICE_WITHIN_DAYS * DAY);

/** What coupons took off. @unit fen */
const couponsOf = (lines: readonly QuoteLine[]): number =>
  lines.reduce(
    (sum, { id, amount, children = [] }) =>
      sum + (id === 'coupon' || id === 'freightCoupon' ? -amount : couponsOf(children)),
    0,
  );

/** Sums of an order. @unit fen */
interface Sums {
  readonly order_id: number;
  /** Instant. */
  readonly paid_at: string;
  readonly paid: number;
  readonly refunded: number;
  /** Paid from given money. */
  readonly bonus: number;
  /** On invoices that stand, red ones with their sign. */
  readonly invoiced: number;
  readonly under_way: boolean;
  readonly open: number;
}

/** Values that stand in a statement as they are. */
export const among = (values: readonly number[]) => sql.join(values.map((value) => sql.lit(value)));

/**
 * The one definition of what can be invoiced, for every list, month and application: paid − refunded − given −
 * invoiced. Given money of a payment is shared by what of it did not go back, by largest remainder.
 * What of an order lies where is added up instead of joined: no table is gone through once for each order, whatever
 * PostgreSQL believes of their number.
 * @param which condition on the customer's orders
 */
export const sumsOf = (
  customerId: number,
  which: RawBuilder<unknown>,
): RawBuilder<Sums> => sql<Sums>`(
  with parts as (
    select s.payment_id, s.position, s.order_id, s.amount, s.refunded,
      s.amount - s.refunded as kept, p.from_bonus as given,
      sum(s.amount - s.refunded) over (partition by s.payment_id) as whole
    from payment_subjects s
    join payments p on p.customer_id = s.customer_id and p.id = s.payment_id
    where s.customer_id = ${customerId} and p.status in ('paid', 'partRefunded', 'refunded')
      and s.payment_id in (
        select mine.payment_id from orders
        join payment_subjects mine
          on mine.customer_id = orders.customer_id and mine.order_id = orders.id
        where orders.customer_id = ${customerId} and (${which})
      )
  ), low as (
    select parts.*,
      coalesce(div(given::numeric * kept, nullif(whole, 0)), 0) as share,
      coalesce(mod(given::numeric * kept, nullif(whole, 0)), 0) as rest
    from parts
  ), shared as (
    select low.*,
      row_number() over (partition by payment_id order by rest desc, position) as turn,
      case when whole = 0 then 0 else given - sum(share) over (partition by payment_id) end as odd
    from low
  ), entries as (
    select id as order_id, paid_at, 1 as named, 0 as paid, 0 as refunded, 0 as bonus, 0 as invoiced,
      false as under_way
    from orders where customer_id = ${customerId} and (${which})
    union all
    select order_id, null, 0, amount, refunded, share + case when turn <= odd then 1 else 0 end, 0, false
    from shared where order_id is not null
    union all
    select l.order_id, null, 0, 0, 0, 0, l.amount, i.status in (${among(UNDER_WAY)})
    from invoice_lines l
    join invoices i on i.customer_id = l.customer_id and i.id = l.invoice_id
    where l.customer_id = ${customerId} and i.status in (${among(HOLDING)})
      and l.order_id in (select id from orders where customer_id = ${customerId} and (${which}))
  ), sums as (
    select order_id, max(paid_at) as paid_at, sum(named) as named, sum(paid)::bigint as paid,
      sum(refunded)::bigint as refunded, sum(bonus)::bigint as bonus,
      sum(invoiced)::bigint as invoiced, bool_or(under_way) as under_way
    from entries group by order_id
  )
  select order_id, paid_at, paid, refunded, bonus, invoiced, under_way,
    greatest(0, paid - refunded - bonus - invoiced) as open
  from sums where named > 0
)`;

const NOTHING = { paid: 0, refunded: 0, bonus: 0, invoiced: 0, under_way: false, open: 0 };

/** The sums of these orders, in their sequence; one question to the database, however many they are. */
export async function amountsOf(
  db: Db,
  customerId: number,
  orders: readonly PaidOrder[],
): Promise<OpenOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .selectFrom(sumsOf(customerId, sql`id = any(${ids}::bigint[])`).as('sums'))
    .selectAll()
    .execute();
  const byOrder = new Map(rows.map((row) => [Number(row.order_id), row]));
  return orders.map((order) => {
    const sums = byOrder.get(order.id) ?? NOTHING;
    const { lines = [] } = (order.quote ?? {}) as Partial<QuoteSnapshot>;
    return {
      order,
      seller: sellerOf(order),
      paid: Number(sums.paid),
      excluded: {
        refunded: Number(sums.refunded) as Fen,
        invoiced: Number(sums.invoiced) as Fen,
        bonus: Number(sums.bonus) as Fen,
        redPacket: (order.discounts?.redPacket ?? 0) as Fen,
        coupon: couponsOf(lines) as Fen,
      },
      open: Number(sums.open),
      isUnderWay: sums.under_way,
      lastDay: lastDayOf(order.paid_at ?? '1970-01-01T00:00:00.000+08:00'),
    };
  });
}
