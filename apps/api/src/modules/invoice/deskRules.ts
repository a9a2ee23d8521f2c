/** Why the invoice desk cannot take a step that the chart has: sums that fell, electronic ones, another month. */
import { invoiceType, redState, invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { amountsOf } from './amounts.ts';
import { orderNumbersOf } from './apply.ts';
import { ordersOfNumbers } from './paidOrders.ts';
import type { InvoiceRow } from './status.ts';

/** What is left of each order when this and all its other invoices stand; below zero where some was refunded since. */
export async function restsOf(db: Db, row: InvoiceRow): Promise<ReadonlyMap<string, number>> {
  const numbers = await orderNumbersOf(db, row);
  const orders = await ordersOfNumbers(db, row.customer_id, numbers, { isLocked: false });
  const amounts = await amountsOf(db, row.customer_id, orders);
  return new Map(
    amounts.map(({ order, paid, excluded: { refunded, bonus, invoiced } }) => [
      order.order_sn,
      paid - refunded - bonus - invoiced,
    ]),
  );
}

/** Why one is neither approved nor issued: less can be invoiced of its orders than it says. */
export function restRefusal(
  rests: ReadonlyMap<string, number>,
  { status }: Pick<InvoiceRow, 'status'>,
): Refusal | null {
  const orders = [...rests].filter(([, rest]) => rest < 0).map(([orderSN]) => orderSN);
  const isApproved = status === s.approved;
  return orders.length === 0 ? null : refuse(refusals.fallen, { orders, isApproved });
}

/** The same of one that waits, as its orders stand now. */
export const fallenRefusal = async (db: Db, row: InvoiceRow): Promise<Refusal | null> =>
  restRefusal(await restsOf(db, row), row);

/** Why it is not sent by courier. */
export const labelRefusal = ({ medium }: Pick<InvoiceRow, 'medium'>): Refusal | null =>
  medium === 'paper' ? null : refuse(refusals.electronicNotSent);

/** Why it cannot be voided: what is electronic, or older, is reversed instead. @param now instant */
export async function voidRefusal(db: Db, row: InvoiceRow, now: string): Promise<Refusal | null> {
  if (row.type === invoiceType.negative) return refuse(refusals.redNotVoided);
  const isOfMonth = row.issued_at?.slice(0, 7) === now.slice(0, 7);
  if (row.medium !== 'paper' || !isOfMonth) return refuse(refusals.onlyPaperOfMonth);
  const red = await db
    .selectFrom('invoice_reds')
    .select('id')
    .where('customer_id', '=', row.customer_id)
    .where('invoice_id', '=', row.id)
    .where('state', '<=', redState.agreed)
    .executeTakeFirst();
  return red === undefined ? null : refuse(refusals.beingReversed);
}
