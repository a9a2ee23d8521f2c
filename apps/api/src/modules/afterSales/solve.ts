/** What a solution does: money goes back, or an order makes the pieces again. The caller holds the ticket's lock. */
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import {
  type AfterSalesSolution,
  afterSalesCause,
  afterSalesRecordStatus,
  afterSalesSolution,
  refundMethod,
} from '@banxin/contract/enums/afterSales';
import { fileStatus, orderFlag, orderStatus } from '@banxin/contract/enums/order';
import { tabOf } from '@banxin/contract/lifecycles/order';
import { claimNote } from '@banxin/contract/messages/afterSales';
import { type Fen, fen } from '@banxin/contract/money';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { messageOf } from '@banxin/contract/refusals/row';
import { productById } from '@banxin/pricing/products';
import type { Tx } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import type { Random } from '../../ports/random.ts';
import { freightReference } from '../order/discounts.ts';
import { dropsOf } from '../order/drops.ts';
import { stylesColumn, thumbnailOf } from '../order/files.ts';
import { type GiveBackTerms, giveBack } from '../order/giveBack.ts';
import { searchTextOf } from '../order/jobColumns.ts';
import { isPrinted, type OrderRow } from '../order/order.ts';
import { orderNumber, withFreeNumber } from '../order/orderNumber.ts';
import { tailsOf } from '../order/phoneTails.ts';
import { specOf } from '../order/pricing.ts';
import { unfixedPromise } from '../order/promise.ts';
import { reviewByRule } from '../order/review.ts';
import { advance, recordCreated } from '../order/status.ts';
import { enterBankRef } from '../paymentRecord/bankRefs.ts';
import { artworkOf } from './artwork.ts';
import { advanceRecord, type Move, writeEvent } from './status.ts';
import { type Locked, type RecordRow, refundedOf } from './tickets.ts';

/** Who acts, and when. */
export type By = Omit<Move, 'event'>;

const TO: Readonly<Partial<Record<number, NonNullable<GiveBackTerms['to']>>>> = {
  [refundMethod.accountBalance]: 'balance',
  [refundMethod.cashRedPacket]: 'redPacket',
  [refundMethod.bankTransfer]: 'bank',
};

/** What the sums of a ticket are read from. */
export interface Counted extends Pick<Locked, 'ticket' | 'records'> {
  readonly order: Pick<OrderRow, 'paid' | 'refunded'>;
}

/** How much more can go back by a ticket: never more than was paid for its pieces, nor for the order. @unit fen */
export const mostOf = ({ ticket, order, records }: Counted): Fen =>
  fen(Math.max(0, Math.min(ticket.most - refundedOf(records), order.paid - order.refunded)));

/** What the customer was offered at once and asked for; 0 where people decide. @unit fen */
function promisedBy({ ticket, records: [first] }: Counted, { id, solution }: RecordRow): number {
  const { offer } = ticket.judgement;
  const isOffered = offer?.isPaid === false && offer.solutions.includes(solution);
  return isOffered && id === first?.id ? offer.amount : 0;
}

/** Why so much cannot go back by a record; null when it can. @param amount fen */
export function amountRefusal(of: Counted, record: RecordRow, amount: Fen): Refusal | null {
  const most = mostOf(of);
  if (amount > most) return invalid({ amount: messageOf(refusals.tooMuch, { most }) });
  const least = fen(Math.min(promisedBy(of, record), most));
  return amount < least ? invalid({ amount: messageOf(refusals.belowOffer, { least }) }) : null;
}

const PAYING: readonly AfterSalesSolution[] = [
  afterSalesSolution.returnAndRefund,
  afterSalesSolution.discount,
];

/** Whether money goes back by it. */
export const givesMoney = (solution: AfterSalesSolution): boolean => PAYING.includes(solution);

/** The one solution by which money goes back when the ticket passes; null where there is none, or several. */
export function moneyAsked(records: readonly RecordRow[]): RecordRow | null {
  const asked = records.filter(
    ({ status, solution }) => status === afterSalesRecordStatus.registered && givesMoney(solution),
  );
  return asked.length === 1 ? (asked[0] ?? null) : null;
}

/** Marks bookings of a record. */
const markOf = ({ id }: RecordRow): string => `A${id}`;

/**
 * Books what a record says that goes back, once.
 * @param bankRef number of the transfer, where it went by the bank
 */
export async function refundRecord(
  tx: Tx,
  locked: Locked,
  record: RecordRow,
  by: By,
  bankRef: string | null = null,
): Promise<RecordRow | Refusal> {
  const most = mostOf(locked);
  if (record.amount > most) return invalid({ amount: messageOf(refusals.tooMuch, { most }) });
  const { order } = locked;
  const to = TO[record.method];
  if (record.amount > 0) {
    const mark = markOf(record);
    const reference = `return:${order.order_sn}:${mark}`;
    await giveBack(tx, order, record.amount, {
      reference,
      mark,
      of: reference,
      now: by.at,
      ...(to === undefined || to === 'balance' ? { ofFreight: freightReference(order, mark) } : {}),
      ...(to !== undefined && { to }),
    });
  }
  if (bankRef !== null) {
    await enterBankRef(tx, bankRef, { usedFor: `afterSales:${record.id}`, now: by.at });
  }
  const booked = await advanceRecord(
    tx,
    record,
    { ...by, event: 'REFUND_BOOKED' },
    { refunded_at: by.at, bank_ref: bankRef },
  );
  if (booked === null) throw refuse(refusals.standsAt, { stands: 'processing' });
  return booked;
}

