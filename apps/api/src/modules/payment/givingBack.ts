/** Sends money back by its channel, again and again until the channel says that it is back. */
import { receipts as refusals } from '@banxin/contract/refusals/receipts';
import { transaction } from '../../db/transaction.ts';
import type { DeskShop } from '../../desk.ts';
import { orRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';
import { enterBankRef, neededBankRef } from '../paymentRecord/bankRefs.ts';
import {
  claimDueReturns,
  findReturn,
  finishReturn,
  noteReturn,
  type ReturnRow,
  tradeOfReturn,
} from '../paymentRecord/returns.ts';

/** Returns of one round. */
const ROUND = 10;

type Giving = Pick<Services, 'db' | 'log' | 'clock' | 'ports'>;

async function giveBack({ db, log, clock, ports }: Giving, row: ReturnRow): Promise<void> {
  const { return_sn: returnSN, amount } = row;
  try {
    const { channel, trade_sn: tradeSN, amount: received } = await tradeOfReturn(db, row);
    const driver = ports.channels[channel];
    if (driver === null) throw new Error(`${channel} is not configured any more`);
    const answer = await driver.giveBack({ tradeSN, returnSN, amount, received });
    if (answer === 'byHand') await noteReturn(db, row, { status: 'byHand' });
    if (answer === 'done') {
      await transaction(db, (tx) => finishReturn(tx, row, instantOf(clock.now())));
    }
  } catch (error) {
    const failure = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    log.warn({ err: error, returnSN, tries: row.tries }, 'money not given back yet');
    await noteReturn(db, row, { failure });
  }
}

/** Answers how many returns were sent. Several servers may run it at once. */
export async function giveMoneyBack(services: Giving): Promise<number> {
  const due = await claimDueReturns(services.db, instantOf(services.clock.now()), ROUND);
  await Promise.all(due.map((row) => giveBack(services, row)));
  return due.length;
}

/** Somebody has sent a transfer back by hand, once. */
export const confirmGivenBack = (
  { db, now, actor }: DeskShop,
  { number, bankRef }: { readonly number: string; readonly bankRef?: string | undefined },
): Promise<Refusal | null> =>
  orRefusal(
    transaction(db, async (tx) => {
      const row = await findReturn(tx, number.trim());
      if (row === undefined) throw refuse(refusals.unknownBack);
      if (row.status !== 'byHand') throw refuse(refusals.backMoved, { goes: row.status });
      const ref = neededBankRef(bankRef);
      const isNow = await finishReturn(tx, row, now, { bank_ref: ref, done_by: actor });
      if (!isNow) throw refuse(refusals.backMoved, { goes: 'done' });
      await enterBankRef(tx, ref, { usedFor: `return:${row.return_sn}`, now });
      return null;
    }),
  );

export const givingBackJob: Job = {
  name: 'give-money-back',
  everyMs: 10_000,
  run: giveMoneyBack,
};
