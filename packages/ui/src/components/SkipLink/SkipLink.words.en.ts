// Words of SkipLink in English.
import type { skipLinkZh } from './SkipLink.words.ts';

export const skipLinkEn: typeof skipLinkZh = {
  skipToContent: 'Skip to content',
};
