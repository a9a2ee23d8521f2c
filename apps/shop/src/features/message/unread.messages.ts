/** Texts of the way to the messages. */
import { dictionary } from '../../lib/text.ts';

export const unreadText = dictionary(
  { messages: '消息', unread: (count: number) => `${count} 条未读` },
  { messages: 'Messages', unread: (count: number) => `${count} unread` },
);
