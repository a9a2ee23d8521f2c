// Words of Money in English.
import type { moneyZh } from './Money.words.ts';

export const moneyEn: typeof moneyZh = {
  oldPrice: 'Was',
};
