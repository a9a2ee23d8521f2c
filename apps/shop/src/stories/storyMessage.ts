/** A sentence of the server as a story wants it: in Chinese alone. */
import type { KeyedMessage } from '@banxin/contract/refusals/row';

export const storyMessage = (message: string): KeyedMessage => ({
  message,
  data: { key: 'story' },
});
