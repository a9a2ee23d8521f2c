/** News and help at the desk of content: written, published, taken down. Not for customers. */
import { defineCall } from '../../call.ts';
import type * as schemas from './articles.schemas.ts';

/** Room for the longest text, each character at its widest. @unit byte */
const BODY_MAX = 512 * 1024;

/** Articles of a kind, the one that was touched last first. A page beyond the last is empty. Errors 1003 not this login's desk. */
export const getDeskArticles = defineCall<typeof schemas.getDeskArticles>({
  name: 'Works.GetArticles',
  method: 'POST',
  path: '/api/Works/GetArticles',
  encoding: 'json',
  summary: '工坊：新闻与帮助，含草稿与已下线',
  access: { right: 'works' },
  errors: [1003],
  tags: ['works', 'articles'],
});

/** One article as it was typed, beside what readers get of it. Errors 1003 not this login's desk, 2404 unknown. */
export const getDeskArticle = defineCall<typeof schemas.getDeskArticle>({
  name: 'Works.GetArticle',
  method: 'POST',
  path: '/api/Works/GetArticle',
  encoding: 'json',
  summary: '工坊：一篇新闻或帮助',
  access: { right: 'works' },
  errors: [1003, 2404],
  tags: ['works', 'articles'],
});

/** What readers would get of a text; nothing is kept. Errors 1003 not this login's desk. */
export const cleanArticle = defineCall<typeof schemas.cleanArticle>({
  name: 'Works.CleanArticle',
  method: 'POST',
  path: '/api/Works/CleanArticle',
  encoding: 'json',
  bodyMax: BODY_MAX,
  summary: '工坊：预览正文清理后的样子',
  access: { right: 'works' },
  display: 0,
  cancellable: true,
  errors: [1003],
});

/**
 * Keeps a picture that was uploaded for an article, for ever, and tells where it is; the same picture is kept once.
 * Errors 1003 not this login's desk, 2001 no such upload, 3001 its check is not done.
 */
export const addArticlePicture = defineCall<typeof schemas.addArticlePicture>({
  name: 'Works.AddArticlePicture',
  method: 'POST',
  path: '/api/Works/AddArticlePicture',
  encoding: 'json',
  summary: '工坊：收下一张文章图片',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2001, 3001],
});

/**
 * Writes an article; one that is out changes for its readers at once. Errors 1003 not this login's desk, 2001 a field,
 * 2404 unknown, 3001 it was changed elsewhere.
 */
export const saveArticle = defineCall<typeof schemas.saveArticle>({
  name: 'Works.SaveArticle',
  method: 'POST',
  path: '/api/Works/SaveArticle',
  encoding: 'json',
  bodyMax: BODY_MAX,
  summary: '工坊：保存一篇新闻或帮助',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2001, 2404, 3001],
  stale: ['works', 'articles'],
});

/**
 * Publishes an article now, or at a time by the shop's clock. Errors 1003 not this login's desk, 2001 a field that a
 * reader would miss, or a time too far ahead, 2404 unknown, 3001 it was changed elsewhere.
 */
export const publishArticle = defineCall<typeof schemas.publishArticle>({
  name: 'Works.PublishArticle',
  method: 'POST',
  path: '/api/Works/PublishArticle',
  encoding: 'json',
  summary: '工坊：发布一篇新闻或帮助',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2001, 2404, 3001],
  stale: ['works', 'articles'],
});

/** Takes an article down: nobody reads it any more. Errors 1003 not this login's desk, 2001 no reason, 2404 unknown, 3001 it was changed elsewhere, or is not out. */
export const takeArticleDown = defineCall<typeof schemas.takeArticleDown>({
  name: 'Works.TakeArticleDown',
  method: 'POST',
  path: '/api/Works/TakeArticleDown',
  encoding: 'json',
  summary: '工坊：下线一篇新闻或帮助',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2001, 2404, 3001],
  stale: ['works', 'articles'],
});
