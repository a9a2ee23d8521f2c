/** The word of whoever decides: once for a link, the first one counts. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { answerQuote } from '@banxin/contract/calls/order/quoteShare';
import type { QuoteAnswer } from '@banxin/contract/entities/quoteShare';
import { quote as refusals } from '@banxin/contract/refusals/quote';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { answerOf, liveLink, stateOf } from './linkView.ts';

const isSame = (one: QuoteAnswer, other: Omit<QuoteAnswer, 'at'>): boolean =>
  one.isAgreed === other.isAgreed && one.by === other.by && one.note === other.note;

export async function answer(
  { db, now }: Context,
  { token, isAgreed, name, note: written }: ParsedOf<typeof answerQuote>,
): Promise<OutputOf<typeof answerQuote> | Refusal> {
  const note = written.replaceAll('\r\n', '\n');
  if (!isAgreed && note === '') return invalid({ note: messageOf(refusals.reasonMissing) });
  return transaction(db, async (tx) => {
    // Whoever comes second waits here, and is told who was first.
    const link = await liveLink(tx, token).selectAll('link').forUpdate('link').executeTakeFirst();
    if (link === undefined) return refuse(refusals.unknownLink);
    const first = answerOf(link);
    if (first !== null) {
      if (isSame(first, { isAgreed, by: name, note })) return first;
      return refuse(refusals.answered, { by: first.by, at: first.at, isAgreed: first.isAgreed });
    }
    if (stateOf(link, now) === 'over') {
      return refuse(refusals.over, { validUntil: link.valid_until });
    }
    await tx
      .updateTable('quote_links')
      .set({ is_agreed: isAgreed, answered_by: name, answer_note: note, answered_at: now })
      .where('customer_id', '=', link.customer_id)
      .where('id', '=', link.id)
      .execute();
    return { isAgreed, by: name, note, at: now };
  });
}
