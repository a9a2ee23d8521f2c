/** Asks the channels about trades whose message did not come, and closes those whose payment is over. */
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';
import {
  claimDueTrades,
  endTrade,
  nextCheck,
  setNextCheck,
  type TradeRow,
} from '../paymentRecord/trades.ts';
import { takeReceipt } from './arrival.ts';

/** Trades of one round; each is asked about for a few seconds at most. */
const ROUND = 20;
/** Asked at once: a channel that hangs holds up its round and not the server. */
const AT_ONCE = 5;

type Asking = Pick<Services, 'db' | 'log' | 'clock' | 'ports'>;

async function ask(services: Asking, trade: TradeRow): Promise<void> {
  const { db, log, clock, ports } = services;
  const { channel, trade_sn: tradeSN } = trade;
  const now = instantOf(clock.now());
  const driver = ports.channels[channel];
  try {
    if (driver === null) throw new Error('channel is not configured any more');
    const state = await (trade.is_ending ? driver.close(tradeSN) : driver.query(tradeSN));
    if (state.kind === 'paid') await takeReceipt(services, channel, state.receipt, now);
    if (state.kind === 'closed') await endTrade(db, trade, 'closed');
  } catch (error) {
    log.warn({ err: error, channel, tradeSN }, 'channel not asked');
  }
  // Also after money that was not believed: the next answer may be another one.
  await setNextCheck(db, trade, nextCheck(trade.checks, now));
}

/** Answers how many trades were asked about. Several servers may run it at once. */
export async function askChannels(services: Asking): Promise<number> {
  const { db, clock } = services;
  const due = await claimDueTrades(db, instantOf(clock.now()), ROUND);
  for (let at = 0; at < due.length; at += AT_ONCE) {
    await Promise.all(due.slice(at, at + AT_ONCE).map((trade) => ask(services, trade)));
  }
  return due.length;
}

export const askingJob: Job = { name: 'ask-channels', everyMs: 5_000, run: askChannels };
