/** The invoice desk of the works: approves, rejects, issues, sends, voids and reverses. */
import { redReason, redState, invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { type Fen, moneyText } from '@banxin/contract/money';
import { fenOfText } from '@banxin/contract/rules/amount';
import { type Db, sqlState, type Tx, transaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Random } from '../../ports/random.ts';
import { tell } from '../message/tell.ts';
import { amountsOf } from './amounts.ts';
import { orderNumbersOf } from './apply.ts';
import { ordersOfNumbers } from './paidOrders.ts';
import { issueRed, lockRed, settleRed, writeRed } from './red.ts';
import { advanceInvoice, type InvoiceRow, lockInvoice } from './status.ts';

const LISTED = 200;
const UNIQUE_VIOLATION = '23505';

/** What the desk works with. */
export interface DeskShop {
  readonly db: Db;
  /** Instant. */
  readonly now: string;
  /** staff, or staff:<who> */
  readonly actor: string;
}

/** Lines of what waits: applications by their age, then reversals. */
export async function listDesk(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('invoices as i')
    .innerJoin('customers as c', 'c.id', 'i.customer_id')
    .select(['i.invoice_sn', 'i.kind', 'i.status', 'i.amount', 'i.applied_at', 'c.name'])
    .select(['i.medium', 'i.seller'])
    .where((eb) =>
      eb.or([
        eb('i.status', 'in', [s.applied, s.approved]),
        eb.and([eb('i.status', '=', s.invoiced), eb('i.medium', '=', 'paper')]),
      ]),
    )
    .orderBy('i.applied_at')
    .limit(LISTED)
    .execute();
  const reds = await db
    .selectFrom('invoice_reds')
    .select(['form_sn', 'state', 'amount', 'created_at'])
    .where('state', 'in', [redState.notNeeded, redState.waitsForSeller, redState.agreed])
    .where('red_id', 'is', null)
    .orderBy('created_at')
    .limit(LISTED)
    .execute();
  const lines = [
    ...rows.map((row) =>
      [
        row.invoice_sn,
        s.label(row.status),
        row.kind === 'special' ? '专票' : '普票',
        row.medium === 'paper' ? '纸质' : '电子',
        moneyText(Number(row.amount) as Fen),
        row.seller.name,
        row.name,
      ].join('  '),
    ),
    ...reds.map((red) =>
      [`红字 ${red.form_sn}`, redState.label(red.state), moneyText(Number(red.amount) as Fen)].join(
        '  ',
      ),
    ),
  ];
  return lines.length === 0 ? '没有待处理的发票' : lines.join('\n');
}

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

const withCase = ({ db }: DeskShop, number: string, step: Step): Promise<string> =>
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

const reasonOf = (reason: string): string | null => {
  const why = reason.trim();
  return why.length < 4 || why.length > 200 ? null : why;
};
const WHY =
  '请填写 4 到 200 个字的原因，客户会看到 (a reason of 4 to 200 characters, the customer reads it)';

export async function rejectInvoice(
  shop: DeskShop,
  { number, reason }: { readonly number: string; readonly reason: string },
): Promise<string> {
  const why = reasonOf(reason);
  if (why === null) return WHY;
  return withCase(shop, number, async (tx, row) => {
    const move = { event: 'REJECT', actor: shop.actor, reason: why, at: shop.now };
    const after = await advanceInvoice(tx, row, move, { reason: why });
    if (after === null) return over(row);
    await tell(tx, {
      customerId: row.customer_id,
      kind: 'invoiceRejected',
      values: { invoiceId: row.id, why },
      of: `${row.invoice_sn}:${shop.now}`,
      at: shop.now,
    });
    return `已驳回 ${row.invoice_sn}`;
  });
}

const DIGITS = /^\d{20}$/;
const NOT_A_NUMBER = '发票号码为 20 位数字 (the number of an invoice has 20 digits)';

/** A number stands on one invoice. */
async function once(number: string, write: () => Promise<string>): Promise<string> {
  if (!DIGITS.test(number)) return NOT_A_NUMBER;
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) {
      return `发票号码 ${number} 已使用 (this number stands on another invoice)`;
    }
    throw error;
  }
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
  if (why === null) return WHY;
  return withCase(shop, number, async (tx, row) => {
    const move = { event: 'CANCEL', actor: shop.actor, reason: why, at: shop.now };
    const after = await advanceInvoice(tx, row, move, { reason: why });
    if (after === null) return over(row);
    await tell(tx, {
      customerId: row.customer_id,
      kind: 'invoiceRejected',
      values: { invoiceId: row.id, why },
      of: `${row.invoice_sn}:${shop.now}`,
      at: shop.now,
    });
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
  if (why === null) return WHY;
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

/** The works enter a reversal themselves: the buyer of a special invoice has to agree, that of a general one has not. */
export const enterRed = (
  shop: DeskShop & { readonly random: Pick<Random, 'int'> },
  {
    number,
    yuan,
    reason,
  }: { readonly number: string; readonly yuan: string; readonly reason: string },
): Promise<string> =>
  withCase(shop, number, async (tx, row) => {
    const amount = fenOfText(yuan);
    const known = redReason.values.find((value) => redReason.label(value) === reason.trim());
    if (amount === null || amount <= 0) return `“${yuan}”不是金额 (not an amount)`;
    if (known === undefined) {
      return `原因为：${redReason.values.map((value) => redReason.label(value)).join('、')}`;
    }
    const state = row.kind === 'special' ? redState.waitsForBuyer : redState.notNeeded;
    const asked = { reason: known, amount, text: '', state, now: shop.now };
    const red = await writeRed(tx, row, shop.random, asked);
    return red instanceof Refusal
      ? red.message
      : `已录入红字确认单 ${red.form_sn}：${redState.label(red.state)}`;
  });

/** Issues the red invoice of a reversal that is agreed to, or that the buyer asked for. */
export const issueReversal = (
  { db, now, random }: DeskShop & { readonly random: Pick<Random, 'int'> },
  { formSN, invoiceNumber }: { readonly formSN: string; readonly invoiceNumber: string },
): Promise<string> =>
  once(invoiceNumber.trim(), () =>
    transaction(db, async (tx) => {
      const found = await lockRed(tx, { formSN: formSN.trim() });
      if (found === undefined) return `没有红字确认单 ${formSN}`;
      const { red } = found;
      const isReady = [redState.notNeeded, redState.waitsForSeller, redState.agreed].some(
        (state) => state === red.state,
      );
      if (!isReady || red.red_id !== null) return `确认单${redState.label(red.state)}，未重复处理`;
      await issueRed(tx, found, { number: invoiceNumber.trim(), random, now });
      return `已开红字发票 ${invoiceNumber.trim()}`;
    }),
  );

export async function denyReversal(
  { db, now }: DeskShop,
  { formSN, reason }: { readonly formSN: string; readonly reason: string },
): Promise<string> {
  const why = reasonOf(reason);
  if (why === null) return WHY;
  return transaction(db, async (tx) => {
    const found = await lockRed(tx, { formSN: formSN.trim() });
    if (found === undefined) return `没有红字确认单 ${formSN}`;
    const { red } = found;
    if (red.state !== redState.waitsForSeller) {
      return `确认单${redState.label(red.state)}，未重复处理`;
    }
    await settleRed(tx, red, redState.deniedBySeller, { answer: why, now });
    return `已回复不同意 ${red.form_sn}`;
  });
}
