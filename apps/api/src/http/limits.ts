/** How often somebody may do something, counted in SQL so that every server counts together. */
import type { Call } from '@banxin/contract/call';
import { plain } from '@banxin/contract/refusals/plain';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/transaction.ts';
import { CLOCK_SKEW_MS, instantOf, msOf } from '../ports/clock.ts';
import { networkOf } from './network.ts';
import { type Refusal, refuse } from './refusal.ts';

export interface Window {
  readonly max: number;
  readonly windowSeconds: number;
}

/** @param p `latest`: no window that began by now ends after it */
const upsert = prepared((db, p: { key: string; now: string; end: string; latest: string }) =>
  db
    .insertInto('rate_limits')
    .values({ key: p.key, points: 1, expires_at: p.end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb.or([
          eb('rate_limits.expires_at', '<=', p.now),
          eb('rate_limits.expires_at', '>', p.latest),
        ]);
        return {
          points: eb
            .case()
            .when(isOver)
            .then(sql<number>`1`)
            .else(sql<number>`rate_limits.points + 1`)
            .end(),
          expires_at: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.expires_at'))
            .else(eb.ref('rate_limits.expires_at'))
            .end(),
        };
      }),
    )
    .returning(['points', 'expires_at']),
);

/**
 * Counts one use. Answers null when it is within the limit, else the seconds to wait.
 * @param now ms
 */
export async function countUse(
  db: Db,
  key: string,
  window: Window,
  now: number,
): Promise<number | null> {
  const end = now + window.windowSeconds * 1_000;
  const [row] = await upsert(db, {
    key,
    now: instantOf(now),
    end: instantOf(end),
    latest: instantOf(end + CLOCK_SKEW_MS),
  });
  if (row === undefined || row.points <= window.max) return null;
  return Math.max(1, Math.ceil((msOf(row.expires_at) - now) / 1_000));
}

/** Takes back one use that turned out to be a good one. */
export async function uncountUse(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ points: sql<number>`points - 1` })
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute();
}

/** Forgets what was counted. */
export async function resetUses(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Key of a network for a purpose: one household or office counts together. */
export const networkKey = (purpose: string, address: string): string =>
  `${purpose}:address:${networkOf(address)}`;

/**
 * Counts the limits of a call's row: those of the network before anything is read, others once the
 * input is known or the captcha solved. Answers the first refusal.
 */
export async function takeLimits(
  context: Context,
  call: Pick<Call, 'name' | 'limits'>,
  when: 'address' | 'input' | 'captcha',
  input: unknown,
): Promise<Refusal | null> {
  const { db, machine, address, customer } = context;
  for (const limit of call.limits) {
    const { by } = limit;
    if ((limit.after ?? (by === 'address' ? 'address' : 'input')) !== when) continue;
    const purpose = `call:${call.name}`;
    const field = typeof by === 'object' ? (input as Record<string, unknown>)[by.field] : null;
    const key =
      typeof by === 'object'
        ? `${purpose}:${by.field}:${String(field ?? '').slice(0, 100)}`
        : by === 'customer' && customer !== null
          ? `${purpose}:customer:${customer.id}`
          : networkKey(purpose, address);
    const wait = await countUse(db, key, limit, machine.now());
    if (wait !== null) return refuse(plain.tooManyRequests, { retryAfter: wait });
  }
  return null;
}
