/** Bank transfers as people enter them: by remark, amount and the bank's own number. */
import type { Entered } from '@banxin/contract/entities/receipts';
import type { Fen } from '@banxin/contract/money';
import { receipts as refusals } from '@banxin/contract/refusals/receipts';
import { messageOf } from '@banxin/contract/refusals/row';
import { fenOfText } from '@banxin/contract/rules/amount';
import type { Db } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import type { Log } from '../../log.ts';
import { takeReceipt } from './arrival.ts';

/** A line of the bank's statement. */
export interface Transfer {
  readonly remark: string;
  readonly amount: Fen;
  /** The bank's own number of it. */
  readonly number: string;
}

interface Bank {
  readonly db: Db;
  readonly log: Log;
}

/** The same with its amount as it is typed. */
export async function receiveTransfer(
  bank: Bank,
  { yuan, ...transfer }: Omit<Transfer, 'amount'> & { readonly yuan: string },
  now: string,
): Promise<Entered | Refusal> {
  const amount = fenOfText(yuan);
  return amount === null || amount === 0
    ? invalid({ yuan: messageOf(refusals.amountInvalid) })
    : enterTransfer(bank, { ...transfer, amount }, now);
}

/** Enters a transfer; the same number enters once. Answers what became of it. */
export async function enterTransfer(
  { db, log }: Bank,
  { remark, amount, number }: Transfer,
  now: string,
): Promise<Entered | Refusal> {
  if (number.trim() === '') return invalid({ number: messageOf(refusals.numberMissing) });
  const receipt = {
    tradeSN: remark.trim().toUpperCase(),
    channelNo: number.trim(),
    amount,
    paidAt: now,
  };
  const arrival = await takeReceipt({ db, log }, 'bank', receipt, now);
  if (arrival === 'repeated' || arrival === 'refusedAgain') return refuse(refusals.numberTaken);
  return arrival === 'refused' ? 'unplaced' : arrival;
}
