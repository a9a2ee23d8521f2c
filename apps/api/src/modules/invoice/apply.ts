/** Applications for invoices: what they would be, sending them all or none, sending a rejected one again, taking one back. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  applyInvoice,
  cancelInvoice,
  previewInvoice,
  resubmitInvoice,
} from '@banxin/contract/calls/invoice/invoice';
import { INVOICE_ORDERS_MAX, INVOICE_WORKDAYS } from '@banxin/contract/constants';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { Buyer } from '@banxin/contract/entities/invoice';
import { invoiceType, invoiceStatus as s } from '@banxin/contract/enums/invoice';
import type { Fen } from '@banxin/contract/money';
import { type AmountMoved, invoice as refusals } from '@banxin/contract/refusals/invoice';
import { plain } from '@banxin/contract/refusals/plain';
import { messageOf } from '@banxin/contract/refusals/row';
import { missingForSpecial } from '@banxin/contract/rules/invoiceTitle';
import { addWorkdays, dateOf, dayNumber } from '@banxin/pricing/calendar';
import type { Customer, UserContext } from '../../context.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { isCompanyProved } from '../authentication/authentication.ts';
import { paymentNumber, withFreeNumber } from '../order/orderNumber.ts';
import { amountsOf, type OpenOrder } from './amounts.ts';
import { openOfMonth, ordersOfNumbers } from './paidOrders.ts';
import { type Draft, draftsOf, sheetOf, sumsOf } from './sheets.ts';
import {
  advanceInvoice,
  findInvoice,
  type InvoiceRow,
  lockInvoice,
  recordInvoice,
} from './status.ts';
import { findTitle, titleOf } from './titles.ts';

/** By which an invoice is issued that is applied for now. @param now instant */
export const dueDayOf = (now: string): string =>
  dateOf(addWorkdays(dayNumber(dayOf(msOf(now))), INVOICE_WORKDAYS));

/** Why one of these cannot be applied for now; null when all of them can. @param today day */
function whyNot(orders: readonly OpenOrder[], today: string): Refusal | null {
  for (const { order, open, isUnderWay, lastDay } of orders) {
    const orderSN = order.order_sn;
    if (lastDay < today) return refuse(refusals.orderTooOld, { orderSN, day: lastDay });
    if (open === 0 && isUnderWay) return refuse(refusals.alreadyApplied, { orderSN });
  }
  return null;
}

/** The orders of an application: those that are named, all of a month that can be, or those of a rejected one. */
async function chosen(
  { db, customer: { ownerId }, now }: Pick<UserContext, 'db' | 'customer' | 'now'>,
  { orderSNs, month, id }: Pick<ParsedOf<typeof previewInvoice>, 'orderSNs' | 'month' | 'id'>,
): Promise<OpenOrder[] | Refusal> {
  if (month !== undefined) {
    return openOfMonth(db, ownerId, { month, now, isLocked: false });
  }
  let numbers = orderSNs ?? [];
  if (id !== undefined) {
    const row = await findInvoice(db, ownerId, id);
    if (row === undefined) return refuse(plain.notFound);
    if (row.status !== s.rejected) {
      return refuse(refusals.moved, { status: s.label(row.status) });
    }
    numbers = await orderNumbersOf(db, row);
  }
  const wanted = [...new Set(numbers)];
  const orders = await ordersOfNumbers(db, ownerId, wanted, { isLocked: false });
  if (orders.length < wanted.length) return refuse(plain.notFound);
  return amountsOf(db, ownerId, orders);
}

/** The orders of an invoice. */
export async function orderNumbersOf(
  db: Db,
  { customer_id, id }: Pick<InvoiceRow, 'customer_id' | 'id'>,
): Promise<string[]> {
  const lines = await db
    .selectFrom('invoice_lines')
    .select('order_sn')
    .where('customer_id', '=', customer_id)
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute();
  return lines.map(({ order_sn }) => order_sn);
}

export async function preview(
  context: UserContext,
  { kind, ...which }: ParsedOf<typeof previewInvoice>,
): Promise<OutputOf<typeof previewInvoice> | Refusal> {
  const { db, now, customer } = context;
  const orders = await chosen(context, which);
  if (orders instanceof Refusal) return orders;
  const refusal = whyNot(orders, dayOf(msOf(now)));
  if (refusal !== null) return refusal;
  const open = orders.filter((one) => one.open > 0);
  if (open.length === 0) return refuse(refusals.nothingToInvoice);
  if (open.length > INVOICE_ORDERS_MAX) {
    return refuse(refusals.tooManyOrders, { most: INVOICE_ORDERS_MAX });
  }
  const sheets = draftsOf(open).map(sheetOf);
  return {
    sheets,
    expected: open.map((one) => ({ orderSN: one.order.order_sn, amount: one.open as Fen })),
    sum: sheets.reduce((sum, sheet) => sum + sheet.sum, 0) as Fen,
    dueDay: dueDayOf(now),
    isAuthenticated: kind === 'general' || (await isCompanyProved(db, customer.ownerId)),
  };
}

