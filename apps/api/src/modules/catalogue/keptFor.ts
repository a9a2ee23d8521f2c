/** An answer of the whole shop that is counted once and told again for a while. */
import type { Context } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';

type Counted = Pick<Context, 'db' | 'clock'>;

interface Kept<T> {
  readonly at: number;
  readonly value: Promise<T>;
}

/** Calls at once share one count of their database; one that failed is not kept. @param freshMs how long it is told @unit ms */
export function keptFor<T>(
  freshMs: number,
  count: (context: Counted, now: number) => Promise<T>,
): (context: Counted) => Promise<T> {
  const last = new WeakMap<Db, Kept<T>>();
  return async (context) => {
    const { db, clock } = context;
    const now = clock.now();
    const known = last.get(db);
    if (known !== undefined && now - known.at < freshMs && now >= known.at) return known.value;
    const mine: Kept<T> = { at: now, value: count(context, now) };
    last.set(db, mine);
    try {
      return await mine.value;
    } catch (error) {
      if (last.get(db) === mine) last.delete(db);
      throw error;
    }
  };
}
