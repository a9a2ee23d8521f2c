/** Whether help articles help: one voice per login, or per network and browser, and it may change its mind. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { voteArticle } from '@banxin/contract/calls/content/support';
import { content as refusals } from '@banxin/contract/refusals/content';
import type { Context } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { networkOf } from '../../http/network.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { sha256 } from '../../sha256.ts';
import { published } from './articles.ts';

/**
 * Visitors carry nothing that tells them apart: who shares a network and a browser's name shares a voice, so that
 * neither two tabs nor a hundred fresh ones count more than once. What is kept does not say which network it was.
 */
const voterOf = ({ customer, address, agent }: Context, articleId: number): string =>
  customer === null
    ? sha256(`${articleId}\n${networkOf(address)}\n${agent}`)
    : `customer:${customer.id}`;

/** Counts the voices of an article anew; its row must be locked. */
export async function countVotes(
  tx: Tx,
  articleId: number,
): Promise<{ readonly helpful: number; readonly votes: number }> {
  const { helpful, votes } = await tx
    .selectFrom('article_votes')
    .select((select) => [
      select.fn.countAll<number>().as('votes'),
      select.fn.countAll<number>().filterWhere('is_helpful', '=', true).as('helpful'),
    ])
    .where('kind', '=', 'help')
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('articles')
    .set({ helpful_votes: helpful, all_votes: votes })
    .where('kind', '=', 'help')
    .where('id', '=', articleId)
    .execute();
  return { helpful, votes };
}

export async function vote(
  context: Context,
  { id, helpful, reason, text }: ParsedOf<typeof voteArticle>,
): Promise<OutputOf<typeof voteArticle> | Refusal> {
  return transaction(context.db, async (tx) => {
    // Voices on one article take turns: each counts what those before it have written.
    const article = await published({ db: tx, now: context.now }, 'help')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (article === undefined) return refuse(refusals.unknownArticle);
    const voice = {
      is_helpful: helpful,
      reason: helpful ? null : (reason ?? null),
      remark: helpful ? '' : (text ?? ''),
      voted_at: context.now,
    };
    await tx
      .insertInto('article_votes')
      .values({ kind: 'help', article_id: id, voter: voterOf(context, id), ...voice })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'article_id', 'voter']).doUpdateSet(voice),
      )
      .execute();
    return countVotes(tx, id);
  });
}
