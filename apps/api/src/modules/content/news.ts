/** News: types, lists, one article with what stands beside it. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getNews, getNewsList, getNewsType } from '@banxin/contract/calls/content/news';
import { content as refusals } from '@banxin/contract/refusals/content';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { ArticlesTable } from '../../db/tables/content.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { hasTopic, narrowed, pageOf, productLinks, published, summaryColumns } from './articles.ts';

type Row = Pick<Selectable<ArticlesTable>, (typeof summaryColumns)[number]>;

/** Beside an article. */
const RELATED = 3;

const summaryOf = (row: Row) => ({
  id: row.id,
  name: row.title,
  nameEn: row.title_en,
  summary: row.summary,
  summaryEn: row.summary_en,
  pubLishTime: row.published_at ?? '',
  type: row.topic_id,
  flags: row.flags,
  isPinned: row.is_pinned,
  ends: row.ends_on,
});

export async function listNews(
  context: Context,
  { type = 0, flag, keyword, ...page }: ParsedOf<typeof getNewsList>,
): Promise<OutputOf<typeof getNewsList> | Refusal> {
  if (type !== 0 && !(await hasTopic(context, 'news', type))) return refuse(refusals.unknownType);
  const ofType = narrowed(published(context, 'news'), { topicId: type || undefined, keyword });
  const news = flag === undefined ? ofType : ofType.where(sql<boolean>`flags & ${flag}::int <> 0`);
  const { rows, total } = await pageOf(news, page, (query) =>
    query
      .select(summaryColumns)
      .orderBy('is_pinned', 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc'),
  );
  return { items: rows.map(summaryOf), total };
}

export async function readNews(
  context: Context,
  { id }: ParsedOf<typeof getNews>,
): Promise<OutputOf<typeof getNews> | Refusal> {
  const news = published(context, 'news');
  const row = await news
    .select([...summaryColumns, 'content', 'outline', 'product_ids'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return refuse(refusals.unknownArticle);
  const ofType = news.where('topic_id', '=', row.topic_id).select(['id', 'title', 'title_en']);
  const place = sql`(published_at, id)`;
  const own = sql`(${row.published_at}::timestamptz, ${row.id}::int)`;
  const newer = await ofType
    .where(sql<boolean>`${place} > ${own}`)
    .orderBy('published_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const older = await ofType
    .where(sql<boolean>`${place} < ${own}`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const related = await ofType
    .where('id', 'not in', [row.id, newer?.id ?? row.id, older?.id ?? row.id])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RELATED)
    .execute();
  const linkOf = (one: Pick<Row, 'id' | 'title' | 'title_en'>) => ({
    id: one.id,
    name: one.title,
    nameEn: one.title_en,
  });
  return {
    ...summaryOf(row),
    content: row.content,
    outline: [...row.outline],
    products: productLinks(row.product_ids),
    previous: newer ? linkOf(newer) : null,
    next: older ? linkOf(older) : null,
    related: related.map(linkOf),
  };
}

/** Types with what is out of each; the first, 0, stands for all of them. */
export async function listTypes(context: Context): Promise<OutputOf<typeof getNewsType>> {
  const counts = published(context, 'news')
    .select(['topic_id', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('topic_id')
    .as('counts');
  const rows = await context.db
    .selectFrom('article_topics')
    .leftJoin(counts, 'counts.topic_id', 'article_topics.id')
    .select(['id', 'name', 'name_en', 'count'])
    .where('kind', '=', 'news')
    .orderBy('id')
    .execute();
  const all = rows.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return rows.map(({ id, name, name_en: nameEn, count }) => ({
    id,
    name,
    nameEn,
    count: id === 0 ? all : (count ?? 0),
  }));
}
