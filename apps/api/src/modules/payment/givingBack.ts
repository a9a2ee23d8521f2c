/** Sends money back by its channel, again and again until the channel says that it is back. */

import { type Db, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';
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

/** Somebody has sent a transfer back by hand. False when there is no such return, or it was done before. */
export const confirmGivenBack = (db: Db, returnSN: string, now: string): Promise<boolean> =>
  transaction(db, async (tx) => {
    const row = await findReturn(tx, returnSN);
    return row?.status === 'byHand' && finishReturn(tx, row, now);
  });

export const givingBackJob: Job = {
  name: 'give-money-back',
  everyMs: 10_000,
  run: giveMoneyBack,
};
