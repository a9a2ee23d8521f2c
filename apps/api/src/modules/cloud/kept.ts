/**
 * How long goods lie in the warehouse. What came last stays last: of what lies there on a day, as much is free as came
 * from production within the free days before it; the rest is charged.
 */
import { storageFee } from '@banxin/contract/rules/cloudWarehouse';
import type { Db } from '../../db/transaction.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';

const DAY = 86_400_000;

/** A movement, as far as it says how much lies there. */
export interface Lot {
  /** @unit ms */
  readonly at: number;
  /** What lay there afterwards. */
  readonly onHand: number;
  /** What it brought from production; 0 for every other movement. */
  readonly came: number;
}

/** What lies there at a moment. */
export interface Kept {
  readonly onHand: number;
  /** Units of it that are charged. */
  readonly charged: number;
  /** When the oldest free part of it begins to be charged; null when nothing of it is free. Instant. */
  readonly freeUntil: string | null;
}

/** How a stock stands at a moment. @param lots  oldest first @param at ms */
export function keptAt(lots: readonly Lot[], at: number): Kept {
  const before = lots.filter((lot) => lot.at <= at);
  const onHand = before.at(-1)?.onHand ?? 0;
  // The newest that came are those that still lie there.
  let left = onHand;
  let oldestFree: number | null = null;
  for (const { at: cameAt, came } of before.toReversed()) {
    if (came === 0) continue;
    if (left <= 0 || cameAt <= at - storageFee.freeDays * DAY) break;
    left -= Math.min(left, came);
    oldestFree = cameAt;
  }
  return {
    onHand,
    charged: left,
    freeUntil: oldestFree === null ? null : instantOf(oldestFree + storageFee.freeDays * DAY),
  };
}

/** Movements of stocks, by the stock. */
export async function lotsOf(
  db: Db,
  ownerId: number,
  stockIds: readonly number[] | null,
): Promise<ReadonlyMap<number, Lot[]>> {
  if (stockIds?.length === 0) return new Map();
  let moves = db
    .selectFrom('cloud_moves')
    .select(['stock_id', 'kind', 'quantity', 'on_hand_after', 'at'])
    .where('customer_id', '=', ownerId)
    .where('kind', 'in', ['IN_PRODUCTION', 'IN_RETURN', 'OUT', 'ADJUST']);
  if (stockIds !== null) moves = moves.where('stock_id', 'in', stockIds);
  const rows = await moves.orderBy('id').execute();
  const lots = new Map<number, Lot[]>();
  for (const { stock_id, kind, quantity, on_hand_after, at } of rows) {
    const one = {
      at: msOf(at),
      onHand: on_hand_after,
      came: kind === 'IN_PRODUCTION' ? quantity : 0,
    };
    const known = lots.get(stock_id);
    if (known) known.push(one);
    else lots.set(stock_id, [one]);
  }
  return lots;
}

/** How stocks stand now, by their ids. @param now instant */
export async function keptBy(
  db: Db,
  ownerId: number,
  stockIds: readonly number[],
  now: string,
): Promise<ReadonlyMap<number, Kept>> {
  const lots = await lotsOf(db, ownerId, stockIds);
  return new Map([...lots].map(([id, moves]) => [id, keptAt(moves, msOf(now))]));
}

/** The last moment of each day from a day on, up to another. @param from YYYY-MM-DD @param to YYYY-MM-DD, with it */
export function* dayEnds(from: string, to: string): Generator<number> {
  let at = msOf(`${from}T00:00:00+08:00`) + DAY - 1;
  while (dayOf(at) <= to) {
    yield at;
    at += DAY;
  }
}
