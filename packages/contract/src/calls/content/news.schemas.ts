/** Shapes of what news.ts sends and answers. */
import * as z from 'zod/mini';
import { articleId, newsArticle, newsSummary, topicId } from '../../entities/article.ts';
import { noInput, pageInput, pageOf, shortText } from '../../entities/primitives.ts';
import { newsFlag } from '../../enums/catalogue.ts';

export const getNewsList = {
  input: z.object({
    /** 0, or absent, for all of them. */
    type: z.optional(topicId),
    /** One of `newsFlag`: only news that carry it. */
    flag: z.optional(z.literal([...newsFlag.values])),
    /** Words of title or summary, in either language. */
    keyword: z.optional(shortText(50)),
    ...pageInput,
  }),
  output: pageOf(newsSummary),
};

export const getNews = {
  input: z.object({ id: articleId }),
  output: newsArticle,
};

const newsType = z.object({
  id: topicId,
  name: z.string(),
  nameEn: z.string(),
  /** News of it. */
  count: z.int(),
});
/** A value of {@link newsType}. */
export type NewsType = z.infer<typeof newsType>;

export const getNewsType = {
  input: noInput,
  output: z.array(newsType),
};
