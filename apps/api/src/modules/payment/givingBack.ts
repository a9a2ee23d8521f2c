/**
 * Sends money back by its channel, again and again until the channel says that it is back; what the channel refuses for
 * good, or has failed to send for days, people send, and the channel is asked once more before that counts.
 */
import { BACK_TRIED_DAYS } from '@banxin/contract/constants';
import type { BackWhy } from '@banxin/contract/entities/receipts';
import type { Fen } from '@banxin/contract/money';
import { receipts as refusals } from '@banxin/contract/refusals/receipts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { DeskShop } from '../../desk.ts';
import { orRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { ChannelFailedError } from '../../ports/payChannel.ts';
import type { Ports, Services } from '../../services.ts';
import { tell } from '../message/tell.ts';
import { enterBankRef, neededBankRef } from '../paymentRecord/bankRefs.ts';
import {
  aboutReturn,
  causeOf,
  claimDueReturns,
  findReturn,
  finishReturn,
  noteReturn,
  type ReturnRow,
  tradeOfReturn,
} from '../paymentRecord/returns.ts';

/** Returns of one round. */
const ROUND = 10;
/** @unit ms */
const TRIED_MS = BACK_TRIED_DAYS * 24 * 3_600_000;

type Giving = Pick<Services, 'db' | 'log' | 'clock' | 'ports'>;

/** What goes back, as messages say it, and its channel. */
async function goingBack(tx: Tx, row: ReturnRow) {
  const { channel, payment_sn, order_sn } = await aboutReturn(tx, row).executeTakeFirstOrThrow();
  const amount = row.amount as Fen;
  const back =
    order_sn === null
      ? { amount, paymentSN: payment_sn, isWithdrawal: causeOf(row) === 'account' }
      : { amount, orderSN: order_sn };
  return { back, channel };
}

/** People send it, once; of what came by a channel the customer is told, for the account it goes to is not known. */
const leaveToPeople = (
  { db, clock }: Giving,
  row: ReturnRow,
  left: { readonly why: BackWhy; readonly failure: string } | null,
): Promise<void> =>
  transaction(db, async (tx) => {
    const set = { status: 'byHand', hand_why: left?.why ?? null } as const;
    const isNew = await noteReturn(tx, row, { ...set, failure: left?.failure ?? null });
    if (!isNew || left === null) return;
    const { back, channel } = await goingBack(tx, row);
    await tell(tx, {
      customerId: row.customer_id,
      kind: 'wayBackShut',
      values: { ...back, channel, why: left.why },
      of: row.return_sn,
      at: instantOf(clock.now()),
    });
  });

/** It is back. Whoever was told that people send it reads by what it came. False when that was written before. */
async function finish(
  tx: Tx,
  row: ReturnRow,
  now: string,
  sent: Parameters<typeof finishReturn>[3] = {},
): Promise<boolean> {
  const done = await finishReturn(tx, row, now, sent);
  if (done === null) return false;
  if (done.hand_why !== null) {
    const { back, channel } = await goingBack(tx, row);
    await tell(tx, {
      customerId: row.customer_id,
      kind: 'sentBack',
      values: { ...back, channel: done.bank_ref === null ? channel : 'bank' },
      of: row.return_sn,
      at: now,
    });
  }
  return true;
}

async function finishByChannel({ db, log, clock }: Giving, row: ReturnRow): Promise<void> {
  const isNow = await transaction(db, (tx) => finish(tx, row, instantOf(clock.now())));
  if (isNow) return;
  const before = await findReturn(db, row.return_sn);
  if (before?.bank_ref != null) {
    log.error({ returnSN: row.return_sn }, 'given back by its channel and by people');
  }
}

async function giveBack(services: Giving, row: ReturnRow): Promise<void> {
  const { db, log, clock, ports } = services;
  const { return_sn: returnSN, amount } = row;
  try {
    const { channel, trade_sn: tradeSN, amount: received } = await tradeOfReturn(db, row);
    const driver = ports.channels[channel];
    if (driver === null) throw new Error(`${channel} is not configured any more`);
    const order = { tradeSN, returnSN, amount, received };
    // What people send is looked at alone: sent by the channel too it would go back twice.
    const isWaiting = row.status === 'waiting';
    const answer = isWaiting ? await driver.giveBack(order) : await driver.queryReturn(order);
    // A try whose answer was lost may have gone through, and be why this one is refused.
    const standing = typeof answer === 'object' ? await driver.queryReturn(order) : answer;
    if (standing === 'done') return await finishByChannel(services, row);
    if (!isWaiting) return;
    if (standing === 'byHand') return await leaveToPeople(services, row, null);
    if (standing === 'none' && typeof answer === 'object') {
      log.warn({ returnSN, code: answer.code }, 'channel will never give it back');
      return await leaveToPeople(services, row, { why: answer.never, failure: answer.code });
    }
    await noteReturn(db, row, { failure: null, failing_since: null });
  } catch (error) {
    const failure = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    log.warn({ err: error, returnSN, tries: row.tries }, 'money not given back yet');
    const now = instantOf(clock.now());
    const since = row.failing_since ?? now;
    if (msOf(now) - msOf(since) >= TRIED_MS) {
      await leaveToPeople(services, row, { why: 'stuck', failure });
    } else await noteReturn(db, row, { failure, failing_since: since });
  }
}

/** Answers how many returns were sent or looked at. Several servers may run it at once. */
export async function giveMoneyBack(services: Giving): Promise<number> {
  const due = await claimDueReturns(services.db, instantOf(services.clock.now()), ROUND);
  await Promise.all(due.map((row) => giveBack(services, row)));
  return due.length;
}

/** Who says that it was sent, and where the channels are asked before. */
export interface BackDesk extends DeskShop {
  readonly log: Services['log'];
  readonly channels: Ports['channels'];
}

/** Asks the channel that did not give it back. @throws Refusal where it has, may yet, or does not answer */
async function askOnceMore({ db, now, log, channels }: BackDesk, row: ReturnRow): Promise<void> {
  const { channel, trade_sn: tradeSN } = await tradeOfReturn(db, row);
  const driver = channels[channel];
  // The shop has given this channel up: nobody sends by it, and nobody can ask.
  if (driver === null) return;
  const { return_sn: returnSN } = row;
  const standing = await driver.queryReturn({ tradeSN, returnSN }).catch((error: unknown) => {
    if (!(error instanceof ChannelFailedError)) throw error;
    log.warn({ err: error, returnSN }, 'channel not asked before a transfer counts');
    throw refuse(refusals.backUnasked, { channel });
  });
  if (standing === 'underway') throw refuse(refusals.backUnderWay, { channel });
  if (standing === 'none') return;
  await transaction(db, (tx) => finish(tx, row, now));
  throw refuse(refusals.backByChannel, { channel });
}

async function confirm(
  desk: BackDesk,
  { number, bankRef }: { readonly number: string; readonly bankRef?: string | undefined },
): Promise<null> {
  const { db, now, actor } = desk;
  const row = await findReturn(db, number.trim());
  if (row === undefined) throw refuse(refusals.unknownBack);
  if (row.status !== 'byHand') throw refuse(refusals.backMoved, { goes: row.status });
  const ref = neededBankRef(bankRef);
  if (row.hand_why !== null) await askOnceMore(desk, row);
  return await transaction(db, async (tx) => {
    const isNow = await finish(tx, row, now, { bank_ref: ref, done_by: actor });
    if (!isNow) throw refuse(refusals.backMoved, { goes: 'done' });
    await enterBankRef(tx, ref, { usedFor: `return:${row.return_sn}`, now });
    return null;
  });
}

/** Somebody has sent it back by the bank, once. */
export const confirmGivenBack = (...asked: Parameters<typeof confirm>): Promise<Refusal | null> =>
  orRefusal(confirm(...asked));

export const givingBackJob: Job = {
  name: 'give-money-back',
  everyMs: 10_000,
  run: giveMoneyBack,
};
