/** The help centre. @see specification §7 support center */
import { defineCall } from '../../call.ts';
import type * as schemas from './support.schemas.ts';

/** Categories with their tags and first articles. */
export const getSupportCategories = defineCall<typeof schemas.getSupportCategories>({
  name: 'SupportCenter.GetSupportCenterCategory',
  method: 'GET',
  path: '/api/SupportCenter/GetSupportCenterCategory',
  encoding: 'query',
  summary: '帮助分类',
  access: 'public',
  shared: true,
  tags: ['articles'],
});

/** Help articles. A page beyond the last is the last. Errors 2404 unknown category. */
export const getSupportList = defineCall<typeof schemas.getSupportList>({
  name: 'SupportCenter.PagedList',
  method: 'POST',
  path: '/api/SupportCenter/PagedList',
  encoding: 'json',
  summary: '帮助文章列表',
  access: 'public',
  errors: [2404],
  tags: ['articles'],
});

/** One article with its neighbours. Errors 2404 unknown, or not published yet. */
export const getSupport = defineCall<typeof schemas.getSupport>({
  name: 'SupportCenter.Get',
  method: 'GET',
  path: '/api/SupportCenter/Get',
  encoding: 'query',
  summary: '帮助文章',
  access: 'public',
  shared: true,
  errors: [2404],
  tags: ['articles'],
});

/**
 * Says whether an article helped. One voice per login, or for visitors per network and browser; saying it again changes
 * it. Errors 1429 · 2404 unknown article. Repeat safe: the same voice counts once.
 */
export const voteArticle = defineCall<typeof schemas.voteArticle>({
  name: 'Content.Vote',
  method: 'POST',
  path: '/api/Content/Vote',
  encoding: 'json',
  summary: '评价帮助文章',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 3_600 }],
  errors: [2404],
  stale: ['articles'],
});
