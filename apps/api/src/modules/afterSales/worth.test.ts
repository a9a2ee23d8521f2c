/** What pieces are worth: what was really paid for the goods, whatever freight was paid with them. */
import type { QuoteLine } from '@banxin/contract/entities/quote';
import { fen } from '@banxin/contract/money';
import { describe, expect, test } from 'vitest';
import { FLYERS } from './afterSales.testkit.ts';
import { worthOf } from './judge.ts';

/** Lines of a price by their names. @unit fen */
type Sums = Readonly<Record<string, number>>;

const linesOf = (sums: Sums): QuoteLine[] =>
  Object.entries(sums).map(([id, amount]) => ({
    id,
    label: '',
    amount: fen(amount),
    kind: amount < 0 ? 'discount' : 'fee',
  }));

const orderOf = (sums: Sums, paid: number, refunded = 0) => {
  const lines = linesOf(sums);
  const total = fen(lines.reduce((sum, { amount }) => sum + amount, 0));
  const quote = { lines, total, bookVersion: '', promise: null };
  return { configuration: FLYERS, paid, refunded, quote };
};

const GOODS = { goods: 10_000 };
const BOTH = { ...GOODS, freight: 1_200 };

describe('all pieces are worth', () => {
  test.each([
    ['the goods without freight', BOTH, 11_200, 0, 10_000],
    [
      'the goods, whatever a coupon paid of the freight',
      { ...BOTH, freightCoupon: -1_000 },
      10_200,
      0,
      10_000,
    ],
    [
      'the goods, where a coupon paid all freight',
      { ...BOTH, freightCoupon: -1_200 },
      10_000,
      0,
      10_000,
    ],
    [
      'the goods less the coupon on them',
      { ...BOTH, coupon: -2_000, freightCoupon: -1_000 },
      8_200,
      0,
      8_000,
    ],
    ['packing and haste too', { ...BOTH, packaging: 300, urgent: 2_000 }, 13_500, 0, 12_300],
    [
      'the goods less their share of a red packet',
      { ...BOTH, redPacket: -1_120 },
      10_080,
      0,
      9_000,
    ],
    [
      'no freight that went back with a nearer address',
      { ...GOODS, freight: 800 },
      11_200,
      400,
      10_000,
    ],
    ['the goods alone where there was no freight', GOODS, 10_000, 0, 10_000],
    ['no more than was paid', BOTH, 1_000, 0, 1_000],
    ['no more than has not gone back yet', BOTH, 11_200, 6_200, 5_000],
  ])('%s', (_, sums, paid, refunded, worth) => {
    expect(worthOf(orderOf(sums, paid, refunded), 1_000)).toBe(worth);
  });

  test('what was paid, where no price is kept', () => {
    expect(worthOf({ ...orderOf({}, 5_000), quote: null }, 1_000)).toBe(5_000);
  });
});

test('some pieces are worth their share, rounded down', () => {
  expect(worthOf(orderOf({ ...BOTH, freightCoupon: -1_000 }, 10_200), 333)).toBe(3_330);
  expect(worthOf(orderOf({ goods: 9_999, freight: 1_200 }, 11_199), 500)).toBe(4_999);
});
