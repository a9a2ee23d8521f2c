/** The shop's side of an opinion: its answer, and how the opinion stands afterwards. */
import { suggestionStatus } from '@banxin/contract/enums/feedback';
import { type Db, transaction } from '../../db/transaction.ts';

export interface ShopAnswer {
  /** TJ20261120-0007 */
  readonly number: string;
  /** What the customer reads; '' only moves the status. */
  readonly text: string;
  /** Value of `suggestionStatus`. @default answered */
  readonly status?: number;
}

/** False when there is no opinion of that number. @param now instant */
export async function answerSuggestion(
  db: Db,
  { number, text, status = suggestionStatus.answered }: ShopAnswer,
  now: string,
): Promise<boolean> {
  if (!suggestionStatus.is(status)) throw new RangeError(`${status} is no status of an opinion`);
  return transaction(db, async (tx) => {
    const row = await tx
      .updateTable('suggestions')
      .set({ status, updated_at: now })
      .where('number', '=', number)
      .returning(['customer_id', 'id'])
      .executeTakeFirst();
    if (row === undefined) return false;
    if (text !== '') {
      await tx
        .insertInto('suggestion_notes')
        .values({
          customer_id: row.customer_id,
          suggestion_id: row.id,
          by_shop: true,
          text,
          at: now,
        })
        .execute();
    }
    return true;
  });
}
