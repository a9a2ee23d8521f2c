import { fen } from '@banxin/contract/money';
import { expect, test } from 'vitest';
import { idsIn, NOTHING_CHOSEN, sentChoices, waysOf, withWay } from './checkout.ts';

test.each([
  ['701,705', [701, 705]],
  ['701,701,x,-3,0,1.5,', [701]],
  ['', []],
  [null, []],
  [Array.from({ length: 150 }, (_, at) => at + 1).join(','), 100],
])('%j names products, each once, no more than a cart takes', (text, ids) => {
  const named = idsIn(text);
  expect(typeof ids === 'number' ? named.length : named).toEqual(ids);
});

test('what was not chosen is not sent', () => {
  expect(sentChoices(NOTHING_CHOSEN)).toEqual({});
  expect(sentChoices({ ...NOTHING_CHOSEN, couponId: 4, freeSamples: 2 })).toEqual({
    couponId: 4,
    freeSamples: 2,
  });
});

test('each consignment goes as it is shown, named by its first product', () => {
  const line = { name: '', unit: '包', quantity: 1, goods: fen(100) };
  const one = { factory: 0, arrives: null, carriers: [] };
  const prepared = {
    consignments: [
      { ...one, carrier: 'shunfeng' as const, lines: [{ ...line, productId: 701 }] },
      { ...one, carrier: null, lines: [{ ...line, productId: 801 }] },
    ],
  };
  expect(waysOf(prepared as unknown as Parameters<typeof waysOf>[0])).toEqual([
    { productId: 701, carrier: 'shunfeng' },
  ]);
  expect(
    withWay([{ productId: 701, carrier: 'shunfeng' }], { productId: 701, carrier: 'zto' }),
  ).toEqual([{ productId: 701, carrier: 'zto' }]);
});
