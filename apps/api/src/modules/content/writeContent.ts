/**
 * Replaces news and help by those of a folder, at once; what was written at the desk stays, and so does what readers said
 * of articles that stay.
 */
import { sql } from 'kysely';
import { searchable } from '../../db/searchable.ts';
import type { ArticleKind } from '../../db/tables/content.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import type { Article, Content } from './readContent.ts';

const KINDS: readonly ArticleKind[] = ['news', 'help'];

const rowOf = (article: Article) => ({
  kind: article.kind,
  id: article.id,
  topic_id: article.topicId,
  title: article.title,
  title_en: article.titleEn,
  summary: article.summary,
  summary_en: article.summaryEn,
  tags: JSON.stringify(article.tags),
  content: article.html,
  outline: JSON.stringify(article.outline),
  published_at: article.publishedAt,
  ends_on: article.endsOn,
  flags: article.flags,
  is_pinned: article.isPinned,
  product_ids: JSON.stringify(article.productIds),
  search_text: searchable(
    [article.title, article.titleEn, article.summary, article.summaryEn, ...article.tags].join(' '),
  ),
});

/** What the desk knew of an article before its folder had it. */
const IMPORTED = { body: null, is_own: false, taken_down_at: null, updated_at: null };

async function writeTopics(tx: Tx, { categories }: Content): Promise<void> {
  const topics = KINDS.flatMap((kind) =>
    categories[kind].map((one) => ({
      kind,
      id: one.id,
      name: one.name,
      name_en: one.nameEn,
      tags: JSON.stringify('tags' in one ? one.tags : []),
    })),
  );
  for (const topic of topics) {
    await tx
      .insertInto('article_topics')
      .values(topic)
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(topic))
      .execute();
  }
}

/** What was written at the desk stays, and so do the topics that it belongs to. */
const STAYS = {
  articles: sql<boolean>`not is_own`,
  article_topics: sql<boolean>`not exists (
    select 1 from articles a where a.kind = article_topics.kind and a.topic_id = article_topics.id)`,
} as const;

/** Removes of a table what the folder no longer has; answers how many. */
async function removeOthers(
  tx: Tx,
  table: 'articles' | 'article_topics',
  kept: readonly { readonly kind: ArticleKind; readonly id: number }[],
): Promise<number> {
  let removed = 0;
  for (const kind of KINDS) {
    const ids = kept.filter((one) => one.kind === kind).map(({ id }) => id);
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where('kind', '=', kind)
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .where(STAYS[table])
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
  }
  return removed;
}

export interface Written {
  readonly news: number;
  readonly help: number;
  readonly pictures: number;
  /** Articles that the folder no longer has. */
  readonly removed: number;
}

/** Writes it in one transaction: readers see the old content or the new. Repeat safe. */
export const writeContent = (db: Db, content: Content): Promise<Written> =>
  transaction(db, async (tx) => {
    const { articles, categories, pictures } = content;
    await writeTopics(tx, content);
    for (const article of articles) {
      const row = rowOf(article);
      await tx
        .insertInto('articles')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'id'])
            // Whoever has it open at the desk is told that it was changed elsewhere.
            .doUpdateSet((eb) => ({ ...row, ...IMPORTED, rev: eb('articles.rev', '+', 1) })),
        )
        .execute();
    }
    const removed = await removeOthers(tx, 'articles', articles);
    await removeOthers(
      tx,
      'article_topics',
      KINDS.flatMap((kind) => categories[kind].map(({ id }) => ({ kind, id }))),
    );
    // Drawings of earlier imports stay a while: pages that were drawn before still show them.
    for (const { hash, svg } of pictures) {
      await tx
        .insertInto('article_pictures')
        .values({ hash, svg, unnamed_since: null })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ unnamed_since: null }))
        .execute();
    }
    const count = (kind: ArticleKind) => articles.filter((one) => one.kind === kind).length;
    return { news: count('news'), help: count('help'), pictures: pictures.length, removed };
  });
