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

const FREE = storageFee.freeDays * DAY;

/** How a stock stands at a moment. @param lots  oldest first @param at ms */
export function keptAt(lots: readonly Lot[], at: number): Kept {
  const last = lots.findLastIndex((lot) => lot.at <= at);
  const onHand = lots[last]?.onHand ?? 0;
  // The newest that came are those that still lie there.
  let left = onHand;
  let oldestFree: number | null = null;
  for (let index = last; index >= 0 && left > 0; index -= 1) {
    const { at: cameAt, came } = lots[index] as Lot;
    if (came === 0 || cameAt > at) continue;
    if (cameAt <= at - FREE) break;
    left -= Math.min(left, came);
    oldestFree = cameAt;
  }
  return {
    onHand,
    charged: left,
    freeUntil: oldestFree === null ? null : instantOf(oldestFree + FREE),
  };
}

/** Movements by which there is more of a stock, or less. */
const COUNTED = ['IN_PRODUCTION', 'IN_RETURN', 'OUT', 'ADJUST'] as const;

/**
 * Movements of stocks, by the stock, as far as they say how it stands at a moment and later: those since the free days
 * before it, and what lay there until then. However long a stock has been here, no more is read.
 * @param ids of stocks; null for all @param at ms
 */
export async function lotsSince(
  db: Db,
  ownerId: number,
  ids: readonly number[] | null,
  at: number,
): Promise<ReadonlyMap<number, Lot[]>> {
  if (ids?.length === 0) return new Map();
  const since = instantOf(at - FREE);
  const stocks = db
    .selectFrom('cloud_stock as s')
    .where('s.customer_id', '=', ownerId)
    .where('s.inbound_at', 'is not', null)
    .$if(ids !== null, (all) => all.where('s.id', 'in', ids ?? []));
  const [opening, moves] = await Promise.all([
    stocks
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('cloud_moves')
            .select(['on_hand_after', 'at'])
            .whereRef('customer_id', '=', 's.customer_id')
            .whereRef('stock_id', '=', 's.id')
            .where('kind', 'in', COUNTED)
            .where('at', '<=', since)
            .orderBy('id', 'desc')
            .limit(1)
            .as('m'),
        (join) => join.onTrue(),
      )
      .select(['s.id as stock_id', 'm.on_hand_after', 'm.at'])
      .execute(),
    stocks
      .innerJoin('cloud_moves as m', (join) =>
        join.onRef('m.customer_id', '=', 's.customer_id').onRef('m.stock_id', '=', 's.id'),
      )
      .select(['m.stock_id', 'm.kind', 'm.quantity', 'm.on_hand_after', 'm.at'])
      .where('m.kind', 'in', COUNTED)
      .where('m.at', '>', since)
      .orderBy('m.id')
      .execute(),
  ]);
  const lots = new Map(
    opening.map(({ stock_id, on_hand_after, at: openedAt }) => [
      stock_id,
      [{ at: msOf(openedAt), onHand: on_hand_after, came: 0 }],
    ]),
  );
  for (const { stock_id, kind, quantity, on_hand_after, at: movedAt } of moves) {
    const one = {
      at: msOf(movedAt),
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
  const at = msOf(now);
  const lots = await lotsSince(db, ownerId, stockIds, at);
  return new Map([...lots].map(([id, moves]) => [id, keptAt(moves, at)]));
}

/** The last moment of each day from a day on, up to another. @param from YYYY-MM-DD @param to YYYY-MM-DD, with it */
export function* dayEnds(from: string, to: string): Generator<number> {
  let at = msOf(`${from}T00:00:00+08:00`) + DAY - 1;
  while (dayOf(at) <= to) {
    yield at;
    at += DAY;
  }
}
