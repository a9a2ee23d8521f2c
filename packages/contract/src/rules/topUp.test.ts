/** Bonus tiers and limits of paying in. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { bonusOf, checkTopUp, nextTier, topUpMax } from './topUp.ts';

test.each([
  [99_900, 0],
  [100_000, 1_000],
  [499_900, 1_000],
  [500_000, 7_500],
  [999_900, 7_500],
  [1_000_000, 20_000],
  [4_999_900, 20_000],
  [5_000_000, 125_000],
  [50_000_000, 125_000],
])('%i fen paid in bring %i more', (amount, bonus) => {
  expect(bonusOf(amount)).toBe(bonus);
});

test('the next tier is reached by what it says is missing, and gives what it says, whatever was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), (yuan) => {
      const amount = yuan * 100;
      const next = nextTier(amount);
      if (next === null) return amount >= 5_000_000;
      const { missing, more } = next;
      return (
        missing > 0 &&
        bonusOf(amount + missing) - bonusOf(amount) === more &&
        bonusOf(amount + missing - 1) === bonusOf(amount)
      );
    }),
  );
});

test.each(['1', '1000', '1,000', ' １００ ', '¥500'])('%j can be paid in', (text) => {
  expect(checkTopUp(text)).toBeNull();
});

test.each(['', '0', '1e3', '-5', '0.5', '100.01', '一百', '12,34'])('%j cannot', (text) => {
  expect(checkTopUp(text)).toBe(messages.positiveInteger);
});

test('a transfer may be larger than what the others take', () => {
  expect(topUpMax('alipay')).toBe(topUpMax('wechat'));
  expect(topUpMax('bank')).toBeGreaterThan(topUpMax('alipay'));
});
