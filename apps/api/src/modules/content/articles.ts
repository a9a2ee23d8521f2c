/** What lists and texts of news and of help have in common: what is out, one page of it, the products it names. */
import { productById } from '@banxin/pricing/products';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Schema } from '../../db/schema.ts';
import { searchable } from '../../db/searchable.ts';
import type { ArticleKind } from '../../db/tables/content.ts';

/** Columns of every list. */
export const summaryColumns = [
  ...['id', 'title', 'title_en', 'summary', 'summary_en', 'topic_id', 'tags'],
  ...['published_at', 'ends_on', 'flags', 'is_pinned', 'helpful_votes', 'all_votes'],
] as const satisfies readonly (keyof Schema['articles'])[];

type Query<O> = SelectQueryBuilder<Schema, 'articles', O>;

/** What readers may see: published, and not later than now. */
export const published = ({ db, now }: Pick<Context, 'db' | 'now'>, kind: ArticleKind) =>
  db.selectFrom('articles').where('kind', '=', kind).where('published_at', '<=', now);

export interface Narrowing {
  readonly topicId?: number | undefined;
  readonly keyword?: string | undefined;
}

/** Those of a topic that contain the words. */
export function narrowed<O>(query: Query<O>, { topicId, keyword = '' }: Narrowing): Query<O> {
  const words = searchable(keyword);
  const ofTopic = topicId === undefined ? query : query.where('topic_id', '=', topicId);
  return words === '' ? ofTopic : ofTopic.where(sql<boolean>`strpos(search_text, ${words}) > 0`);
}

export interface Page {
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** One page; one beyond the last is the last. @param arrange selects and orders */
export async function pageOf<O>(
  query: Query<object>,
  { pageIndex, pageSize }: Page,
  arrange: (query: Query<object>) => Query<O>,
): Promise<{ readonly rows: readonly O[]; readonly total: number }> {
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const rows = await arrange(query)
    .limit(pageSize)
    .offset(Math.min(pageIndex - 1, last) * pageSize)
    .execute();
  return { rows, total };
}

/** Whether there is such a type or category. */
export const hasTopic = async (
  { db }: Pick<Context, 'db'>,
  kind: ArticleKind,
  id: number,
): Promise<boolean> =>
  (await db
    .selectFrom('article_topics')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Products that an article names, as far as they are still sold. */
export const productLinks = (
  ids: readonly number[],
): { readonly id: number; readonly name: string }[] =>
  ids.flatMap((id) => {
    const product = productById(id);
    return product === undefined ? [] : [{ id, name: product.name }];
  });
