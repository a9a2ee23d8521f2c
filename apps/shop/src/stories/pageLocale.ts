// The language that the review room's toolbar chose: stories of the shop speak it unless they name another one.
import type { Locale } from '../lib/text.ts';

/** The language of the page, where there is one; Chinese elsewhere. */
export const pageLocale = (): Locale =>
  typeof document !== 'undefined' && document.documentElement.lang === 'en-US' ? 'en-US' : 'zh-CN';
