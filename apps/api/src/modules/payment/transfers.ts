/** Bank transfers as people see them: what came, entered by remark and amount, and what they have to send back. */

import { payChannelName } from '@banxin/contract/entities/payment';
import { type Fen, moneyText } from '@banxin/contract/money';
import type { Db } from '../../db/transaction.ts';
import type { Log } from '../../log.ts';
import { fenOf } from '../../ports/payChannel.ts';
import { settleUnplaced, type UnplacedRow, unplacedMoney } from '../paymentRecord/unplaced.ts';
import { type Arrival, takeReceipt } from './arrival.ts';

/** A line of the bank's statement. */
export interface Transfer {
  readonly remark: string;
  /** `1284.05` */
  readonly yuan: string;
  /** The bank's own number of it. */
  readonly number: string;
}

const SAID: Readonly<Record<Arrival, string>> = {
  booked: '已入账，订单已付款 (booked, the orders are paid)',
  repeated: '这笔流水已登记过 (entered before)',
  returned: '付款单已付或已失效，请人工退回 (to be sent back)',
  refused:
    '附言或金额不符，没有入账，见 bank unplaced (remark or amount do not match, nothing booked)',
};

/** Enters a transfer; the same number enters once. Answers what became of it. */
export async function receiveTransfer(
  db: Db,
  log: Log,
  { remark, yuan, number }: Transfer,
  now: string,
): Promise<string> {
  const amount = fenOf(yuan);
  if (amount === null || amount === 0 || number.trim() === '') {
    return '金额应为元，例如 1284.05；流水号不能为空 (amount in yuan, and the number of the bank)';
  }
  const receipt = {
    tradeSN: remark.trim().toUpperCase(),
    channelNo: number.trim(),
    amount,
    paidAt: now,
  };
  return SAID[await takeReceipt({ db, log }, 'bank', receipt, now)];
}

const WHY: Readonly<Record<UnplacedRow['why'], string>> = {
  noSuchTrade: '没有这笔交易或附言有误 (no such trade)',
  otherSum: '金额不符 (another sum)',
  tooEarly: '早于付款单 (older than its payment)',
};

/** Lines of the money that came by any channel and pays nothing, the oldest first. */
export async function listUnplaced(db: Db): Promise<string> {
  const rows = await unplacedMoney(db);
  if (rows.length === 0) return '没有待处理的来款';
  return rows
    .map((row) => {
      const sum = moneyText(row.amount as Fen);
      const due = row.expected === null ? '' : ` / ${moneyText(row.expected as Fen)}`;
      return `${row.channel}  ${row.channel_no}  ${row.trade_sn}  ${sum}${due}  ${row.paid_at}  ${WHY[row.why]}`;
    })
    .join('\n');
}

/** Somebody says what became of it, for instance that it was sent back. Answers what to print. */
export async function settleUnplacedMoney(
  db: Db,
  { channel, number, how }: Readonly<Record<'channel' | 'number' | 'how', string>>,
  now: string,
): Promise<string> {
  const known = payChannelName.options.find((one) => one === channel);
  if (known === undefined) return `没有 ${channel} 这种方式：${payChannelName.options.join('、')}`;
  if (how.trim() === '') return '请写明如何处理 (say what became of it)';
  return (await settleUnplaced(db, known, number, { how, now }))
    ? `已处理 ${number}`
    : `没有待处理的来款 ${number}`;
}

/** Lines of those that wait for people, the oldest first. */
export async function listByHand(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('channel_returns')
    .select(['return_sn', 'amount', 'created_at'])
    .where('status', '=', 'byHand')
    .orderBy('created_at')
    .limit(200)
    .execute();
  if (rows.length === 0) return '没有等待人工退回的转账';
  return rows
    .map((row) => `${row.return_sn}  ${moneyText(row.amount as Fen)}  ${row.created_at}`)
    .join('\n');
}
