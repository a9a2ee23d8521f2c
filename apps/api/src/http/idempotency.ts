/**
 * `Idempotency-Key`: the key, the work and its answer are one transaction. A second request with the
 * key waits on the first one's row; a crash in between leaves nothing behind, so a retry starts anew.
 * A refusal is not remembered: it undoes the work and frees the key.
 */
import { keyOf } from '@banxin/contract/callKey';
import { plain } from '@banxin/contract/refusals/plain';
import type { Insertable } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { IdempotencyKeysTable } from '../db/tables/requests.ts';
import { type Db, transaction } from '../db/transaction.ts';
import { sha256 } from '../sha256.ts';
import { refuse } from './refusal.ts';

export interface KeyedRequest {
  /** Who calls. */
  readonly customerId: number;
  readonly key: string;
  /** Name of the call. */
  readonly call: string;
  readonly input: unknown;
  /** Instant. */
  readonly now: string;
}

/** A key and its answer are known for so long at least. @unit h */
export const KEY_LIFE_HOURS = 48;

/** Letters, digits and a few signs: a UUID fits. */
export const KEY_PATTERN = /^[\w.:-]{8,128}$/;

const claim = prepared((db, row: Insertable<IdempotencyKeysTable>) =>
  db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'key']).doNothing())
    .returning('key'),
);

const keep = prepared((db, p: { customerId: number; key: string; answer: string }) =>
  db
    .updateTable('idempotency_keys')
    .set({ response: p.answer })
    .where('customer_id', '=', p.customerId)
    .where('key', '=', p.key),
);

/**
 * Runs `work` once per key; `work` answers the envelope as text.
 * @throws Refusal of the work, or `repeatDiffers` (422) when the key belongs to other input.
 */
export async function runOnce(
  db: Db,
  request: KeyedRequest,
  work: (tx: Db) => Promise<string>,
): Promise<{ readonly answer: string; readonly isRepeated: boolean }> {
  const { customerId, key, call, now } = request;
  const hash = sha256(keyOf({ name: call }, request.input));
  return transaction(db, async (tx) => {
    const [mine] = await claim(tx, {
      customer_id: customerId,
      key,
      call,
      request_hash: hash,
      response: null,
      created_at: now,
    });
    if (!mine) {
      const first = await tx
        .selectFrom('idempotency_keys')
        .select(['call', 'request_hash', 'response'])
        .where('customer_id', '=', customerId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (first.call !== call || first.request_hash !== hash || first.response === null) {
        throw refuse(plain.repeatDiffers);
      }
      return { answer: first.response, isRepeated: true };
    }
    const answer = await work(tx);
    await keep(tx, { customerId, key, answer });
    return { answer, isRepeated: false };
  });
}
