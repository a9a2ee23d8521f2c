/** Shapes of what articles.ts sends and answers. */
import * as z from 'zod/mini';
import { articleId, topicId } from '../../entities/article.ts';
import {
  articleFields,
  articleKind,
  articlePicture,
  articleStandings,
  cleanedText,
  deskArticle,
  deskArticleHead,
} from '../../entities/articleDesk.ts';
import { fileId, instant, pageInput, pageOf, shortText } from '../../entities/primitives.ts';

const ref = { kind: articleKind, id: articleId };
/** As it was read; one that was written since is left alone. */
const rev = z.int();

export const getDeskArticles = {
  input: z.object({
    kind: articleKind,
    standing: z.optional(z.enum(articleStandings)),
    topicId: z.optional(topicId),
    /** Words of title or summary, or its number. */
    keyword: z.optional(shortText(50).check(z.trim())),
    ...pageInput,
  }),
  output: pageOf(deskArticleHead),
};

export const getDeskArticle = {
  input: z.object(ref),
  output: deskArticle,
};

export const cleanArticle = {
  input: z.object({ body: articleFields.body }),
  output: cleanedText,
};

export const addArticlePicture = {
  input: z.object({ fileId }),
  output: articlePicture,
};

export const saveArticle = {
  input: z.object({
    kind: articleKind,
    /** Absent for a new one, which is a draft. */
    id: z.optional(articleId),
    rev: z.optional(rev),
    ...articleFields,
  }),
  output: deskArticle,
};

export const publishArticle = {
  input: z.object({
    ...ref,
    rev,
    /** By the shop's clock; null for now. */
    at: z.nullable(instant),
  }),
  output: deskArticle,
};

export const takeArticleDown = {
  input: z.object({
    ...ref,
    rev,
    /** For colleagues: it stands in what happened to the article. */
    reason: shortText(200).check(z.trim()),
  }),
  output: deskArticle,
};
