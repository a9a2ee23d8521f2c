/** Money that came by a channel: pays its payment once, or goes back the way it came. */
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { accountFlow } from '@banxin/contract/enums/account';
import { note } from '@banxin/contract/messages/order';
import type { Fen } from '@banxin/contract/money';
import { receipts } from '@banxin/contract/refusals/receipts';
import { messageOf } from '@banxin/contract/refusals/row';
import { bookPassing } from '../../db/ledger.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import type { Log } from '../../log.ts';
import { msOf } from '../../ports/clock.ts';
import type { Receipt } from '../../ports/payChannel.ts';
import { tell } from '../message/tell.ts';
import { lockPayment, type PaymentRow, recordPaid } from '../paymentRecord/paymentRecord.ts';
import { oweReceived } from '../paymentRecord/returns.ts';
import {
  addReceipt,
  endTrade,
  findTrade,
  lockTrade,
  type TradeRow,
} from '../paymentRecord/trades.ts';
import {
  isReceived,
  keepUnplaced,
  lockUnplaced,
  settleUnplaced,
  standingOfUnplaced,
  type UnplacedRow,
} from '../paymentRecord/unplaced.ts';
import { type Settled, settledBy } from './payment.ts';
import { refuseFreight } from './refuseFreight.ts';
import { settleAll, stuckRefusal } from './settle.ts';
import { bookTopUp } from './topUp.ts';

/**
 * `repeated`: this money is known. `returned`: it paid nothing and goes back. `refused`: it is not believed;
 * `refusedAgain`: it was told and not believed before.
 */
export type Arrival = 'booked' | 'repeated' | 'returned' | 'refused' | 'refusedAgain';

const paidBy = {
  alipay: note.paidByAlipay,
  wechat: note.paidByWechat,
  bank: note.paidByTransfer,
} as const satisfies Record<PayChannelName, unknown>;

/** The clocks of channels and shop differ a little. @unit ms */
const SKEW_MS = 60_000;

/** Why the money is not believed; null when it is. */
function doubt(trade: TradeRow, { amount, paidAt }: Receipt): UnplacedRow['why'] | null {
  if (amount !== trade.amount) return 'otherSum';
  // Banks tell the day alone.
  const isEarly = trade.channel !== 'bank' && msOf(paidAt) < msOf(trade.created_at) - SKEW_MS;
  return isEarly ? 'tooEarly' : null;
}

/** The payment takes this money: all that it settles becomes paid, or the account is filled. */
async function book(
  tx: Tx,
  trade: TradeRow,
  payment: PaymentRow,
  settled: readonly Settled[],
  now: string,
): Promise<void> {
  const { channel, started_by: by } = trade;
  if (settled.length === 0) {
    await bookTopUp(tx, payment, { method: channel, by, now });
    return endTrade(tx, trade, 'paid');
  }
  await bookPassing(tx, {
    customerId: payment.customer_id,
    flow: accountFlow.spending,
    amount: payment.amount,
    from: 'cash',
    to: 'sales',
    reference: payment.payment_sn,
    at: now,
  });
  await settleAll(tx, settled, { by, reason: messageOf(paidBy[channel]), at: now });
  await recordPaid(tx, payment, { method: channel, by, at: now, balanceAfter: null });
  await endTrade(tx, trade, 'paid');
}

/** The payment of a trade. */
const paymentOf = (db: Db, { customer_id, payment_id }: TradeRow): Promise<PaymentRow> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow();

/**
 * Books what came for a trade, or has it go back where its payment takes no more.
 * @param atDesk somebody says that money which was kept pays this trade: then it is booked, or refused and kept
 */
export async function takeFor(
  db: Db,
  found: TradeRow,
  receipt: Receipt,
  { now, atDesk = null }: { readonly now: string; readonly atDesk?: { actor: string } | null },
): Promise<Arrival> {
  return transaction(db, async (tx): Promise<Arrival> => {
    const known = await paymentOf(tx, found);
    // Orders before payment before trade: every path locks in this sequence, so none can deadlock.
    const settled = await settledBy(tx, known, { isLocked: true });
    const payment = await lockPayment(tx, known.customer_id, known.payment_sn);
    const trade = await lockTrade(tx, found);
    const stuck = stuckRefusal(settled, now);
    const isBooked = payment.status === 'pending' && stuck === null;
    const key = { channel: trade.channel, channel_no: receipt.channelNo };
    // It was told before in a way that nobody could believe, and perhaps somebody has sent it back since.
    const kept = await lockUnplaced(tx, key);
    const became = kept === undefined ? 'waiting' : standingOfUnplaced(kept);
    if (atDesk !== null) {
      if (became !== 'waiting') throw refuse(receipts.moved, { became });
      if (!isBooked) throw refuse(receipts.notOpen);
    } else if (became !== 'waiting') return 'repeated';
    const row = await addReceipt(tx, trade, receipt, { isBooked, now });
    if (row === undefined) return 'repeated';
    const how = { how: trade.trade_sn, now, ...atDesk };
    await settleUnplaced(tx, key, { outcome: isBooked ? 'placed' : 'noted', ...how });
    if (isBooked) {
      await book(tx, trade, payment, settled, now);
      return 'booked';
    }
    await oweReceived(tx, trade, row, now);
    if (trade.status !== 'paid') await endTrade(tx, trade, 'closed');
    const [first] = settled;
    if (first?.part === 'freight') {
      const at = { now, of: `${trade.trade_sn}:${row.id}` };
      await refuseFreight(tx, payment, first, {
        channel: trade.channel,
        amount: row.amount,
        ...at,
      });
      return 'returned';
    }
    await tell(tx, {
      customerId: trade.customer_id,
      kind: 'moneyReturned',
      values: {
        paymentSN: payment.payment_sn,
        amount: row.amount as Fen,
        channel: trade.channel,
      },
      of: `${trade.trade_sn}:${row.id}`,
      at: now,
    });
    return 'returned';
  });
}

/**
 * Takes what a channel says that it received. May be repeated, late, and at once on several servers: the same money
 * is booked once. What is not believed pays nothing, is written to the log and waits for people to look into it.
 */
export async function takeReceipt(
  { db, log }: { readonly db: Db; readonly log: Log },
  channel: PayChannelName,
  receipt: Receipt,
  now: string,
): Promise<Arrival> {
  const { tradeSN, channelNo } = receipt;
  const trade = await findTrade(db, channel, tradeSN);
  const why = trade ? doubt(trade, receipt) : 'noSuchTrade';
  if (!trade || why !== null) {
    const expected = trade?.amount ?? null;
    log.error(
      { channel, tradeSN, channelNo, why, amount: receipt.amount, expected },
      'money not booked',
    );
    if (await isReceived(db, { channel, channel_no: channelNo })) return 'refusedAgain';
    const said = { why: why ?? 'noSuchTrade', expected, now } as const;
    return (await keepUnplaced(db, channel, receipt, said)) === 1 ? 'refused' : 'refusedAgain';
  }
  const arrival = await takeFor(db, trade, receipt, { now });
  if (arrival === 'returned') log.warn({ channel, tradeSN, channelNo }, 'money goes back');
  return arrival;
}
