/** Money that goes back by its channel: written with what it is for, in one transaction, and sent afterwards. */
import { accountFlow } from '@banxin/contract/enums/account';
import { type Selectable, sql } from 'kysely';
import { bookPassing } from '../../db/ledger.ts';
import type { ChannelReturnsTable } from '../../db/tables/channels.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { ReceiptRow, TradeRow } from './trades.ts';

export type ReturnRow = Selectable<ChannelReturnsTable>;

/** Pauses between two tries: they double up to an hour. @unit s */
const FIRST_PAUSE = 30;
const LONGEST_PAUSE = 3_600;

async function addReturn(
  tx: Tx,
  { customer_id, id }: Pick<TradeRow, 'customer_id' | 'id'>,
  {
    orderId,
    returnSN,
    amount,
    now,
  }: {
    readonly orderId: number | null;
    readonly returnSN: string;
    readonly amount: number;
    readonly now: string;
  },
): Promise<void> {
  await tx
    .insertInto('channel_returns')
    .values({
      customer_id,
      trade_id: id,
      order_id: orderId,
      return_sn: returnSN,
      amount,
      next_try_at: now,
      created_at: now,
    })
    .execute();
}

/** What was paid for an order goes back: the shop owes it from now on. Written twice it throws. */
export async function owePaid(
  tx: Tx,
  trade: TradeRow,
  {
    orderId,
    amount,
    mark = '',
    now,
  }: {
    readonly orderId: number;
    readonly amount: number;
    /** Tells several returns of one order apart. @default '' there is one */
    readonly mark?: string;
    readonly now: string;
  },
): Promise<void> {
  const returnSN = `${trade.trade_sn}C${orderId}${mark}`;
  await bookPassing(tx, {
    customerId: trade.customer_id,
    flow: accountFlow.refund,
    amount,
    from: 'sales',
    to: 'transit',
    reference: returnSN,
    at: now,
  });
  await addReturn(tx, trade, { orderId, returnSN, amount, now });
}

/** Money that paid nothing goes back. Written twice it throws. */
export async function oweReceived(
  tx: Tx,
  trade: TradeRow,
  { id, amount }: ReceiptRow,
  now: string,
): Promise<void> {
  const returnSN = `${trade.trade_sn}R${id}`;
  await bookPassing(tx, {
    customerId: trade.customer_id,
    flow: accountFlow.topUp,
    amount,
    from: 'cash',
    to: 'transit',
    reference: returnSN,
    at: now,
  });
  await addReturn(tx, trade, { orderId: null, returnSN, amount, now });
}

/** Money of the account goes back by the channel that it was paid in by; it is under way already. Written twice it throws. */
export const oweWithdrawn = (
  tx: Tx,
  trade: TradeRow,
  { amount, mark, now }: { readonly amount: number; readonly mark: string; readonly now: string },
): Promise<void> =>
  addReturn(tx, trade, { orderId: null, returnSN: `${trade.trade_sn}D${mark}`, amount, now });

/**
 * Takes the returns that are due and puts their next turn behind a pause, so that no other server sends them too. Among
 * them are those that people send because their channel does not: it may have given them back after all.
 */
export async function claimDueReturns(db: Db, now: string, limit: number): Promise<ReturnRow[]> {
  const pause = sql`least(${FIRST_PAUSE} * power(2, least(r.tries, 20)), ${LONGEST_PAUSE})`;
  const { rows } = await sql<ReturnRow>`
    update channel_returns r set tries = r.tries + 1,
      next_try_at = cast(${now} as timestamptz) + ${pause} * interval '1 second'
    from (
      select customer_id, id from channel_returns
      where (status = 'waiting' or status = 'byHand' and hand_why is not null)
        and next_try_at <= ${now}
      order by next_try_at limit ${limit} for update skip locked
    ) d
    where r.customer_id = d.customer_id and r.id = d.id
    returning r.*`.execute(db);
  return rows;
}

/** The trade that a return belongs to. */
export const tradeOfReturn = (db: Db, { customer_id, trade_id }: ReturnRow): Promise<TradeRow> =>
  db
    .selectFrom('payment_trades')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('id', '=', trade_id)
    .executeTakeFirstOrThrow();