/** Why a rejected application cannot be sent again now; null when it can. */
export async function resubmitRefusal(
  { db, now }: Pick<UserContext, 'db' | 'now'>,
  row: InvoiceRow,
): Promise<Refusal | null> {
  const numbers = await orderNumbersOf(db, row);
  const orders = await ordersOfNumbers(db, row.customer_id, numbers, { isLocked: false });
  const open = await amountsOf(db, row.customer_id, orders);
  const refusal = whyNot(open, dayOf(msOf(now)));
  if (refusal !== null) return refusal;
  return open.every((one) => one.open > 0) ? null : refuse(refusals.nothingToInvoice);
}

type Application = ParsedOf<typeof applyInvoice> | ParsedOf<typeof resubmitInvoice>;

/** Whom it is made out to and where it goes, as the customer keeps them now. */
async function partiesOf(
  tx: Tx,
  customer: Customer,
  { kind, titleId, medium, addressId }: Application,
): Promise<{ buyer: Buyer; receiver: AddressInput | null } | Refusal> {
  const row = await findTitle(tx, customer.ownerId, titleId);
  if (row === undefined) return refuse(plain.notFound);
  const { kind: holder, title, taxNumber, address, phone, bank, bankAccount } = titleOf(row);
  const buyer: Buyer = { kind: holder, title, taxNumber, address, phone, bank, bankAccount };
  if (kind === 'special') {
    if (!(await isCompanyProved(tx, customer.ownerId))) {
      return refuse(refusals.notAuthenticated);
    }
    const missing = missingForSpecial(buyer);
    if (missing === null) return refuse(refusals.personSpecial);
    if (missing.length > 0) return refuse(refusals.titleIncomplete);
  }
  if (medium === 'electronic') return { buyer, receiver: null };
  const to =
    addressId === undefined
      ? undefined
      : await tx
          .selectFrom('addresses')
          .selectAll()
          .where('customer_id', '=', customer.ownerId)
          .where('id', '=', addressId)
          .executeTakeFirst();
  if (to === undefined) return invalid({ addressId: messageOf(refusals.addressRequired) });
  const { consignee, mobile: mobilePhone, province, city, district, detail } = to;
  return { buyer, receiver: { consignee, mobilePhone, province, city, district, detail } };
}

/** What has changed since somebody looked. Orders that left or joined the choice count as changed. */
function movedSince(
  orders: readonly OpenOrder[],
  expected: Application['expected'],
): AmountMoved[] {
  const now = new Map(orders.map(({ order, open }) => [order.order_sn, open]));
  const before = new Map(expected.map(({ orderSN, amount }) => [orderSN, Number(amount)]));
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((orderSN) => {
    const [was, is] = [before.get(orderSN) ?? 0, now.get(orderSN) ?? 0];
    return was === is ? [] : [{ orderSN, before: was as Fen, now: is as Fen }];
  });
}

/** The orders of an application behind their locks, as they were seen; or why not. */
async function lockedAsSeen(
  tx: Tx,
  { customer: { ownerId }, now }: UserContext,
  { expected, month }: Pick<ParsedOf<typeof applyInvoice>, 'expected' | 'month'>,
): Promise<OpenOrder[] | Refusal> {
  const today = dayOf(msOf(now));
  const numbers = [...new Set(expected.map(({ orderSN }) => orderSN))];
  const locked = await ordersOfNumbers(tx, ownerId, numbers, { isLocked: true });
  if (locked.length < numbers.length) return refuse(plain.notFound);
  const orders = await amountsOf(tx, ownerId, locked);
  const refusal = whyNot(orders, today);
  if (refusal !== null) return refusal;
  const rest =
    month === undefined
      ? []
      : (await openOfMonth(tx, ownerId, { month, now, isLocked: true })).filter(
          ({ order }) => !numbers.includes(order.order_sn),
        );
  const moved = movedSince([...orders, ...rest], expected);
  if (moved.length > 0) return refuse(refusals.amountMoved, { orders: moved });
  return orders.every(({ open }) => open > 0) ? orders : refuse(refusals.nothingToInvoice);
}

/** Writes the lines of an invoice. */
export async function writeLines(
  tx: Tx,
  { customer_id, id }: Pick<InvoiceRow, 'customer_id' | 'id'>,
  lines: Draft['lines'],
): Promise<void> {
  await tx
    .insertInto('invoice_lines')
    .values(
      lines.map(({ orderId, orderSN, ...line }, at) => ({
        customer_id,
        invoice_id: id,
        position: at + 1,
        order_id: orderId,
        order_sn: orderSN,
        ...line,
      })),
    )
    .execute();
}

