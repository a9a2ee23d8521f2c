/** How one order stands with its invoices. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getOrderInvoices } from '@banxin/contract/calls/invoice/invoice';
import { invoiceStatus as s } from '@banxin/contract/enums/invoice';
import type { Fen } from '@banxin/contract/money';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { plain } from '@banxin/contract/refusals/plain';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { amountsOf, HOLDING, paidColumns } from './amounts.ts';
import { refusalOf } from './paidOrders.ts';

/** Invoices of one order that are shown. */
const SHOWN = 20;

export async function readOrderInvoices(
  { db, customer: { ownerId }, now }: UserContext,
  { orderSN }: ParsedOf<typeof getOrderInvoices>,
): Promise<OutputOf<typeof getOrderInvoices> | Refusal> {
  const order = await db
    .selectFrom('orders')
    .select(paidColumns)
    .select('paid')
    .where('customer_id', '=', ownerId)
    .where('order_sn', '=', orderSN)
    .executeTakeFirst();
  if (order === undefined) return refuse(plain.notFound);
  const rows = await db
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.customer_id', '=', 'l.customer_id').onRef('i.id', '=', 'l.invoice_id'),
    )
    .select(['i.id', 'i.type', 'i.status', 'i.number', 'l.amount'])
    .where('l.customer_id', '=', ownerId)
    .where('l.order_id', '=', order.id)
    .where('i.status', 'in', [...HOLDING, s.rejected])
    .orderBy('i.id', 'desc')
    .limit(SHOWN)
    .execute();
  const invoices = rows.map((row) => ({ ...row, amount: Number(row.amount) as Fen }));
  const [one] = Number(order.paid) > 0 ? await amountsOf(db, ownerId, [order]) : [];
  if (one === undefined) {
    return {
      ...{ invoices, isUnderWay: false, open: 0 as Fen, lastDay: null },
      refusal: messageOf(refusals.notPaid),
    };
  }
  const { open, isUnderWay, lastDay } = one;
  const refusal = refusalOf(one, dayOf(msOf(now)));
  return { invoices, isUnderWay, open: open as Fen, lastDay, refusal };
}
