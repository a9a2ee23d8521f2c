/** Calls of the message centre. */

import { getMessageSettings, setMessageSettings } from '@banxin/contract/calls/message/settings';
import {
  getSiteMessages,
  getUnreadCount,
  readAllSiteMessages,
  readSiteMessage,
} from '@banxin/contract/calls/message/siteMessage';
import { handle, type Registration } from '../../http/handle.ts';
import { countUnread, listMessages, readAll, readOne } from './read.ts';
import { readSettings, saveSettings } from './settings.ts';

export const messageHandlers: readonly Registration[] = [
  handle(getSiteMessages, listMessages),
  handle(getUnreadCount, countUnread),
  handle(readSiteMessage, readOne),
  handle(readAllSiteMessages, readAll),
  handle(getMessageSettings, readSettings),
  handle(setMessageSettings, saveSettings),
];