/** What of an application stands in the row of its invoice. */
export const columnsOf = (
  { seller, lines }: Draft,
  { buyer, receiver }: { readonly buyer: Buyer; readonly receiver: AddressInput | null },
  { kind, medium, mail, remark }: Pick<Application, 'kind' | 'medium' | 'mail' | 'remark'>,
) => {
  const { net, tax, sum } = sumsOf(lines);
  return {
    ...{ kind, medium, mail, remark, net, tax, amount: sum, factory: seller.factory },
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(buyer),
    receiver: receiver && JSON.stringify(receiver),
    search_text: [buyer.title, seller.name, ...lines.map(({ orderSN }) => orderSN)].join(' '),
  };
};

/** A new application for the orders of one selling company; answers its id. */
async function applyFor(
  tx: Tx,
  { customer, now, random }: UserContext,
  draft: Draft,
  columns: ReturnType<typeof columnsOf>,
): Promise<number> {
  const row = await withFreeNumber(
    () => `5${paymentNumber(random, now.slice(0, 10))}`,
    (invoiceSN) =>
      tx
        .insertInto('invoices')
        .values({
          ...columns,
          customer_id: customer.ownerId,
          invoice_sn: invoiceSN,
          type: invoiceType.normal,
          status: s.applied,
          applied_by: customer.id,
          applied_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('invoice_sn').doNothing())
        .returningAll()
        .executeTakeFirst(),
  );
  await writeLines(tx, row, draft.lines);
  const move = { event: 'APPLY', actor: `customer:${customer.id}`, at: now };
  await recordInvoice(tx, row, null, s.applied, move);
  return row.id;
}

export const apply = (
  context: UserContext,
  input: ParsedOf<typeof applyInvoice>,
): Promise<OutputOf<typeof applyInvoice> | Refusal> =>
  transaction(context.db, async (tx): Promise<OutputOf<typeof applyInvoice> | Refusal> => {
    const parties = await partiesOf(tx, context.customer, input);
    if (parties instanceof Refusal) return parties;
    const orders = await lockedAsSeen(tx, context, input);
    if (orders instanceof Refusal) return orders;
    const ids: number[] = [];
    for (const draft of draftsOf(orders)) {
      ids.push(await applyFor(tx, context, draft, columnsOf(draft, parties, input)));
    }
    return { ids, dueDay: dueDayOf(context.now) };
  });

export const resubmit = (
  context: UserContext,
  input: ParsedOf<typeof resubmitInvoice>,
): Promise<OutputOf<typeof resubmitInvoice> | Refusal> =>
  transaction(context.db, async (tx): Promise<OutputOf<typeof resubmitInvoice> | Refusal> => {
    const { customer, now } = context;
    const before = await findInvoice(tx, customer.ownerId, input.id);
    if (before === undefined) return refuse(plain.notFound);
    const known = await orderNumbersOf(tx, before);
    if (input.expected.some(({ orderSN }) => !known.includes(orderSN))) {
      return refuse(plain.notFound);
    }
    const parties = await partiesOf(tx, customer, input);
    if (parties instanceof Refusal) return parties;
    const orders = await lockedAsSeen(tx, context, input);
    if (orders instanceof Refusal) return orders;
    const row = await lockInvoice(tx, customer.ownerId, input.id);
    // Meanwhile some of its orders may have gone to another factory, which sells for another company.
    const [draft, ...further] = draftsOf(orders);
    if (row === undefined || draft === undefined) return refuse(plain.notFound);
    const move = { event: 'RESUBMIT', actor: `customer:${customer.id}`, at: now };
    const after = await advanceInvoice(tx, row, move, {
      ...columnsOf(draft, parties, input),
      reason: null,
      applied_by: customer.id,
      applied_at: now,
    });
    if (after === null) return refuse(refusals.moved, { status: s.label(row.status) });
    await tx
      .deleteFrom('invoice_lines')
      .where('customer_id', '=', row.customer_id)
      .where('invoice_id', '=', row.id)
      .execute();
    await writeLines(tx, row, draft.lines);
    const ids = [row.id];
    for (const other of further) {
      ids.push(await applyFor(tx, context, other, columnsOf(other, parties, input)));
    }
    return { ids, dueDay: dueDayOf(now) };
  });

export const cancel = (
  { db, customer, now }: UserContext,
  { id }: ParsedOf<typeof cancelInvoice>,
): Promise<null | Refusal> =>
  transaction(db, async (tx): Promise<null | Refusal> => {
    const row = await lockInvoice(tx, customer.ownerId, id);
    if (row === undefined) return refuse(plain.notFound);
    if (row.status === s.cancelled) return null;
    const move = { event: 'CANCEL', actor: `customer:${customer.id}`, at: now };
    const after = await advanceInvoice(tx, row, move);
    return after === null ? refuse(refusals.moved, { status: s.label(row.status) }) : null;
  });
