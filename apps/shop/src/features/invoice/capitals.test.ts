// A sum in capitals is the same on a screen, where the design system writes it, and on an invoice.
import { capitalsOf } from '@banxin/contract/rules/capitals';
import { moneyInWords } from '@banxin/ui/MoneyInWords';
import { expect, test } from 'vitest';

/** Sums of every size with many and few empty places. */
const sums = Array.from({ length: 2_000 }, (_, at) => {
  const size = 10 ** (1 + (at % 14));
  const sum = (at * 7_919 * 48_271) % size;
  return at % 3 === 0 ? Math.floor(sum / 10_000) * 10_000 + (at % 100) : sum;
});

test('a sum is written alike by both', () => {
  for (const sum of sums) expect(capitalsOf(sum)).toBe(moneyInWords(sum));
});
