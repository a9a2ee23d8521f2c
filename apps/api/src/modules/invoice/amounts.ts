/** What can be invoiced of an order: paid in cash or principal − refunds − what stands on invoices already. */
import { INVOICE_WITHIN_DAYS, VAT_PERCENT, VAT_SERVICE_PERCENT } from '@banxin/contract/constants';
import type { Invoiceable, Seller } from '@banxin/contract/entities/invoice';
import type { QuoteLine, QuoteSnapshot } from '@banxin/contract/entities/quote';
import { type Factory, factory, factoryCompany } from '@banxin/contract/enums/factory';
import { invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { orderFlag } from '@banxin/contract/enums/order';
import type { Fen } from '@banxin/contract/money';
import { allocate } from '@banxin/pricing/money';
import { productById } from '@banxin/pricing/products';
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

/** Everything that was paid by the payments that settled one of these orders. */
const partsOf = (db: Db, customerId: number, ids: readonly number[]) =>
  db
    .selectFrom('payment_subjects as s')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.customer_id', '=', 's.customer_id').onRef('p.id', '=', 's.payment_id'),
    )
    .select(['s.payment_id', 's.order_id', 's.amount', 's.refunded', 'p.from_bonus'])
    .where('s.customer_id', '=', customerId)
    .where('p.status', 'in', ['paid', 'partRefunded', 'refunded'])
    .where('s.payment_id', 'in', (eb) =>
      eb
        .selectFrom('payment_subjects as mine')
        .select('mine.payment_id')
        .where('mine.customer_id', '=', customerId)
        .where('mine.order_id', 'in', ids),
    )
    .orderBy('s.payment_id')
    .orderBy('s.position')
    .execute();

/** What stands on invoices, red ones with their sign, by order. */
const invoicedOf = (db: Db, customerId: number, ids: readonly number[]) =>
  db
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.customer_id', '=', 'l.customer_id').onRef('i.id', '=', 'l.invoice_id'),
    )
    .select(({ fn }) => ['l.order_id', 'i.status', fn.sum<number>('l.amount').as('amount')])
    .where('l.customer_id', '=', customerId)
    .where('l.order_id', 'in', ids)
    .where('i.status', 'in', HOLDING)
    .groupBy(['l.order_id', 'i.status'])
    .execute();

interface Paid {
  paid: number;
  refunded: number;
  bonus: number;
}

/** What was paid for each order; given money of a payment is shared by what of it did not go back. */
async function paidOf(
  db: Db,
  customerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Paid>> {
  const byPayment = new Map<number, Awaited<ReturnType<typeof partsOf>>>();
  for (const part of await partsOf(db, customerId, ids)) {
    byPayment.set(part.payment_id, [...(byPayment.get(part.payment_id) ?? []), part]);
  }
  const found = new Map<number, Paid>();
  for (const parts of byPayment.values()) {
    const given = allocate(
      Number(parts[0]?.from_bonus ?? 0) as Fen,
      parts.map(({ amount, refunded }) => Number(amount) - Number(refunded)),
    );
    for (const [at, { order_id, amount, refunded }] of parts.entries()) {
      if (order_id === null) continue;
      const sum = found.get(order_id) ?? { paid: 0, refunded: 0, bonus: 0 };
      sum.paid += Number(amount);
      sum.refunded += Number(refunded);
      sum.bonus += given[at] ?? 0;
      found.set(order_id, sum);
    }
  }
  return found;
}

/** The sums of these orders, in their sequence; three questions to the database, however many they are. */
export async function amountsOf(
  db: Db,
  customerId: number,
  orders: readonly PaidOrder[],
): Promise<OpenOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const paid = await paidOf(db, customerId, ids);
  const invoiced = await invoicedOf(db, customerId, ids);
  return orders.map((order) => {
    const sum = paid.get(order.id) ?? { paid: 0, refunded: 0, bonus: 0 };
    const standing = invoiced.filter(({ order_id }) => order_id === order.id);
    const already = standing.reduce((total, { amount }) => total + Number(amount), 0);
    const { lines = [] } = (order.quote ?? {}) as Partial<QuoteSnapshot>;
    return {
      order,
      seller: sellerOf(order),
      paid: sum.paid,
      excluded: {
        refunded: sum.refunded as Fen,
        invoiced: already as Fen,
        bonus: sum.bonus as Fen,
        redPacket: (order.discounts?.redPacket ?? 0) as Fen,
        coupon: couponsOf(lines) as Fen,
      },
      open: Math.max(0, sum.paid - sum.refunded - sum.bonus - already),
      isUnderWay: standing.some(({ status }) => UNDER_WAY.some((one) => one === status)),
      lastDay: lastDayOf(order.paid_at ?? '1970-01-01T00:00:00.000+08:00'),
    };
  });
}
