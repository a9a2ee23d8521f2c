/** Writes down what a main account changes of its colleagues, old and new beside each other. */
import type { AccountField } from '@banxin/contract/messages/subAccount';
import type { Customer } from '../../context.ts';
import type { Tx } from '../../db/transaction.ts';

export interface Change {
  readonly field: AccountField;
  /** Of JSON; null where nothing was, or where it is not to be kept. */
  readonly was?: unknown;
  readonly becomes?: unknown;
}

export interface ChangedBy {
  readonly actor: Pick<Customer, 'id' | 'ownerId'>;
  /** Instant. */
  readonly at: string;
}

const jsonOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** Nothing changed: nothing is written. */
export async function writeChanges(
  tx: Tx,
  loginId: number,
  changes: readonly Change[],
  { actor, at }: ChangedBy,
): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('account_changes')
    .values(
      changes.map(({ field, was, becomes }) => ({
        customer_id: actor.ownerId,
        login_id: loginId,
        actor_id: actor.id,
        field,
        was: jsonOf(was),
        becomes: jsonOf(becomes),
        at,
      })),
    )
    .execute();
}
