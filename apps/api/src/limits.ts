/** How often somebody may do something, counted in SQL so that every server counts together. */
import { sql } from 'kysely';
import { prepared } from './db/prepared.ts';
import type { Db } from './db/transaction.ts';
import { instantOf, msOf } from './ports/clock.ts';

export interface Window {
  readonly max: number;
  readonly windowSeconds: number;
}

const upsert = prepared((db, p: { key: string; now: string; end: string }) =>
  db
    .insertInto('rate_limits')
    .values({ key: p.key, points: 1, expires_at: p.end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        points: eb
          .case()
          .when('rate_limits.expires_at', '<=', p.now)
          .then(sql<number>`1`)
          .else(sql<number>`rate_limits.points + 1`)
          .end(),
        expires_at: eb
          .case()
          .when('rate_limits.expires_at', '<=', p.now)
          .then(eb.ref('excluded.expires_at'))
          .else(eb.ref('rate_limits.expires_at'))
          .end(),
      })),
    )
    .returning(['points', 'expires_at']),
);

/**
 * Counts one use. Answers null when it is within the limit, else the seconds to wait.
 * @param now ms
 */
export async function take(
  db: Db,
  key: string,
  window: Window,
  now: number,
): Promise<number | null> {
  const [row] = await upsert(db, {
    key,
    now: instantOf(now),
    end: instantOf(now + window.windowSeconds * 1_000),
  });
  if (row === undefined || row.points <= window.max) return null;
  return Math.max(1, Math.ceil((msOf(row.expires_at) - now) / 1_000));
}

/** Forgets what was counted. */
export async function forget(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}
