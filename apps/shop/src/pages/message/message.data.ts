/** The messages that the address names, how many are unread, and reading them. */
import {
  getSiteMessages,
  getUnreadCount,
  readAllSiteMessages,
  readSiteMessage,
} from '@banxin/contract/calls/message/siteMessage';
import type { MessageGroup } from '@banxin/contract/entities/siteMessage';
import { useCallback, useState } from 'react';
import { listQuery } from '../../lib/listQuery.ts';
import { useCachedRead, useList } from '../../lib/useList.ts';
import { useSend } from '../../lib/useSend.ts';

export const messageTabs = [
  'all',
  'unread',
  'order',
  'afterSales',
  'invoice',
  'money',
  'account',
] as const;

/** The tabs of the page: the last one is no list. */
export const allTabs = [...messageTabs, 'settings'] as const;

type MessageTab = (typeof messageTabs)[number];

const address = listQuery({ tab: messageTabs });

const filterOf = (tab: MessageTab): { group?: MessageGroup; isUnread?: boolean } => {
  if (tab === 'all') return {};
  return tab === 'unread' ? { isUnread: true } : { group: tab };
};

export function useMessages() {
  const list = useList(address, getSiteMessages, ({ tab, page, size }) => ({
    ...filterOf(tab),
    pageIndex: page,
    pageSize: size,
  }));
  const [unread, recount] = useCachedRead(getUnreadCount, {});
  const one = useSend(readSiteMessage);
  const all = useSend(readAllSiteMessages);
  /** Read a moment ago: shown as read before the shop has answered. */
  const [reading, setReading] = useState<readonly number[]>([]);
  const { send } = one;
  const read = useCallback(
    async (messageId: number): Promise<void> => {
      setReading((known) => [...known, messageId]);
      const sent = await send({ messageId });
      // It is unread again.
      if (!sent.ok) setReading((known) => known.filter((id) => id !== messageId));
    },
    [send],
  );
  return {
    list,
    /** Undefined while it is not known. */
    unread: unread.state === 'ready' ? unread.value.count : undefined,
    reading,
    read,
    readAll: all.send,
    isReadingAll: all.isPending,
    refresh: () => {
      list.refresh();
      recount();
    },
  };
}
