import { fen, moneyText } from '@banxin/contract/money';
import { formatFen } from '@banxin/ui/Money';
import { expect, test } from 'vitest';

test.each([0, 5, 99_999, 100_000, 128_400, 123_456_789, 100_000_000_000])(
  'a sum of %i fen has the same commas in a sentence of the server and on the page',
  (amount) => {
    expect(moneyText(fen(amount))).toBe(formatFen(amount));
    expect(moneyText(fen(amount))).toMatch(/^¥\d{1,3}(,\d{3})*\.\d\d$/);
  },
);
