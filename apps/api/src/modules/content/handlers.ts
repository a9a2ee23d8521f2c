/** Calls of news and help, of readers and of the desk that writes them. */

import { getExamples } from '@banxin/contract/calls/content/examples';
import { getNews, getNewsList, getNewsType } from '@banxin/contract/calls/content/news';
import {
  getSupport,
  getSupportCategories,
  getSupportList,
  voteArticle,
} from '@banxin/contract/calls/content/support';
import {
  addArticlePicture,
  cleanArticle,
  getDeskArticle,
  getDeskArticles,
  publishArticle,
  saveArticle,
  takeArticleDown,
} from '@banxin/contract/calls/works/articles';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { addPicture } from './addPicture.ts';
import { cleanAtDesk, listAtDesk, openAtDesk } from './desk.ts';
import { listExamples } from './examples.ts';
import { listNews, listTypes, readNews } from './news.ts';
import { listCategories, listSupport, readSupport } from './support.ts';
import { vote } from './vote.ts';
import { publishAtDesk, saveAtDesk, takeDownAtDesk } from './writeAtDesk.ts';

export const contentHandlers: readonly Registration[] = [
  handlePublic(getNewsList, listNews),
  handlePublic(getNews, readNews),
  handlePublic(getNewsType, listTypes),
  handlePublic(getSupportCategories, listCategories),
  handlePublic(getSupportList, listSupport),
  handlePublic(getSupport, readSupport),
  handlePublic(voteArticle, vote),
  handlePublic(getExamples, listExamples),
  handle(getDeskArticles, listAtDesk),
  handle(getDeskArticle, openAtDesk),
  handle(cleanArticle, cleanAtDesk),
  handle(addArticlePicture, addPicture),
  handle(saveArticle, saveAtDesk),
  handle(publishArticle, publishAtDesk),
  handle(takeArticleDown, takeDownAtDesk),
];
