/** Invoices of the demo: one in every status, one wholly reversed, a reversal that waits for the buyer. */
import type { Buyer, InvoiceKind, InvoiceMedium } from '@banxin/contract/entities/invoice';
import {
  invoiceType,
  redReason,
  redState,
  invoiceStatus as s,
} from '@banxin/contract/enums/invoice';
import { orderStatus } from '@banxin/contract/enums/order';
import { amountsOf, type OpenOrder, paidColumns } from '../../modules/invoice/amounts.ts';
import { columnsOf, writeLines } from '../../modules/invoice/apply.ts';
import { issueRed } from '../../modules/invoice/red.ts';
import { draftsOf } from '../../modules/invoice/sheets.ts';
import { type InvoiceRow, recordInvoice } from '../../modules/invoice/status.ts';
import type { RedRow } from '../../modules/invoice/view.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { Tx } from '../transaction.ts';
import { DEMO_TITLES } from './invoiceTitles.ts';
import { seededRandom } from './seededRandom.ts';

const HOUR = 3_600_000;

/** How an application came to where it stands: event and the status after it. */
type Path = readonly (readonly [event: string, to: number])[];

const APPROVED: Path = [['APPROVE', s.approved]];
const ISSUED: Path = [...APPROVED, ['ISSUE', s.invoiced]];

interface Row {
  readonly path: Path;
  readonly kind?: InvoiceKind;
  readonly medium?: InvoiceMedium;
  readonly reason?: string;
  /** What of it is reversed. */
  readonly red?: 'whole' | 'waits';
  /** The mailbox took its letter, or is not there. */
  readonly mailbox?: 'there' | 'gone';
}

/** The oldest first. */
const ROWS: readonly Row[] = [
  { path: ISSUED, red: 'whole' },
  { path: ISSUED, mailbox: 'gone' },
  {
    path: [...ISSUED, ['PRINT_LABEL', s.labelPrinted], ['VOID', s.voided]],
    medium: 'paper',
    reason: '客户退回，已重开',
  },
  { path: [...ISSUED, ['PRINT_LABEL', s.labelPrinted]], medium: 'paper' },
  { path: ISSUED, kind: 'special', red: 'waits' },
  { path: ISSUED, mailbox: 'there' },
  { path: [['CANCEL', s.cancelled]] },
  { path: [['REJECT', s.rejected]], reason: '抬头与税务登记号不一致，请核对后重新提交' },
  { path: APPROVED, mailbox: 'there' },
  { path: [], mailbox: 'there' },
];

function buyerOf(): Buyer {
  const [title] = DEMO_TITLES;
  if (title === undefined) throw new Error('The demo has no title');
  return {
    kind: title.kind,
    title: title.title,
    taxNumber: title.tax_number ?? '',
    address: title.address ?? '',
    phone: title.phone ?? '',
    bank: title.bank ?? '',
    bankAccount: title.bank_account ?? '',
  };
}

const RECEIVER = {
  ...{ consignee: '财务部', mobilePhone: '13800000001', province: '上海市', city: '上海市' },
  ...{ district: '闵行区', detail: '春申路 100 号' },
};

/** Where the demo's invoices go. */
const MAILBOX = { there: 'caiwu@yuexiang.example', gone: 'caiwu@yuexiang.exmple' } as const;

/** The letter of one that was issued, as it ended. */
async function addMail(tx: Tx, row: InvoiceRow, mailbox: keyof typeof MAILBOX): Promise<void> {
  const at = row.issued_at;
  if (at === null) return;
  const isThere = mailbox === 'there';
  await tx
    .insertInto('invoice_mails')
    .values({
      customer_id: row.customer_id,
      invoice_id: row.id,
      login_id: row.applied_by,
      address: row.mail,
      state: isThere ? 'sent' : 'given_up',
      tries: 1,
      trouble: isThere ? null : 'refused',
      detail: isThere ? null : 'EENVELOPE RCPT TO 550',
      ...{ due_at: at, created_at: at, ended_at: instantOf(msOf(at) + 5_000) },
    })
    .execute();
}

const numberOf = (channel: number, id: number): string =>
  `26411${channel}${String(id).padStart(14, '0')}`;