const quoteOf = ({ quote }: OrderRow): QuoteSnapshot | null => quote as QuoteSnapshot | null;

/** What the order that makes it again costs: nothing, but for who ordered wrongly. @unit fen */
const priceOf = ({ ticket }: Locked, record: RecordRow): Fen =>
  fen(ticket.cause === afterSalesCause.wrongOrder ? record.amount : 0);

/** The price in one line, which says what it is for. */
const quoteFor = (order: OrderRow, total: Fen): QuoteSnapshot => ({
  total,
  lines: [
    { id: 'reprint', label: `售后重印（原订单 ${order.order_sn}）`, amount: total, kind: 'fee' },
  ],
  bookVersion: quoteOf(order)?.bookVersion ?? '',
  promise: quoteOf(order)?.promise ?? null,
});

async function insertReprint(
  tx: Tx,
  locked: Locked,
  record: RecordRow,
  random: Random,
  { at }: By,
): Promise<OrderRow> {
  const { ticket, order } = locked;
  const product = productById(order.product_id);
  if (product === undefined) throw new Error(`There is no product ${order.product_id}`);
  const { styles, files } = await artworkOf(tx, order, ticket.lines);
  const count = ticket.lines.length;
  const configuration = {
    ...order.configuration,
    quantity: Math.max(1, Math.ceil(record.quantity / count)),
    styles: count,
  };
  const drop = (await dropsOf(tx, order)).find(
    ({ position }) => position === ticket.lines[0]?.drop,
  );
  const receiver = (drop?.receiver ?? order.receiver) as {
    readonly consignee: string;
    readonly mobilePhone: string;
    readonly province: string;
  } | null;
  const total = priceOf(locked, record);
  const spec = specOf(product, configuration);
  const { sender, packaging } = order;
  const quote = quoteFor(order, total);
  const row = await withFreeNumber(
    () => orderNumber(random, at.slice(0, 10)),
    (orderSN) =>
      tx
        .insertInto('orders')
        .values({
          customer_id: order.customer_id,
          placed_by: ticket.created_by,
          order_sn: orderSN,
          product_id: order.product_id,
          category_id: order.category_id,
          product_name: order.product_name,
          family: order.family,
          ...spec,
          configuration: JSON.stringify(configuration),
          quote: JSON.stringify(quote),
          status: orderStatus.registered,
          file_status: fileStatus.confirmed,
          flags: orderFlag.afterSalesOrder,
          total,
          carrier: drop?.carrier ?? order.carrier,
          tracking_no: null,
          packaging: JSON.stringify(packaging),
          province: receiver?.province ?? order.province,
          receiver: receiver && JSON.stringify(receiver),
          sender: sender === null ? null : JSON.stringify(sender),
          discounts: null,
          promise: JSON.stringify(unfixedPromise(quote.promise)),
          factory: order.factory,
          styles: stylesColumn(styles),
          certificate_id: order.certificate_id,
          thumbnail: thumbnailOf(files) ?? order.thumbnail,
          tab: tabOf(orderStatus.registered, true),
          search_text: searchTextOf(
            orderSN,
            { product_name: order.product_name, spec: spec.spec },
            receiver,
          ),
          phone_tails: receiver ? tailsOf(receiver.mobilePhone) : [],
          confirmed_at: at,
          paid_at: null,
          created_at: at,
          updated_at: at,
        })
        .onConflict((conflict) => conflict.column('order_sn').doNothing())
        .returningAll()
        .executeTakeFirst(),
  );
  if (files.length > 0) {
    const { customer_id, id: order_id } = row;
    await tx
      .insertInto('order_files')
      .values(files.map(({ id }, position) => ({ customer_id, order_id, position, file_id: id })))
      .execute();
  }
  return row;
}

/** Opens the order that makes a record's pieces again, once. At no cost it goes to the works at once. */
export async function openReprint(
  tx: Tx,
  locked: Locked,
  record: RecordRow,
  random: Random,
  by: By,
): Promise<OrderRow | Refusal> {
  const { ticket, order } = locked;
  if (record.reprint_id !== null) return refuse(refusals.reprinted);
  if (!isPrinted(order)) return refuse(refusals.notPrinted);
  let reprint = await insertReprint(tx, locked, record, random, by);
  const { actor, at } = by;
  await recordCreated(tx, reprint, { event: 'CREATE', actor, at });
  if (reprint.total === 0) {
    const reason = messageOf(claimNote.reprint, {
      ticketSN: ticket.ticket_sn,
      orderSN: order.order_sn,
    });
    const paid = await advance(tx, reprint, { event: 'PAY', actor: 'system', reason, at });
    if (paid === null) throw new Error(`Reprint ${reprint.order_sn} did not go on`);
    const settled = await tx
      .updateTable('orders')
      .set({ paid_at: at })
      .where('customer_id', '=', reprint.customer_id)
      .where('id', '=', reprint.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    reprint = await reviewByRule(tx, settled, at);
  }
  await tx
    .updateTable('after_sales_records')
    .set({ reprint_id: reprint.id, updated_at: at })
    .where('customer_id', '=', record.customer_id)
    .where('id', '=', record.id)
    .execute();
  const stays = { from: record.status, to: record.status };
  await writeEvent(tx, record, 'afterSalesRecord', stays, { ...by, event: 'REPRINT' });
  return reprint;
}
