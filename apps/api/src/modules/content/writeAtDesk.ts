/** Writing, publishing and taking down an article: one writer at a time, each over what it has read. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  publishArticle,
  saveArticle,
  takeArticleDown,
} from '@banxin/contract/calls/works/articles';
import type { ArticleDraft, ArticleKind, DeskArticle } from '@banxin/contract/entities/articleDesk';
import { content as refusals } from '@banxin/contract/refusals/content';
import { record } from '@banxin/contract/refusals/record';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { ARTICLE_PLANNED_DAYS, ARTICLE_SUMMARY_MAX } from '@banxin/contract/worksLimits';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { searchable } from '../../db/searchable.ts';
import type { ArticleEventsTable } from '../../db/tables/content.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { reasonOf } from '../../desk.ts';
import { invalid, orRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { type ArticleRow, articleAtDesk, findArticle, notHere } from './desk.ts';
import { keepPictures, picturesIn } from './removePictures.ts';
import { readTyped, type TypedText } from './typedText.ts';

/** Numbers of articles that are written here begin above it: those of a folder stay below. */
const OWN_FROM = 10_000;

const DAY_MS = 24 * 3_600_000;

type Event = ArticleEventsTable['event'];

interface Done {
  readonly event: Event;
  readonly note?: string;
}

/** Writes down who did it, and answers the article as it stands. */
async function told(
  tx: Tx,
  { customer, now }: UserContext,
  row: ArticleRow,
  { event, note }: Done,
): Promise<DeskArticle> {
  await tx
    .insertInto('article_events')
    .values({
      kind: row.kind,
      article_id: row.id,
      event,
      staff_id: customer.id,
      note: note ?? null,
      at: now,
    })
    .execute();
  return articleAtDesk(tx, row, now);
}

/** The article, locked, as the editor has read it. @throws Refusal when it is not there, or was written since */
async function lockedAsRead(
  tx: Tx,
  now: string,
  { kind, id, rev }: { readonly kind: ArticleKind; readonly id: number; readonly rev: number },
): Promise<ArticleRow> {
  const row = await findArticle(tx, kind, id).forUpdate().executeTakeFirst();
  if (row === undefined) throw refuse(refusals.unknownArticle);
  if (row.rev !== rev) {
    throw refuse(record.changedElsewhere, { current: await articleAtDesk(tx, row, now) });
  }
  return row;
}

const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/** What is wrong with what was written, by field. */
async function problemsOf(db: Db, kind: ArticleKind, draft: ArticleDraft) {
  const problems: Record<string, KeyedMessage> = {};
  if (draft.title === '') problems.title = messageOf(refusals.titleMissing);
  const topic = await db
    .selectFrom('article_topics')
    .select('tags')
    .where('kind', '=', kind)
    .where('id', '=', draft.topicId)
    // The type 0 stands for all of them.
    .where('id', '>', 0)
    .executeTakeFirst();
  if (topic === undefined) problems.topicId = messageOf(refusals.topicMissing);
  const tag = draft.tags.find((one) => !topic?.tags.some(({ name }) => name === one));
  if (kind === 'help' && topic !== undefined && tag !== undefined) {
    problems.tags = messageOf(refusals.tagUnknown, { tag });
  }
  const id = draft.productIds.find((one) => productById(one) === undefined);
  if (id !== undefined) problems.productIds = messageOf(refusals.productUnknown, { id });
  if (draft.endsOn !== null && !isDay(draft.endsOn)) {
    problems.endsOn = messageOf(refusals.dayUnknown);
  }
  return problems;
}

/** What is stored of it. A summary that was not written is how the text begins. */
function columnsOf(kind: ArticleKind, draft: ArticleDraft, read: TypedText, now: string) {
  const { title, body } = draft;
  const summary = draft.summary || [...read.words].slice(0, ARTICLE_SUMMARY_MAX).join('');
  const [title_en, summary_en] = [draft.titleEn || title, draft.summaryEn || summary];
  const tags = kind === 'help' ? draft.tags : [];
  return {
    topic_id: draft.topicId,
    ...{ title, title_en, summary, summary_en, body },
    tags: JSON.stringify(tags),
    content: read.html,
    outline: JSON.stringify(read.outline),
    flags: kind === 'news' ? draft.flags : 0,
    is_pinned: kind === 'news' && draft.isPinned,
    ends_on: kind === 'news' ? draft.endsOn : null,
    product_ids: JSON.stringify(draft.productIds),
    search_text: searchable([title, title_en, summary, summary_en, ...tags].join(' ')),
    updated_at: now,
  };
}