async function addInvoice(
  tx: Tx,
  order: OpenOrder,
  { path, kind = 'general', medium = 'electronic', reason, mailbox }: Row,
  { id, at }: { readonly id: number; readonly at: number },
): Promise<InvoiceRow> {
  const [draft] = draftsOf([order]);
  if (draft === undefined) throw new Error(`${order.order.order_sn} makes no invoice`);
  const customerId = order.order.customer_id;
  const timeOf = (step: number): string => instantOf(at + step * 2 * HOUR);
  const issuedAt = path.findIndex(([event]) => event === 'ISSUE');
  const status = path.at(-1)?.[1] ?? s.applied;
  const isSent = path.some(([event]) => event === 'PRINT_LABEL');
  const receiver = medium === 'paper' ? RECEIVER : null;
  const mail = mailbox === undefined ? '' : MAILBOX[mailbox];
  const row = await tx
    .insertInto('invoices')
    .values({
      ...columnsOf(draft, { buyer: buyerOf(), receiver }, { kind, medium, mail, remark: '' }),
      ...{ customer_id: customerId, invoice_sn: `592611180000${String(id).padStart(4, '0')}` },
      ...{ type: invoiceType.normal, status, reason: reason ?? null },
      number: issuedAt === -1 ? null : numberOf(2, id),
      issued_at: issuedAt === -1 ? null : timeOf(issuedAt + 1),
      carrier: isSent ? 'ems' : null,
      tracking_no: isSent ? `11${String(id).padStart(11, '0')}` : null,
      ...{ applied_by: customerId, applied_at: timeOf(0), updated_at: timeOf(path.length) },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeLines(tx, row, draft.lines);
  if (mailbox !== undefined) await addMail(tx, row, mailbox);
  const actor = `customer:${customerId}`;
  await recordInvoice(tx, row, null, s.applied, { event: 'APPLY', actor, at: timeOf(0) });
  let from: number = s.applied;
  for (const [step, [event, to]] of path.entries()) {
    const by = event === 'CANCEL' ? actor : 'staff';
    await recordInvoice(tx, row, from, to, { event, actor: by, reason, at: timeOf(step + 1) });
    from = to;
  }
  return row;
}

async function addRed(
  tx: Tx,
  row: InvoiceRow,
  {
    red,
    id,
    at,
  }: { readonly red: NonNullable<Row['red']>; readonly id: number; readonly at: string },
): Promise<RedRow> {
  const waits = red === 'waits';
  return tx
    .insertInto('invoice_reds')
    .values({
      customer_id: row.customer_id,
      form_sn: `692611180000${String(id).padStart(4, '0')}`,
      invoice_id: row.id,
      state: waits ? redState.waitsForBuyer : redState.agreed,
      reason: red === 'whole' ? redReason.wrong : redReason.allowance,
      amount: red === 'whole' ? Number(row.amount) : Math.ceil(Number(row.amount) / 5),
      text: red === 'whole' ? '抬头开错，重开' : '数量折让',
      until: waits ? instantOf(msOf(at) + 72 * HOUR) : null,
      answer: null,
      red_id: null,
      ...{ created_at: at, updated_at: at },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @param writtenAt instant */
export async function seedInvoices(
  tx: Tx,
  ids: ReadonlyMap<string, number>,
  writtenAt: string,
): Promise<void> {
  const customer = ids.get('悦享包装');
  if (customer === undefined) throw new Error('The demo has no customer for its invoices');
  const orders = await tx
    .selectFrom('orders')
    .select(paidColumns)
    .where('customer_id', '=', customer)
    .where('status', '=', orderStatus.delivered)
    .where('paid', '>', 0)
    .where('refunded', '=', 0)
    .orderBy('id')
    .limit(ROWS.length)
    .execute();
  const open = await amountsOf(tx, customer, orders);
  const random = seededRandom(customer);
  for (const [index, row] of ROWS.entries()) {
    const order = open[index];
    if (order === undefined || order.open === 0)
      throw new Error('The demo has too few paid orders');
    const id = index + 1;
    const at = msOf(writtenAt) - (ROWS.length - index) * 12 * HOUR;
    const written = await addInvoice(tx, order, row, { id, at });
    if (row.red === undefined) continue;
    const now = instantOf(at + 10 * HOUR);
    const red = await addRed(tx, written, { red: row.red, id, at: now });
    if (row.red === 'waits') continue;
    await issueRed(
      tx,
      { red, row: written },
      { number: numberOf(3, id), random, now, isQuiet: true },
    );
  }
}
