/** What the index is made of: products and help articles, in both languages. */
import type { HelpHit } from '@banxin/contract/calls/search/search.schemas';
import { englishCatalogue } from '@banxin/pricing/english';
import { CATEGORY_WORDS, FINDING_WORDS } from '@banxin/pricing/findingWords';
import { categories, products } from '@banxin/pricing/products';
import { PRODUCT_WORDS } from '@banxin/pricing/synonyms';
import { sql } from 'kysely';
import { searchable } from '../../db/searchable.ts';
import type { Db } from '../../db/transaction.ts';
import { phoneticsOf, spelledAs } from './phonetics.ts';
import type { Source } from './searchIndex.ts';

/** Something that was found. */
export type Hit =
  | { readonly kind: 'product'; readonly id: number }
  | { readonly kind: 'help'; readonly help: HelpHit };

/** What customers call a product. What only spells its name in pinyin is found by the sound, which ranks below. */
function calledAs(id: number, parentId: number, name: string): readonly string[] {
  const sound = phoneticsOf(searchable(name));
  const own = [...PRODUCT_WORDS, ...FINDING_WORDS].flatMap(([words, ids]) =>
    ids.includes(id) ? words.filter((word) => spelledAs(sound, word) === null) : [],
  );
  return [...own, ...(CATEGORY_WORDS[parentId] ?? [])];
}

/** Every product, in the order of the catalogue. */
const productSources: readonly Source<Hit>[] = products.map(
  ({ id, parentId, name, description }) => {
    const parent = categories.find((category) => category.id === parentId)?.name ?? '';
    return {
      found: { kind: 'product', id },
      titles: [name, englishCatalogue.name('product', id, name)],
      tags: [
        parent,
        englishCatalogue.name('category', parentId, parent),
        ...calledAs(id, parentId, name),
      ],
      summaries: [description, englishCatalogue.name('description', id, description)],
    };
  },
);

/** Help articles that are out. @param now instant */
const publishedHelp = (db: Db, now: string) =>
  db
    .selectFrom('articles')
    .where('articles.kind', '=', 'help')
    .where('articles.published_at', '<=', now);

/** Another text when an article came, went or changed. The catalogue is part of the program. */
export async function helpStamp(db: Db, now: string): Promise<string> {
  const { stamp } = await publishedHelp(db, now)
    .select(
      sql<string>`coalesce(md5(string_agg(
        concat_ws(':', id, topic_id, md5(search_text), md5(content), tags), ',' order by id)), '')`.as(
        'stamp',
      ),
    )
    .executeTakeFirstOrThrow();
  return stamp;
}

/** The words of an article without its HTML. */
const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(?:nbsp|amp|lt|gt|quot|#\d+);/g, ' ');

/** Products first, so that equals stand in that order. */
export async function readSources(db: Db, now: string): Promise<readonly Source<Hit>[]> {
  const articles = await publishedHelp(db, now)
    .innerJoin('article_topics as topic', (join) =>
      join.onRef('topic.kind', '=', 'articles.kind').onRef('topic.id', '=', 'articles.topic_id'),
    )
    .select(['articles.id', 'title', 'title_en', 'summary', 'summary_en', 'topic_id'])
    .select(['articles.tags', 'content', 'topic.name', 'topic.name_en'])
    .orderBy('articles.id')
    .execute();
  return [
    ...productSources,
    ...articles.map(
      (article): Source<Hit> => ({
        found: {
          kind: 'help',
          help: {
            id: article.id,
            title: article.title,
            titleEn: article.title_en,
            summary: article.summary,
            summaryEn: article.summary_en,
            category: article.topic_id,
          },
        },
        titles: [article.title, article.title_en],
        tags: [article.name, article.name_en, ...article.tags],
        summaries: [article.summary, article.summary_en],
        body: plainText(article.content),
      }),
    ),
  ];
}
