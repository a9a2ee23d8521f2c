/** The invoice desk of the works: approves, rejects, issues, sends and voids. */
import { redState, invoiceStatus as s } from '@banxin/contract/enums/invoice';
import type { Fen } from '@banxin/contract/money';
import { type Tx, transaction } from '../../db/transaction.ts';
import { type DeskShop, REASON_ASKED, reasonOf } from '../../desk.ts';
import { tell } from '../message/tell.ts';
import { amountsOf } from './amounts.ts';
import { orderNumbersOf } from './apply.ts';
import { once } from './invoiceNumber.ts';
import { ordersOfNumbers } from './paidOrders.ts';
import { advanceInvoice, type InvoiceRow, lockInvoice } from './status.ts';

const unknown = (number: string): string => `没有发票申请 ${number}`;
const over = (row: InvoiceRow): string =>
  `此单已变为“${s.label(row.status)}”，未重复处理 (${row.invoice_sn})`;

/** An application behind the locks of its orders and its own. */
async function lockCase(tx: Tx, number: string): Promise<InvoiceRow | undefined> {
  const known = await tx
    .selectFrom('invoices')
    .select(['customer_id', 'id'])
    .where('invoice_sn', '=', number.trim())
    .executeTakeFirst();
  if (known === undefined) return undefined;
  const numbers = await orderNumbersOf(tx, known);
  await ordersOfNumbers(tx, known.customer_id, numbers, { isLocked: true });
  return lockInvoice(tx, known.customer_id, known.id);
}

/** Orders of which less can be invoiced than stands on the invoice: some of it was refunded since. */
async function fallenOrders(tx: Tx, row: InvoiceRow): Promise<string[]> {
  const numbers = await orderNumbersOf(tx, row);
  const orders = await ordersOfNumbers(tx, row.customer_id, numbers, { isLocked: false });
  return (await amountsOf(tx, row.customer_id, orders))
    .filter(
      ({ paid, excluded }) => paid - excluded.refunded - excluded.bonus - excluded.invoiced < 0,
    )
    .map(({ order }) => order.order_sn);
}

type Step = (tx: Tx, row: InvoiceRow) => Promise<string>;

export const withCase = (
  { db }: Pick<DeskShop, 'db'>,
  number: string,
  step: Step,
): Promise<string> =>
  transaction(db, async (tx) => {
    const row = await lockCase(tx, number);
    return row === undefined ? unknown(number) : step(tx, row);
  });

const fallenText = (orders: readonly string[]): string =>
  `可开票金额已变动：${orders.join('、')}，请驳回后由客户重新提交 (some was refunded since: reject it)`;

export const approveInvoice = (shop: DeskShop, number: string): Promise<string> =>
  withCase(shop, number, async (tx, row) => {
    const fallen = await fallenOrders(tx, row);
    if (row.status === s.applied && fallen.length > 0) return fallenText(fallen);
    const move = { event: 'APPROVE', actor: shop.actor, at: shop.now };
    return (await advanceInvoice(tx, row, move)) ? `已审核通过 ${row.invoice_sn}` : over(row);
  });

const tellRejected = (tx: Tx, row: InvoiceRow, why: string, at: string): Promise<void> =>
  tell(tx, {
    customerId: row.customer_id,
    kind: 'invoiceRejected',
    values: { invoiceId: row.id, why },
    of: `${row.invoice_sn}:${at}`,
    at,
  });

export async function rejectInvoice(
  shop: DeskShop,
  { number, reason }: { readonly number: string; readonly reason: string },
): Promise<string> {
  const why = reasonOf(reason);
  if (why === null) return REASON_ASKED;
  return withCase(shop, number, async (tx, row) => {
    const move = { event: 'REJECT', actor: shop.actor, reason: why, at: shop.now };
    const after = await advanceInvoice(tx, row, move, { reason: why });
    if (after === null) return over(row);
    await tellRejected(tx, row, why, shop.now);
    return `已驳回 ${row.invoice_sn}`;
  });
}

export const issueInvoice = (
  shop: DeskShop,
  { number, invoiceNumber }: { readonly number: string; readonly invoiceNumber: string },
): Promise<string> =>
  once(invoiceNumber.trim(), () =>
    withCase(shop, number, async (tx, row) => {
      const fallen = await fallenOrders(tx, row);
      if (row.status === s.approved && fallen.length > 0) return fallenText(fallen);
      const move = { event: 'ISSUE', actor: shop.actor, at: shop.now };
      const set = { number: invoiceNumber.trim(), issued_at: shop.now };
      if ((await advanceInvoice(tx, row, move, set)) === null) return over(row);
      await tell(tx, {
        customerId: row.customer_id,
        kind: 'invoiceIssued',
        values: {
          invoiceId: row.id,
          number: invoiceNumber.trim(),
          amount: Number(row.amount) as Fen,
        },
        of: invoiceNumber.trim(),
        at: shop.now,
      });
      return `已开票 ${row.invoice_sn}：${invoiceNumber.trim()}`;
    }),
  );

/** A case that was approved and cannot be issued after all goes back to its orders. */
export async function withdrawApproval(
  shop: DeskShop,
  { number, reason }: { readonly number: string; readonly reason: string },
): Promise<string> {
  const why = reasonOf(reason);
  if (why === null) return REASON_ASKED;
  return withCase(shop, number, async (tx, row) => {
    const move = { event: 'CANCEL', actor: shop.actor, reason: why, at: shop.now };
    const after = await advanceInvoice(tx, row, move, { reason: why });
    if (after === null) return over(row);
    await tellRejected(tx, row, why, shop.now);
    return `已取消 ${row.invoice_sn}，订单可重新申请`;
  });
}

export const printLabel = (
  shop: DeskShop,
  { number, carrier, tracking }: { number: string; carrier: string; tracking: string },
): Promise<string> =>
  withCase(shop, number, async (tx, row) => {
    if (row.medium !== 'paper') return '电子发票不寄送 (electronic invoices are not sent)';
    const move = { event: 'PRINT_LABEL', actor: shop.actor, at: shop.now };
    const set = { carrier: carrier.trim(), tracking_no: tracking.trim() };
    return (await advanceInvoice(tx, row, move, set))
      ? `已打印快递单 ${row.invoice_sn}：${carrier} ${tracking}`
      : over(row);
  });

/** Paper of this month alone: what is electronic, or older, is reversed. */
export async function voidInvoice(
  shop: DeskShop,
  { number, reason }: { readonly number: string; readonly reason: string },
): Promise<string> {
  const why = reasonOf(reason);
  if (why === null) return REASON_ASKED;
  return withCase(shop, number, async (tx, row) => {
    const isOfMonth = row.issued_at?.slice(0, 7) === shop.now.slice(0, 7);
    if (row.medium !== 'paper' || !isOfMonth) {
      return '只能作废当月纸质发票 (only paper invoices of this month can be voided)';
    }
    const reds = await tx
      .selectFrom('invoice_reds')
      .select('id')
      .where('customer_id', '=', row.customer_id)
      .where('invoice_id', '=', row.id)
      .where('state', '<=', redState.agreed)
      .executeTakeFirst();
    if (reds !== undefined) return '这张发票有红冲，不能作废 (it is being reversed)';
    const move = { event: 'VOID', actor: shop.actor, reason: why, at: shop.now };
    return (await advanceInvoice(tx, row, move, { reason: why }))
      ? `已作废 ${row.invoice_sn}`
      : over(row);
  });
}
