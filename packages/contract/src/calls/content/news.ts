/** News of the shop. @see specification §7 news */
import { defineCall } from '../../call.ts';
import type * as schemas from './news.schemas.ts';

/** What has been published: what is pinned first, then newest first. A page beyond the last is the last. Errors 2404 unknown type. */
export const getNewsList = defineCall<typeof schemas.getNewsList>({
  name: 'News.PagedList',
  method: 'POST',
  path: '/api/News/pagedList',
  encoding: 'json',
  summary: '新闻公告列表',
  access: 'public',
  errors: [2404],
  tags: ['articles'],
});

/** One article with its neighbours. Errors 2404 unknown, or not published yet. */
export const getNews = defineCall<typeof schemas.getNews>({
  name: 'News.Get',
  method: 'GET',
  path: '/api/News/Get',
  encoding: 'query',
  summary: '新闻公告详情',
  access: 'public',
  shared: true,
  errors: [2404],
  tags: ['articles'],
});

/** Types of news, with 0 for all of them first; kept by the client for as long as it likes. */
export const getNewsType = defineCall<typeof schemas.getNewsType>({
  name: 'News.GetNewsType',
  method: 'GET',
  path: '/api/News/GetNewsType',
  encoding: 'query',
  summary: '新闻栏目',
  access: 'public',
  shared: true,
});
