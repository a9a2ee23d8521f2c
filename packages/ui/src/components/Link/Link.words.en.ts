// Words of Link in English.
import type { linkZh } from './Link.words.ts';

export const linkEn: typeof linkZh = {
  opensNewWindow: ' (opens in a new window)',
};
