/** What news and help articles are made of. A text is Chinese; its title and summary are there in English too. */
import * as z from 'zod/mini';
import { day, instant, rowId } from './primitives.ts';

/** Number of an article: unique among the news, and among the help articles; there is no 0. */
export const articleId = rowId;

/** Number of a news type or of a help category. */
export const topicId = z.int().check(z.minimum(0), z.maximum(9_999));

/** A heading of the text. */
const outlineEntry = z.object({
  /** Id of the heading in `content`. */
  anchor: z.string(),
  /** 2 or 3. */
  level: z.int(),
  text: z.string(),
});
/** A value of {@link outlineEntry}. */
export type OutlineEntry = z.infer<typeof outlineEntry>;

/** What every text brings beside what lists show of it. */
const text = {
  /** HTML of the elements that RichText draws; pictures lie on this site and have their size. */
  content: z.string(),
  outline: z.array(outlineEntry),
  /** Products that it is about and that are still sold. */
  products: z.array(z.object({ id: z.int(), name: z.string() })),
};

/** A news article as lists show it; `name` is its title. */
export const newsSummary = z.object({
  id: articleId,
  name: z.string(),
  nameEn: z.string(),
  summary: z.string(),
  summaryEn: z.string(),
  /** Spelt so on the wire. */
  pubLishTime: instant,
  type: topicId,
  /** Sum of `newsFlag`. */
  flags: z.int(),
  isPinned: z.boolean(),
  /** Last day of an activity; null for what does not end. */
  ends: z.nullable(day),
});
/** A value of {@link newsSummary}. */
export type NewsSummary = z.infer<typeof newsSummary>;

const newsLink = z.object({ id: articleId, name: z.string(), nameEn: z.string() });

/** A news article. */
export const newsArticle = z.object({
  ...newsSummary.shape,
  ...text,
  /** The next newer and the next older one of its type. */
  previous: z.nullable(newsLink),
  next: z.nullable(newsLink),
  /** Newest of its type, without itself and its neighbours. */
  related: z.array(newsLink),
});
/** A value of {@link newsArticle}. */
export type NewsArticle = z.infer<typeof newsArticle>;

const helpLink = z.object({ id: articleId, title: z.string(), titleEn: z.string() });
/** A value of {@link helpLink}. */
export type HelpLink = z.infer<typeof helpLink>;

/** A help article as lists show it. */
export const helpSummary = z.object({
  ...helpLink.shape,
  summary: z.string(),
  summaryEn: z.string(),
  category: topicId,
  tags: z.array(z.string()),
  pubLishTime: instant,
  /** Readers whom it helped, of so many who said. */
  helpful: z.int(),
  votes: z.int(),
});
/** A value of {@link helpSummary}. */
export type HelpSummary = z.infer<typeof helpSummary>;

/** A help article. */
export const helpArticle = z.object({
  ...helpSummary.shape,
  ...text,
  /** Its neighbours in the order of its category. */
  previous: z.nullable(helpLink),
  next: z.nullable(helpLink),
});
/** A value of {@link helpArticle}. */
export type HelpArticle = z.infer<typeof helpArticle>;

/** A category of the help centre. */
export const helpCategory = z.object({
  id: topicId,
  name: z.string(),
  nameEn: z.string(),
  tags: z.array(z.object({ name: z.string(), nameEn: z.string() })),
  /** Articles in it. */
  count: z.int(),
  /** Its first four. */
  first: z.array(helpLink),
});
/** A value of {@link helpCategory}. */
export type HelpCategory = z.infer<typeof helpCategory>;
