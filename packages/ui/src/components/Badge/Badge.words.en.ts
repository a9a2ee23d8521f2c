// Words of Badge in English.
import type { badgeZh } from './Badge.words.ts';

export const badgeEn: typeof badgeZh = {
  countOf: (count) => `${count} items`,
};
