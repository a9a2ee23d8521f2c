/** The queue of checks, in SQL: whose turn it is, whichever of the shop's servers asks. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import type { FileRow } from './files.ts';

/** A claim that is not renewed ends after this long: its server died. @unit ms */
export const LEASE_MS = 90_000;
/** The longest time for which a customer is delayed. @unit ms */
const MAX_DELAY_MS = 10 * 60_000;

/** Whose files a process checks: those of all customers, or only of those whose files are quick to check. */
export type Clientele = 'all' | 'quick';

/** A claimed check: its file, and which attempt it is. */
export type Claim = Pick<FileRow, 'id' | 'attempts'>;

const isFree = (now: string) => (eb: ExpressionBuilder<Schema, 'files'>) =>
  eb.or([eb('files.lease_until', 'is', null), eb('files.lease_until', '<', now)]);

/**
 * The file whose turn it is: of a customer who has no check running, and who has waited longest since
 * it came, since its customer's last check, or since the time that slow files put that customer back.
 * Nobody who comes later can go first, so everybody's turn comes.
 */
async function nextInLine(
  db: Db,
  now: string,
  clientele: Clientele,
): Promise<Pick<FileRow, 'id' | 'customer_id'> | null> {
  const row = await db
    .selectFrom('files')
    .leftJoin('check_turns', 'check_turns.customer_id', 'files.customer_id')
    .select(['files.id', 'files.customer_id'])
    .where('files.status', '=', 'checking')
    .where(isFree(now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('files as running')
            .select('running.id')
            .whereRef('running.customer_id', '=', 'files.customer_id')
            .where('running.status', '=', 'checking')
            .where('running.lease_until', '>=', now),
        ),
      ),
    )
    .$if(clientele === 'quick', (query) =>
      query.where((eb) =>
        eb.or([eb('check_turns.slow_until', 'is', null), eb('check_turns.slow_until', '<=', now)]),
      ),
    )
    .orderBy(sql`greatest(files.created_at, check_turns.served_at, check_turns.slow_until)`)
    .orderBy('files.created_at')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Claims the file unless another server was first, with this file or another of its customer. */
function claim(
  db: Db,
  { id, customer_id }: Pick<FileRow, 'id' | 'customer_id'>,
  now: number,
): Promise<FileRow | null> {
  const at = instantOf(now);
  return transaction(db, async (tx) => {
    // Locks the customer's turn: who waits here sees below what was claimed meanwhile.
    await tx
      .insertInto('check_turns')
      .values({ customer_id, served_at: at })
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ served_at: at }))
      .execute();
    const running = await tx
      .selectFrom('files')
      .select('id')
      .where('customer_id', '=', customer_id)
      .where('status', '=', 'checking')
      .where('lease_until', '>=', at)
      .executeTakeFirst();
    if (running) return null;
    const row = await tx
      .updateTable('files')
      .set((eb) => ({
        lease_until: instantOf(now + LEASE_MS),
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', id)
      .where('status', '=', 'checking')
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  });
}

/** Claims the check whose turn it is; null when none is due to be claimed. */
export async function claimNext(
  db: Db,
  now: number,
  clientele: Clientele,
): Promise<FileRow | null> {
  for (;;) {
    const next = await nextInLine(db, instantOf(now), clientele);
    if (next === null) return null;
    const claimed = await claim(db, next, now);
    if (claimed) return claimed;
  }
}

/** Sets another end of the claim, as long as it is still this server's. @param until ms since 1970 */
export async function extendClaim(db: Db, held: Claim, until: number): Promise<void> {
  await db
    .updateTable('files')
    .set({ lease_until: instantOf(until) })
    .where('id', '=', held.id)
    .where('status', '=', 'checking')
    .where('attempts', '=', held.attempts)
    .execute();
}

/** Gives a claim back at once, as if the check had not been tried. */
export async function returnClaim(db: Db, held: Claim): Promise<void> {
  await db
    .updateTable('files')
    .set({ lease_until: null, attempts: held.attempts - 1 })
    .where('id', '=', held.id)
    .where('status', '=', 'checking')
    .where('attempts', '=', held.attempts)
    .execute();
}

/** Drops every claim: right only for the single server of an embedded database, before its first. */
export async function dropClaims(db: Db): Promise<void> {
  await db
    .updateTable('files')
    .set({ lease_until: null })
    .where('status', '=', 'checking')
    .execute();
}

/** Delays a customer, whose file took long, behind those who wait. Delays add up, to ten minutes. */
export async function delayCustomer(
  db: Db,
  customerId: number,
  byMs: number,
  now: number,
): Promise<void> {
  const limit = instantOf(now + MAX_DELAY_MS);
  const added = sql`greatest(slow_until, ${instantOf(now)}::timestamptz) + ${byMs} * interval '1 ms'`;
  await db
    .updateTable('check_turns')
    .set({ slow_until: sql<string>`least(${added}, ${limit}::timestamptz)` })
    .where('customer_id', '=', customerId)
    .execute();
}
