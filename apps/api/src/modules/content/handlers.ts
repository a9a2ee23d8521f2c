/** Calls of news and help. */

import { getExamples } from '@banxin/contract/calls/content/examples';
import { getNews, getNewsList, getNewsType } from '@banxin/contract/calls/content/news';
import {
  getSupport,
  getSupportCategories,
  getSupportList,
  voteArticle,
} from '@banxin/contract/calls/content/support';
import { handlePublic, type Registration } from '../../http/handle.ts';
import { listExamples } from './examples.ts';
import { listNews, listTypes, readNews } from './news.ts';
import { listCategories, listSupport, readSupport } from './support.ts';
import { vote } from './vote.ts';

export const contentHandlers: readonly Registration[] = [
  handlePublic(getNewsList, listNews),
  handlePublic(getNews, readNews),
  handlePublic(getNewsType, listTypes),
  handlePublic(getSupportCategories, listCategories),
  handlePublic(getSupportList, listSupport),
  handlePublic(getSupport, readSupport),
  handlePublic(voteArticle, vote),
  handlePublic(getExamples, listExamples),
];
