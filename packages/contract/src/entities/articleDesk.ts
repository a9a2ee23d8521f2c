/** News and help as the desk of content writes them. */
import * as z from 'zod/mini';
import { newsFlag } from '../enums/catalogue.ts';
import {
  ARTICLE_BODY_MAX,
  ARTICLE_PRODUCTS_MAX,
  ARTICLE_SUMMARY_EN_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TAGS_MAX,
  ARTICLE_TITLE_EN_MAX,
  ARTICLE_TITLE_MAX,
} from '../worksLimits.ts';
import { articleId, topicId } from './article.ts';
import { day, instant, rowId, shortText } from './primitives.ts';

export const articleKind = z.enum(['news', 'help']);
/** A value of {@link articleKind}. */
export type ArticleKind = z.infer<typeof articleKind>;

/** Not out yet; out at a time to come; out; no longer out. */
export const articleStandings = ['draft', 'planned', 'published', 'down'] as const;
/** One of {@link articleStandings}. */
export type ArticleStanding = (typeof articleStandings)[number];

const words = (most: number) => shortText(most).check(z.trim());

/** What is written at the desk. */
export const articleFields = {
  title: words(ARTICLE_TITLE_MAX),
  /** Readers of English get the Chinese one where it is ''. */
  titleEn: words(ARTICLE_TITLE_EN_MAX),
  summary: words(ARTICLE_SUMMARY_MAX),
  summaryEn: words(ARTICLE_SUMMARY_EN_MAX),
  /** Type of news, category of help. */
  topicId,
  /** Names of tags of its category; none for news. */
  tags: z.array(shortText(20)).check(z.maxLength(ARTICLE_TAGS_MAX)),
  /** Sum of `newsFlag`; 0 for help. */
  flags: z.int().check(z.minimum(0), z.maximum(newsFlag.mask)),
  /** Above all others; false for help. */
  isPinned: z.boolean(),
  /** Last day of an activity; null for what does not end, and for help. */
  endsOn: z.nullable(day),
  productIds: z.array(rowId).check(z.maxLength(ARTICLE_PRODUCTS_MAX)),
  /** HTML as it was typed, or words without any: an empty line begins a paragraph. */
  body: shortText(ARTICLE_BODY_MAX),
};

/** What is written of an article. */
export const articleDraft = z.object(articleFields);
/** A value of {@link articleDraft}. */
export type ArticleDraft = z.infer<typeof articleDraft>;

/** An article as the desk lists it. */
export const deskArticleHead = z.object({
  kind: articleKind,
  id: articleId,
  title: z.string(),
  topicId,
  standing: z.enum(articleStandings),
  /** When it came out, or will; null while it is not out. */
  publishedAt: z.nullable(instant),
  /** Null for what was not touched since it was imported. */
  updatedAt: z.nullable(instant),
});
/** A value of {@link deskArticleHead}. */
export type DeskArticleHead = z.infer<typeof deskArticleHead>;

/** A picture that may stand in a text. */
export const articlePicture = z.object({
  /** Where it is, for everybody. */
  src: z.string(),
  /** @unit px */
  width: z.int(),
  /** @unit px */
  height: z.int(),
});
/** A value of {@link articlePicture}. */
export type ArticlePicture = z.infer<typeof articlePicture>;

/** What readers get of a text, beside what was typed. */
export const cleanedText = z.object({
  /** What readers get. */
  html: z.string(),
  outline: z.array(z.object({ anchor: z.string(), level: z.int(), text: z.string() })),
  /** What was typed and what readers get, in the order of the text. */
  pieces: z.array(z.object({ is: z.enum(['same', 'gone', 'put']), text: z.string() })),
  /** Links to pages that the shop does not have. */
  deadLinks: z.array(z.string()),
});
/** A value of {@link cleanedText}. */
export type CleanedText = z.infer<typeof cleanedText>;

export const articleEvents = ['written', 'saved', 'published', 'planned', 'takenDown'] as const;

/** An article that is open at the desk. */
export const deskArticle = z.object({
  ...deskArticleHead.shape,
  ...articleFields,
  rev: z.int(),
  ...cleanedText.shape,
  /** The last first. */
  events: z.array(
    z.object({
      at: instant,
      event: z.enum(articleEvents),
      /** The contact person of the login, else its name. */
      by: z.string(),
      /** Why it was taken down; for when it was planned. */
      note: z.nullable(z.string()),
    }),
  ),
});
/** A value of {@link deskArticle}. */
export type DeskArticle = z.infer<typeof deskArticle>;
