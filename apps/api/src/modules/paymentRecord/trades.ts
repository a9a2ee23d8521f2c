/** Reads and writes the tables of trades: payments as the channels know them. */
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { type Selectable, sql } from 'kysely';
import type { ChannelReceiptsTable, PaymentTradesTable } from '../../db/tables/channels.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { Receipt } from '../../ports/payChannel.ts';
import type { PaymentRow } from './paymentRecord.ts';

export type TradeRow = Selectable<PaymentTradesTable>;
export type ReceiptRow = Selectable<ChannelReceiptsTable>;

/** The last letter of a trade's number. */
const SUFFIX: Readonly<Record<PayChannelName, string>> = { alipay: 'A', wechat: 'W', bank: 'B' };

/** When a channel is asked after the last time that a trade was begun or asked about; hourly afterwards. @unit s */
const ASK_AFTER = [30, 120, 600];
const HOURLY = 24;

/** When to ask for the `checks`-th time, from 0; null: not any more. */
export function nextCheck(checks: number, now: string): string | null {
  if (checks >= ASK_AFTER.length + HOURLY) return null;
  return instantOf(msOf(now) + (ASK_AFTER[checks] ?? 3_600) * 1_000);
}

/** The trade of a payment at a channel, made when there is none; begun anew it is asked about anew. */
export const beginTrade = (
  tx: Tx,
  { customer_id, id, payment_sn, amount }: PaymentRow,
  channel: PayChannelName,
  { by, now }: { readonly by: number; readonly now: string },
): Promise<TradeRow> =>
  tx
    .insertInto('payment_trades')
    .values({
      customer_id,
      payment_id: id,
      channel,
      trade_sn: `${payment_sn}${SUFFIX[channel]}`,
      amount,
      started_by: by,
      created_at: now,
      begun_at: now,
      next_check_at: nextCheck(0, now),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'payment_id', 'channel'])
        .doUpdateSet({ begun_at: now, checks: 0, next_check_at: nextCheck(0, now) }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** The trade that a channel means; numbers are the shop's own and unique. */
export const findTrade = (
  db: Db,
  channel: PayChannelName,
  tradeSN: string,
): Promise<TradeRow | undefined> =>
  db
    .selectFrom('payment_trades')
    .selectAll()
    .where('trade_sn', '=', tradeSN)
    .where('channel', '=', channel)
    .executeTakeFirst();

/** The same with its lock. The caller holds that of the payment. */
export const lockTrade = (tx: Tx, { customer_id, id }: TradeRow): Promise<TradeRow> =>
  tx
    .selectFrom('payment_trades')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The one that was begun last and is not over. */
export const openTradeOf = (
  db: Db,
  { customer_id, id }: Pick<PaymentRow, 'customer_id' | 'id'>,
): Promise<TradeRow | undefined> =>
  db
    .selectFrom('payment_trades')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('payment_id', '=', id)
    .where('status', '=', 'open')
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** The trade that paid a payment. */
export const paidTradeOf = (
  db: Db,
  { customer_id, id }: Pick<PaymentRow, 'customer_id' | 'id'>,
): Promise<TradeRow> =>
  db
    .selectFrom('payment_trades')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('payment_id', '=', id)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();

/** Writes how a trade ended; one that has ended another way stays as it is. */
export async function endTrade(
  db: Db,
  { customer_id, id }: Pick<TradeRow, 'customer_id' | 'id'>,
  status: 'paid' | 'closed',
): Promise<void> {
  await db
    .updateTable('payment_trades')
    .set({ status, next_check_at: null })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .execute();
}

/** Writes that money came; undefined when this money is known already. */
export const addReceipt = (
  tx: Tx,
  { customer_id, id, channel }: TradeRow,
  { channelNo, amount, paidAt }: Receipt,
  { isBooked, now }: { readonly isBooked: boolean; readonly now: string },
): Promise<ReceiptRow | undefined> =>
  tx
    .insertInto('channel_receipts')
    .values({
      customer_id,
      trade_id: id,
      channel,
      channel_no: channelNo,
      amount,
      is_booked: isBooked,
      paid_at: paidAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['channel', 'channel_no']).doNothing())
    .returningAll()
    .executeTakeFirst();

/**
 * Takes the trades that are due and puts their next turn behind a pause, so that no other server asks too: those
 * whose time has come, and those whose payment is over, which end.
 */
export const claimDueTrades = async (db: Db, now: string, limit: number): Promise<TradeRow[]> => {
  const { rows } = await sql<TradeRow>`
    update payment_trades t set
      checks = case when d.is_over and not t.is_ending then 1 else t.checks + 1 end,
      is_ending = d.is_over,
      next_check_at = ${instantOf(msOf(now) + 60_000)}
    from (
      select c.customer_id, c.id, p.status <> 'pending' as is_over
      from payment_trades c join payments p on p.customer_id = c.customer_id and p.id = c.payment_id
      where c.status = 'open'
        and (c.next_check_at <= ${now} or p.status <> 'pending' and not c.is_ending)
      order by c.next_check_at
      limit ${limit}
      for update of c skip locked
    ) d
    where t.customer_id = d.customer_id and t.id = d.id
    returning t.*`.execute(db);
  return rows;
};

/** Says when a trade's next turn is. */
export async function setNextCheck(
  db: Db,
  { customer_id, id }: Pick<TradeRow, 'customer_id' | 'id'>,
  at: string | null,
): Promise<void> {
  await db
    .updateTable('payment_trades')
    .set({ next_check_at: at })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}
