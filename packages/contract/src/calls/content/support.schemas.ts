/** Shapes of what support.ts sends and answers. */
import * as z from 'zod/mini';
import {
  articleId,
  helpArticle,
  helpCategory,
  helpSummary,
  topicId,
} from '../../entities/article.ts';
import { noInput, pageInput, pageOf, shortText } from '../../entities/primitives.ts';
import { voteReason } from '../../enums/content.ts';

export const getSupportCategories = {
  input: noInput,
  output: z.array(helpCategory),
};

export const getSupportList = {
  input: z.object({
    /** Absent for all of them. */
    category: z.optional(topicId),
    /** Chinese name of a tag. */
    tag: z.optional(shortText(20)),
    /** Words of title or summary, in either language. */
    keyword: z.optional(shortText(50)),
    /** As the shop arranged them, or what most readers said something about first. */
    sort: z._default(z.enum(['order', 'asked']), 'order'),
    ...pageInput,
  }),
  output: pageOf(helpSummary),
};

export const getSupport = {
  input: z.object({ id: articleId }),
  output: helpArticle,
};

export const voteArticle = {
  input: z.object({
    /** A help article. */
    id: articleId,
    helpful: z.boolean(),
    /** Why not; kept only where it did not help. */
    reason: z.optional(z.literal([...voteReason.values])),
    text: z.optional(shortText(200)),
  }),
  output: z.object({
    /** Readers whom it helped, of so many who said. */
    helpful: z.int(),
    votes: z.int(),
  }),
};
