/** The shop's side of an opinion: its answer, and how the opinion stands afterwards. */
import { suggestionStatus } from '@banxin/contract/enums/feedback';
import { feedback as refusals } from '@banxin/contract/refusals/feedback';
import type { Selectable } from 'kysely';
import type { SuggestionsTable } from '../../db/tables/feedback.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { tell } from '../message/tell.ts';

/** So much of an answer stands in its message. @unit characters */
const WORDS_TOLD = 60;

export interface ShopAnswer {
  /** TJ20261120-0007 */
  readonly number: string;
  /** What the customer reads; '' only moves the status. */
  readonly text: string;
  /** Value of `suggestionStatus`; null leaves it. @default answered */
  readonly status?: number | null;
  /** Who answers: staff, or staff:<who>. @default staff:ops */
  readonly actor?: string;
  /** How it stood when it was decided, see {@link seenAs}; one that stands otherwise is left alone. @default any */
  readonly seen?: string;
}

/** How an opinion stands, with what its customer said last. */
export async function seenAs(
  db: Db,
  { customer_id, id, status }: Pick<Selectable<SuggestionsTable>, 'customer_id' | 'id' | 'status'>,
): Promise<string> {
  const { last } = await db
    .selectFrom('suggestion_notes')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('customer_id', '=', customer_id)
    .where('suggestion_id', '=', id)
    .executeTakeFirstOrThrow();
  return `${status}:${last ?? 0}`;
}

async function write(
  tx: Tx,
  row: Selectable<SuggestionsTable>,
  { text, status = suggestionStatus.answered, actor = 'staff:ops' }: ShopAnswer,
  now: string,
): Promise<void> {
  const own = { customer_id: row.customer_id, suggestion_id: row.id };
  const next = status ?? row.status;
  await tx
    .updateTable('suggestions')
    .set({ status: next, noted_at: null, updated_at: now })
    .where('customer_id', '=', row.customer_id)
    .where('id', '=', row.id)
    .execute();
  if (text !== '') {
    const { id } = await tx
      .insertInto('suggestion_notes')
      .values({ ...own, by_shop: true, text, at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Only who wrote it reads it.
    await tell(tx, {
      ...{ customerId: row.customer_id, loginId: row.written_by },
      kind: 'opinionAnswered',
      values: { number: row.number, words: text.slice(0, WORDS_TOLD) },
      ...{ of: String(id), at: now },
    });
  }
  await tx
    .insertInto('status_events')
    .values({
      customer_id: row.customer_id,
      entity: 'suggestion',
      entity_id: row.id,
      from_status: row.status,
      to_status: next,
      event: status === null ? 'READ' : 'MOVED',
      actor,
      at: now,
    })
    .execute();
}

/** Answers what became of it: false when there is no opinion of that number. @param now instant */
export async function answerSuggestion(
  db: Db,
  answer: ShopAnswer,
  now: string,
): Promise<boolean | Refusal> {
  const { number, status, seen } = answer;
  if (status != null && !suggestionStatus.is(status)) {
    throw new RangeError(`${status} is no status of an opinion`);
  }
  return transaction(db, async (tx) => {
    // Locked, so that of two who answer at once the second one sees that it moved.
    const row = await tx
      .selectFrom('suggestions')
      .selectAll()
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return false;
    if (seen !== undefined && seen !== (await seenAs(tx, row))) {
      return refuse(refusals.moved, { status: row.status });
    }
    await write(tx, row, answer, now);
    return true;
  });
}
