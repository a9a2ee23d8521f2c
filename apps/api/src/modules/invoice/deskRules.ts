/** Why the invoice desk cannot take a step that the chart has: sums that fell, electronic ones, another month. */
import { invoiceType, redState, invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { amountsOf } from './amounts.ts';
import { orderNumbersOf } from './apply.ts';
import { ordersOfNumbers } from './paidOrders.ts';
import type { InvoiceRow } from './status.ts';

/** Orders of which less can be invoiced than stands on the invoice: some of it was refunded since. */
export async function fallenOrders(db: Db, row: InvoiceRow): Promise<string[]> {
  const numbers = await orderNumbersOf(db, row);
  const orders = await ordersOfNumbers(db, row.customer_id, numbers, { isLocked: false });
  return (await amountsOf(db, row.customer_id, orders))
    .filter(
      ({ paid, excluded }) => paid - excluded.refunded - excluded.bonus - excluded.invoiced < 0,
    )
    .map(({ order }) => order.order_sn);
}

/** Why one that waits is neither approved nor issued: its sums do not hold. */
export async function fallenRefusal(db: Db, row: InvoiceRow): Promise<Refusal | null> {
  const orders = await fallenOrders(db, row);
  if (orders.length === 0) return null;
  return refuse(refusals.fallen, { orders, isApproved: row.status === s.approved });
}

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
