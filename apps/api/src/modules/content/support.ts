/** The help centre: categories, lists, one article with its neighbours. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  getSupport,
  getSupportCategories,
  getSupportList,
} from '@banxin/contract/calls/content/support';
import { content as refusals } from '@banxin/contract/refusals/content';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { ArticlesTable } from '../../db/tables/content.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { hasTopic, narrowed, pageOf, productLinks, published, summaryColumns } from './articles.ts';

type Row = Pick<Selectable<ArticlesTable>, (typeof summaryColumns)[number]>;

/** Titles that a category shows of itself. */
const FIRST = 4;

const linkOf = (row: Pick<Row, 'id' | 'title' | 'title_en'>) => ({
  id: row.id,
  title: row.title,
  titleEn: row.title_en,
});

const summaryOf = (row: Row) => ({
  ...linkOf(row),
  summary: row.summary,
  summaryEn: row.summary_en,
  category: row.topic_id,
  tags: [...row.tags],
  pubLishTime: row.published_at ?? '',
  helpful: row.helpful_votes,
  votes: row.all_votes,
});

export async function listCategories(
  context: Context,
): Promise<OutputOf<typeof getSupportCategories>> {
  const topics = await context.db
    .selectFrom('article_topics')
    .select(['id', 'name', 'name_en', 'tags'])
    .where('kind', '=', 'help')
    .orderBy('id')
    .execute();
  const counted = published(context, 'help')
    .select(['topic_id', 'id', 'title', 'title_en'])
    .select(sql<number>`count(*) over (partition by topic_id)`.as('count'))
    .select(sql<number>`row_number() over (partition by topic_id order by id)`.as('place'))
    .as('counted');
  const firsts = await context.db
    .selectFrom(counted)
    .selectAll()
    .where('place', '<=', FIRST)
    .orderBy('topic_id')
    .orderBy('place')
    .execute();
  return topics.map(({ id, name, name_en: nameEn, tags }) => {
    const own = firsts.filter(({ topic_id: topic }) => topic === id);
    return {
      id,
      name,
      nameEn,
      tags: [...tags],
      count: own[0]?.count ?? 0,
      first: own.map(linkOf),
    };
  });
}

export async function listSupport(
  context: Context,
  { category, tag, keyword, sort, ...page }: ParsedOf<typeof getSupportList>,
): Promise<OutputOf<typeof getSupportList> | Refusal> {
  if (category !== undefined && !(await hasTopic(context, 'help', category))) {
    return refuse(refusals.unknownCategory);
  }
  const found = narrowed(published(context, 'help'), { topicId: category, keyword });
  const tagged =
    tag === undefined ? found : found.where(sql<boolean>`tags @> ${JSON.stringify([tag])}::jsonb`);
  const { rows, total } = await pageOf(tagged, page, (query) => {
    const columns = query.select(summaryColumns);
    if (sort === 'asked') return columns.orderBy('all_votes', 'desc').orderBy('id');
    return (category === undefined ? columns.orderBy('topic_id') : columns).orderBy('id');
  });
  return { items: rows.map(summaryOf), total };
}

export async function readSupport(
  context: Context,
  { id }: ParsedOf<typeof getSupport>,
): Promise<OutputOf<typeof getSupport> | Refusal> {
  const help = published(context, 'help');
  const row = await help
    .select([...summaryColumns, 'content', 'outline', 'product_ids'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return refuse(refusals.unknownArticle);
  const beside = (side: '<' | '>', order: 'asc' | 'desc') =>
    help
      .where('topic_id', '=', row.topic_id)
      .where('id', side, row.id)
      .select(['id', 'title', 'title_en'])
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst();
  const previous = await beside('<', 'desc');
  const next = await beside('>', 'asc');
  return {
    ...summaryOf(row),
    content: row.content,
    outline: [...row.outline],
    products: productLinks(row.product_ids),
    previous: previous ? linkOf(previous) : null,
    next: next ? linkOf(next) : null,
  };
}