/** The next number of a kind: whoever writes a new one waits for the other. */
async function nextId(tx: Tx, kind: ArticleKind): Promise<number> {
  await tx
    .selectFrom('article_topics')
    .select('id')
    .where('kind', '=', kind)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { last } = await tx
    .selectFrom('articles')
    .select(sql<number>`greatest(coalesce(max(id), 0), ${OWN_FROM}::int)`.as('last'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(last) + 1;
}

async function update(
  tx: Tx,
  { kind, id, rev }: ArticleRow,
  changed: Partial<ReturnType<typeof columnsOf>> & {
    readonly updated_at: string;
    readonly published_at?: string | null;
    readonly taken_down_at?: string | null;
  },
): Promise<ArticleRow> {
  return tx
    .updateTable('articles')
    .set({ ...changed, rev: rev + 1 })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveAtDesk(
  context: UserContext,
  { kind, id, rev, ...draft }: ParsedOf<typeof saveArticle>,
): Promise<OutputOf<typeof saveArticle> | Refusal> {
  const refusal = notHere(context);
  if (refusal !== null) return refusal;
  const { db, now } = context;
  const text = readTyped(draft.body);
  const write = async (tx: Tx): Promise<DeskArticle> => {
    const before =
      id === undefined ? null : await lockedAsRead(tx, now, { kind, id, rev: rev ?? -1 });
    const problems = await problemsOf(tx, kind, draft);
    if (before?.published_at && !text.isSeen) {
      problems.body = messageOf(refusals.bodyMissing);
    }
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const columns = columnsOf(kind, draft, text, now);
    await keepPictures(tx, picturesIn(text.html));
    if (before !== null)
      return told(tx, context, await update(tx, before, columns), { event: 'saved' });
    const row = await tx
      .insertInto('articles')
      .values({ kind, id: await nextId(tx, kind), ...columns, is_own: true, published_at: null })
      .returningAll()
      .executeTakeFirstOrThrow();
    return told(tx, context, row, { event: 'written' });
  };
  return orRefusal(transaction(db, write));
}

export async function publishAtDesk(
  context: UserContext,
  { at, ...ref }: ParsedOf<typeof publishArticle>,
): Promise<OutputOf<typeof publishArticle> | Refusal> {
  const refusal = notHere(context);
  if (refusal !== null) return refusal;
  const { db, now } = context;
  const time = at === null ? now : instantOf(msOf(at));
  const publish = async (tx: Tx): Promise<DeskArticle> => {
    const before = await lockedAsRead(tx, now, ref);
    if (msOf(time) > msOf(now) + ARTICLE_PLANNED_DAYS * DAY_MS) {
      throw invalid({ at: messageOf(refusals.plannedTooFar) });
    }
    if (!readTyped(before.content).isSeen) {
      throw invalid({ body: messageOf(refusals.bodyMissing) });
    }
    const row = await update(tx, before, {
      ...{ published_at: time, taken_down_at: null, updated_at: now },
    });
    return told(
      tx,
      context,
      row,
      msOf(time) > msOf(now) ? { event: 'planned', note: time } : { event: 'published' },
    );
  };
  return orRefusal(transaction(db, publish));
}

export async function takeDownAtDesk(
  context: UserContext,
  { reason, ...ref }: ParsedOf<typeof takeArticleDown>,
): Promise<OutputOf<typeof takeArticleDown> | Refusal> {
  const refusal = notHere(context);
  if (refusal !== null) return refusal;
  const why = reasonOf(reason);
  if (why === null) return invalid({ reason: messageOf(refusals.reasonMissing) });
  const { db, now } = context;
  const takeDown = async (tx: Tx): Promise<DeskArticle> => {
    const before = await lockedAsRead(tx, now, ref);
    if (before.published_at === null) throw refuse(refusals.notOut);
    const row = await update(tx, before, {
      ...{ published_at: null, taken_down_at: now, updated_at: now },
    });
    return told(tx, context, row, { event: 'takenDown', note: why });
  };
  return orRefusal(transaction(db, takeDown));
}
