/** News and help at the desk of content: what there is, one of them as it was typed, and the text that is being typed. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  cleanArticle,
  getDeskArticle,
  getDeskArticles,
} from '@banxin/contract/calls/works/articles';
import type {
  ArticleKind,
  ArticleStanding,
  DeskArticle,
  DeskArticleHead,
} from '@banxin/contract/entities/articleDesk';
import { content as refusals } from '@banxin/contract/refusals/content';
import { type Selectable, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { searchable } from '../../db/searchable.ts';
import type { ArticlesTable } from '../../db/tables/content.ts';
import type { Db } from '../../db/transaction.ts';
import { refusalAt } from '../../desk.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { readTyped } from './typedText.ts';

export type ArticleRow = Selectable<ArticlesTable>;

/** Shown of what was done to an article. */
const EVENTS = 20;

/** Why this login may not write articles; null when it may. */
export const notHere = (context: Pick<UserContext, 'customer'>): Refusal | null =>
  refusalAt(context, 'content');

/** @param now instant */
export function standingOf(
  { published_at, taken_down_at }: Pick<ArticleRow, 'published_at' | 'taken_down_at'>,
  now: string,
): ArticleStanding {
  if (published_at === null) return taken_down_at === null ? 'draft' : 'down';
  return published_at > now ? 'planned' : 'published';
}

const headOf = (row: ArticleRow, now: string): DeskArticleHead => ({
  kind: row.kind,
  id: row.id,
  title: row.title,
  topicId: row.topic_id,
  standing: standingOf(row, now),
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
});

const eventsOf = (db: Db, { kind, id }: Pick<ArticleRow, 'kind' | 'id'>) =>
  db
    .selectFrom('article_events as e')
    .innerJoin('customers as c', 'c.id', 'e.staff_id')
    .select(['e.at', 'e.event', 'e.note'])
    .select((eb) => eb.fn.coalesce('c.link_person', 'c.name').as('by'))
    .where('e.kind', '=', kind)
    .where('e.article_id', '=', id)
    .orderBy('e.id', 'desc')
    .limit(EVENTS)
    .execute();

/** A line that only repeats the Chinese one was not written. */
const englishOf = (english: string, chinese: string): string =>
  english === chinese ? '' : english;

/** An article as the desk opens it. */
export async function articleAtDesk(db: Db, row: ArticleRow, now: string): Promise<DeskArticle> {
  const body = row.body ?? row.content;
  const { pieces, deadLinks } = readTyped(body);
  return {
    ...headOf(row, now),
    titleEn: englishOf(row.title_en, row.title),
    summary: row.summary,
    summaryEn: englishOf(row.summary_en, row.summary),
    tags: [...row.tags],
    flags: row.flags,
    isPinned: row.is_pinned,
    endsOn: row.ends_on,
    productIds: [...row.product_ids],
    body,
    rev: row.rev,
    html: row.content,
    outline: [...row.outline],
    pieces,
    deadLinks,
    events: await eventsOf(db, row),
  };
}

export const findArticle = (db: Db, kind: ArticleKind, id: number) =>
  db.selectFrom('articles').selectAll().where('kind', '=', kind).where('id', '=', id);

/** The condition on an article that stands so. */
const standingAs = (standing: ArticleStanding, now: string) =>
  ({
    draft: sql<boolean>`published_at is null and taken_down_at is null`,
    down: sql<boolean>`published_at is null and taken_down_at is not null`,
    planned: sql<boolean>`published_at > ${now}`,
    published: sql<boolean>`published_at <= ${now}`,
  })[standing];

export async function listAtDesk(
  context: UserContext,
  { kind, standing, topicId, keyword = '', pageIndex, pageSize }: ParsedOf<typeof getDeskArticles>,
): Promise<OutputOf<typeof getDeskArticles> | Refusal> {
  const refusal = notHere(context);
  if (refusal !== null) return refusal;
  const { db, now } = context;
  const words = searchable(keyword);
  let found = db.selectFrom('articles').where('kind', '=', kind);
  if (standing !== undefined) found = found.where(standingAs(standing, now));
  if (topicId !== undefined) found = found.where('topic_id', '=', topicId);
  if (words !== '') {
    found = found.where(sql<boolean>`strpos(search_text, ${words}) > 0 or id::text = ${words}`);
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(sql`updated_at desc nulls last`)
    .orderBy(sql`published_at desc nulls last`)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return { items: rows.map((row) => headOf(row, now)), total: Number(total) };
}

export async function openAtDesk(
  context: UserContext,
  { kind, id }: ParsedOf<typeof getDeskArticle>,
): Promise<OutputOf<typeof getDeskArticle> | Refusal> {
  const refusal = notHere(context);
  if (refusal !== null) return refusal;
  const row = await findArticle(context.db, kind, id).executeTakeFirst();
  return row === undefined
    ? refuse(refusals.unknownArticle)
    : articleAtDesk(context.db, row, context.now);
}

export async function cleanAtDesk(
  context: UserContext,
  { body }: ParsedOf<typeof cleanArticle>,
): Promise<OutputOf<typeof cleanArticle> | Refusal> {
  const refusal = notHere(context);
  if (refusal !== null) return refusal;
  const { html, outline, pieces, deadLinks } = readTyped(body);
  return { html, outline, pieces, deadLinks };
}
