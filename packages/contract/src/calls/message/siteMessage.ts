/** The message centre: what happened to orders, money and account, read by each login for itself. @see specification §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './siteMessage.schemas.ts';

/** Those of the last 365 days that this login may see, the newest first. A page beyond the last is the last. */
export const getSiteMessages = defineCall<typeof schemas.getSiteMessages>({
  name: 'SiteMessage.GetSiteMessageList',
  method: 'POST',
  path: '/api/SiteMessage/GetSiteMessageList',
  encoding: 'json',
  summary: '站内消息列表',
  access: 'user',
  tags: ['messages'],
});

/** How many of them this login has not read. */
export const getUnreadCount = defineCall<typeof schemas.getUnreadCount>({
  name: 'SiteMessage.GetSiteMessageUnReadCount',
  method: 'GET',
  path: '/api/SiteMessage/GetSiteMessageUnReadCount',
  encoding: 'query',
  summary: '未读消息数',
  access: 'user',
  display: 0,
  tags: ['messages'],
});

/** Marks one as read by this login. Errors 2404 not one that this login sees. Repeat safe. */
export const readSiteMessage = defineCall<typeof schemas.readSiteMessage>({
  name: 'SiteMessage.SiteMessageRead',
  method: 'POST',
  path: '/api/SiteMessage/SiteMessageRead',
  encoding: 'json',
  summary: '标记消息为已读',
  access: 'user',
  errors: [2404],
  stale: ['messages'],
});

/** Marks all that this login sees as read. Repeat safe. */
export const readAllSiteMessages = defineCall<typeof schemas.readAllSiteMessages>({
  name: 'SiteMessage.SiteMessageReadAll',
  method: 'POST',
  path: '/api/SiteMessage/SiteMessageReadAll',
  encoding: 'json',
  summary: '全部消息标记为已读',
  access: 'user',
  stale: ['messages'],
});