/** What a return goes back for, with its channel. */
export const aboutReturn = (db: Db, { customer_id, trade_id, order_id }: ReturnRow) =>
  db
    .selectFrom('payment_trades as t')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.customer_id', '=', 't.customer_id').onRef('p.id', '=', 't.payment_id'),
    )
    .leftJoin('orders as o', (join) =>
      join.onRef('o.customer_id', '=', 't.customer_id').on('o.id', '=', order_id),
    )
    .select(['t.channel', 'p.payment_sn', 'o.order_sn'])
    .where('t.customer_id', '=', customer_id)
    .where('t.id', '=', trade_id);

/** What it goes back for: an order, the account, or a payment that took no more. */
export const causeOf = ({ order_id, return_sn }: Pick<ReturnRow, 'order_id' | 'return_sn'>) => {
  if (order_id !== null) return 'order';
  return /D\d+$/.test(return_sn) ? 'account' : 'payment';
};

/** Notes how the last try went, or that people have to send it. False where it waits no longer. */
export async function noteReturn(
  db: Db,
  { customer_id, id }: ReturnRow,
  set: Partial<Pick<ReturnRow, 'status' | 'hand_why' | 'failure' | 'failing_since'>>,
): Promise<boolean> {
  const noted = await db
    .updateTable('channel_returns')
    .set(set)
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/**
 * The money is back: the shop owes it no longer. Answers the row as it is now; null when that was written before.
 * @param sent who of the works sent it, with the bank's number of it; absent: its channel did
 */
export async function finishReturn(
  tx: Tx,
  { customer_id, id, amount, return_sn }: ReturnRow,
  now: string,
  sent: { readonly done_by?: string; readonly bank_ref?: string } = {},
): Promise<ReturnRow | null> {
  const done = await tx
    .updateTable('channel_returns')
    .set({ status: 'done', done_at: now, failure: null, ...sent })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .where('status', '!=', 'done')
    .returningAll()
    .executeTakeFirst();
  if (done === undefined) return null;
  await bookPassing(tx, {
    customerId: customer_id,
    flow: accountFlow.withdrawal,
    amount,
    from: 'transit',
    to: 'cash',
    reference: return_sn,
    at: now,
  });
  return done;
}

/** What people have to send back. */
export const returnsByHand = (db: Db) =>
  db
    .selectFrom('channel_returns as r')
    .innerJoin('payment_trades as t', (join) =>
      join.onRef('t.customer_id', '=', 'r.customer_id').onRef('t.id', '=', 'r.trade_id'),
    )
    .where('r.status', '=', 'byHand');

/** A return by its number. */
export const findReturn = (db: Db, returnSN: string): Promise<ReturnRow | undefined> =>
  db.selectFrom('channel_returns').selectAll().where('return_sn', '=', returnSN).executeTakeFirst();

/** The owner's return by the row's id. */
export const findReturnById = (
  db: Db,
  customerId: number,
  id: number,
): Promise<ReturnRow | undefined> =>
  db
    .selectFrom('channel_returns')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Marks a return of freight that became less: the version of its order makes each of them another. */
export const freightMark = (version: number): string => `F${version}`;

/** True for a return with such a mark. */
export const isFreightMark = (returnSN: string): boolean => /F\d+$/.test(returnSN);

/** What goes back of an order by a channel, the newest first, each with its channel. */
export const returnsOfOrder = (
  db: Db,
  { customer_id, id }: { readonly customer_id: number; readonly id: number },
) =>
  db
    .selectFrom('channel_returns as r')
    .innerJoin('payment_trades as t', (join) =>
      join.onRef('t.customer_id', '=', 'r.customer_id').onRef('t.id', '=', 'r.trade_id'),
    )
    .innerJoin('payment_subjects as s', (join) =>
      join
        .onRef('s.customer_id', '=', 't.customer_id')
        .onRef('s.payment_id', '=', 't.payment_id')
        .onRef('s.order_id', '=', 'r.order_id'),
    )
    .where('r.customer_id', '=', customer_id)
    .where('r.order_id', '=', id)
    .select(['r.amount', 'r.created_at', 'r.done_at', 'r.status', 'r.return_sn'])
    .select(['r.hand_why', 'r.bank_ref'])
    .select(['t.channel', 's.kind'])
    .orderBy('r.id', 'desc')
    .execute();
