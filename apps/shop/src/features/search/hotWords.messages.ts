/** Words that are often searched for. */
import { HOT_KEYWORDS } from '@banxin/contract/constants';
import { dictionary } from '../../lib/text.ts';

export const hotWordsText = dictionary(
  { words: HOT_KEYWORDS },
  { words: ['New Year cards', 'Red envelopes', 'Couplets', 'Fu'] },
);
