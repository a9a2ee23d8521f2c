/** Bank transfers as people see them: what came, entered by remark and amount, and what they have to send back. */
import { type Fen, moneyText } from '@banxin/contract/money';
import type { Db } from '../../db/transaction.ts';
import type { Log } from '../../log.ts';
import { fenOf } from '../../ports/payChannel.ts';
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
  refused: '附言或金额不符，没有入账 (remark or amount do not match, nothing booked)',
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
