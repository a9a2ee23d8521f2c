/** What the desk of customers did and why, and who looked: rows that stay. */

import type { CustomerDeed } from '@banxin/contract/messages/customerDesk';
import { CUSTOMER_LOOK_MINUTES } from '@banxin/contract/worksLimits';
import type { Db, Tx } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';

export interface Deed {
  /** Main account. */
  readonly customerId: number;
  /** The login of whoever did it. */
  readonly actorId: number;
  readonly what: Exclude<CustomerDeed, 'opened' | 'ledger'>;
  /** As JSON. */
  readonly was?: unknown;
  readonly becomes?: unknown;
  readonly reason: string;
  /** Instant. */
  readonly at: string;
}

const jsonOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** Answers its number. */
export async function writeDeed(tx: Tx, deed: Deed): Promise<number> {
  const { customerId, actorId, what, was, becomes, reason, at } = deed;
  const { id } = await tx
    .insertInto('customer_log')
    .values({
      customer_id: customerId,
      actor_id: actorId,
      what,
      was: jsonOf(was),
      becomes: jsonOf(becomes),
      reason,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Look {
  readonly customerId: number;
  readonly actorId: number;
  readonly what: 'opened' | 'ledger';
  /** Instant. */
  readonly at: string;
}

/** Who looks on is written down once; two looks at the very same moment may stand twice. */
export async function noteLook(db: Db, { customerId, actorId, what, at }: Look): Promise<void> {
  const since = instantOf(msOf(at) - CUSTOMER_LOOK_MINUTES * 60_000);
  const noted = await db
    .selectFrom('customer_log')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('at', '>', since)
    .where('customer_id', '=', customerId)
    .where('what', '=', what)
    .limit(1)
    .executeTakeFirst();
  if (noted !== undefined) return;
  await db
    .insertInto('customer_log')
    .values({
      customer_id: customerId,
      actor_id: actorId,
      what,
      was: null,
      becomes: null,
      reason: null,
      at,
    })
    .execute();
}
