/** Bank transfers as people enter them: by remark, amount and the bank's own number. */
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
  /** `1284.05` */
  readonly yuan: string;
  /** The bank's own number of it. */
  readonly number: string;
}

/** `returned`: its payment takes no more, people have to send it back. `unplaced`: it waits for somebody to look into it. */
export type Entered = 'booked' | 'returned' | 'unplaced';

/** Enters a transfer; the same number enters once. Answers what became of it. */
export async function receiveTransfer(
  { db, log }: { readonly db: Db; readonly log: Log },
  { remark, yuan, number }: Transfer,
  now: string,
): Promise<Entered | Refusal> {
  const amount = fenOfText(yuan);
  if (amount === null || amount === 0) {
    return invalid({ yuan: messageOf(refusals.amountInvalid) });
  }
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
