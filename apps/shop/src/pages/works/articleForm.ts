/** An article as its form holds it: every field is a text, so that what was not saved can be kept in the browser. */
import type { InputOf } from '@banxin/contract/call';
import type { saveArticle } from '@banxin/contract/calls/works/articles';
import type { DeskArticle } from '@banxin/contract/entities/articleDesk';

const texts = ['title', 'titleEn', 'summary', 'summaryEn', 'body'] as const;

/** Fields of the form, in their order. */
export const articleFields = [
  ...(['title', 'titleEn', 'summary', 'summaryEn', 'topicId', 'tags'] as const),
  ...(['flags', 'isPinned', 'endsOn', 'productIds', 'body'] as const),
] as const;
/** One of {@link articleFields}. */
export type ArticleField = (typeof articleFields)[number];

/** What the form holds; `rev` is that of the article as it was opened. */
export type TypedArticle = Readonly<Record<ArticleField | 'rev', string>>;

export const typedOf = (article: DeskArticle): TypedArticle => ({
  title: article.title,
  titleEn: article.titleEn,
  summary: article.summary,
  summaryEn: article.summaryEn,
  topicId: String(article.topicId),
  tags: article.tags.join(','),
  flags: String(article.flags),
  isPinned: article.isPinned ? '1' : '',
  endsOn: article.endsOn ?? '',
  productIds: article.productIds.join(', '),
  body: article.body,
  rev: String(article.rev),
});

/** Parts of a text between commas of either language. */
export const listOf = (text: string): string[] =>
  text
    .split(/[,，、\s]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

export const areNumbers = (text: string): boolean =>
  listOf(text).every((one) => /^\d{1,9}$/.test(one));

/** What is sent of it. */
export const sentOf = (
  typed: TypedArticle,
): Omit<InputOf<typeof saveArticle>, 'kind' | 'id' | 'rev'> => ({
  title: typed.title,
  titleEn: typed.titleEn,
  summary: typed.summary,
  summaryEn: typed.summaryEn,
  topicId: Number(typed.topicId),
  tags: listOf(typed.tags),
  flags: Number(typed.flags),
  isPinned: typed.isPinned !== '',
  endsOn: typed.endsOn === '' ? null : typed.endsOn,
  productIds: listOf(typed.productIds).map(Number),
  body: typed.body,
});

/** Two forms that would be saved as the same. */
export const isSame = (one: TypedArticle, other: TypedArticle): boolean =>
  articleFields.every((field) =>
    (texts as readonly string[]).includes(field)
      ? one[field].trim() === other[field].trim()
      : listOf(one[field]).join() === listOf(other[field]).join(),
  );
