/**
 * The shop's clock: the machine's time, moved ahead by one row of the database that every process reads.
 * It never goes back: what happened stays before what happens next.
 */
import { type Clock, instantOf, msOf } from '../ports/clock.ts';
import type { ShopClockTable } from './tables/shopClock.ts';
import { type Db, type Tx, transaction } from './transaction.ts';

const DAY = 24 * 3_600_000;
/** A day passes in so long. @unit ms */
const RUN_MS = 60_000;
/** Times faster than the machine's clock meanwhile. */
export const RUN_SPEED = DAY / RUN_MS;
/** Holidays are known about so far ahead. @unit ms */
export const AHEAD_MAX_MS = 400 * DAY;

type Row = Pick<ShopClockTable, 'offset_ms' | 'speed' | 'since' | 'until'>;

const STILL: Row = { offset_ms: 0, speed: 1, since: instantOf(0), until: instantOf(0) };

/** How far ahead a row is at the machine's time `at`. @unit ms */
export function aheadOf({ offset_ms, speed, since, until }: Row, at: number): number {
  const run = Math.max(0, Math.min(at, msOf(until)) - msOf(since));
  return offset_ms + run * (speed - 1);
}

const rowOf = (db: Db) =>
  db
    .selectFrom('shop_clock')
    .select(['offset_ms', 'speed', 'since', 'until'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();

const isSame = (a: Row, b: Row): boolean =>
  a.offset_ms === b.offset_ms && a.speed === b.speed && a.since === b.since && a.until === b.until;

export interface ShopClock extends Clock {
  /** True while it goes faster than the machine's. */
  isRunning(): boolean;
  /** Reads where it stands; answers whether it was moved since. Call it every second. */
  reread(): Promise<boolean>;
  /** Puts it ahead, and answers false when that is too far. @param ms forwards */
  advance(ms: number): Promise<boolean>;
  /** Lets a day pass in a minute, from now; a run that is under way begins anew. Answers false when it is too far. */
  runDay(): Promise<boolean>;
}

/** The clock stands at the machine's time until it is read. */
export function createShopClock(db: Db, machine: Clock): ShopClock {
  let known = STILL;
  const reread = async (): Promise<boolean> => {
    const row = await rowOf(db);
    const isMoved = !isSame(row, known);
    known = row;
    return isMoved;
  };
  /** One process moves it at a time: the row is locked. */
  const move = async (by: number, change: (tx: Tx, row: Row) => Promise<unknown>) => {
    const isMoved = await transaction(db, async (tx) => {
      const row = await tx
        .selectFrom('shop_clock')
        .selectAll()
        .where('id', '=', 1)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (aheadOf(row, msOf(row.until)) + by > AHEAD_MAX_MS) return false;
      await change(tx, row);
      return true;
    });
    await reread();
    return isMoved;
  };
  const write = (tx: Tx, row: Partial<Row>) =>
    tx.updateTable('shop_clock').set(row).where('id', '=', 1).execute();
  return {
    now: () => machine.now() + aheadOf(known, machine.now()),
    isRunning: () => machine.now() < msOf(known.until),
    reread,
    advance: (ms) => {
      if (ms < 0) throw new RangeError('the shop’s clock does not go back');
      const by = Math.ceil(ms);
      return move(by, (tx, row) => write(tx, { offset_ms: row.offset_ms + by }));
    },
    runDay: () =>
      move(DAY, (tx, row) => {
        const now = machine.now();
        return write(tx, {
          offset_ms: aheadOf(row, now),
          speed: RUN_SPEED,
          since: instantOf(now),
          until: instantOf(now + RUN_MS),
        });
      }),
  };
}
