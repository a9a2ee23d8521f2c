/** Quantities side by side. */
import { book } from '@banxin/pricing/book';
import { productById } from '@banxin/pricing/products';
import { quote } from '@banxin/pricing/quote';
import type { Configuration, PricedQuote, Product } from '@banxin/pricing/types';
import { expect, test } from 'vitest';
import { quantitySteps } from './quantitySteps.ts';

function cards(): Product {
  const found = productById(101);
  if (!found) throw new Error('no product 101');
  return found;
}

const priceOf = (configuration: Configuration): PricedQuote | null => {
  const made = quote(cards(), book, {
    configuration,
    customer: { type: 3, vipLevel: 0 },
    urgent: 'none',
    destination: { province: '上海市' },
    now: '2026-11-20T09:00:00+08:00',
  });
  return made.valid ? made : null;
};
const steps = quantitySteps(cards(), { ...cards().defaults, quantity: 5 }, priceOf);

test('every step of the product stands there with the price that it has beside the options', () => {
  expect(steps.map(({ quantity }) => quantity)).toEqual([2, 5, 10, 20, 50]);
  for (const { quantity, total } of steps) {
    expect(total).toBe(priceOf({ ...cards().defaults, quantity })?.total);
  }
});

test('more says what it costs on top and how many pieces that is; less says nothing', () => {
  const [two, five, ten] = steps;
  expect([two?.more, five?.more]).toEqual([null, null]);
  expect(ten?.more).toEqual({ fen: (ten?.total ?? 0) - (five?.total ?? 0), pieces: 500 });
});

test('the saving is by the piece, against the smallest quantity', () => {
  const [two, five] = steps;
  expect(two?.saves).toBe(0);
  expect(five?.saves).toBe(Math.round(100 - (100 * (five?.unit ?? 0)) / (two?.unit ?? 1)));
  expect(five?.saves).toBeGreaterThan(0);
});

test('a quantity of the customer stands among the steps', () => {
  const own = quantitySteps(cards(), { ...cards().defaults, quantity: 7 }, priceOf);
  expect(own.filter(({ isChosen }) => isChosen).map(({ quantity }) => quantity)).toEqual([7]);
  expect(own.map(({ quantity }) => quantity)).toEqual([2, 5, 7, 10, 20, 50]);
});

test('what cannot be made is left out', () => {
  const few = quantitySteps(cards(), cards().defaults, (one) =>
    one.quantity > 10 ? null : priceOf(one),
  );
  expect(few.map(({ quantity }) => quantity)).toEqual([2, 5, 10]);
});
