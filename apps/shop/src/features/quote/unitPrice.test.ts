import { expect, it } from 'vitest';
import { unitPriceText } from './QuantityRow.tsx';

it.each([
  [9_300, '¥0.093'],
  [462_000, '¥4.62'],
  [99_999, '¥1.000'],
  [100_000, '¥1.00'],
  [128_449, '¥1.28'],
  [0, '¥0.000'],
])('%d thousandths of a fen are %s a piece', (milliFen, text) => {
  expect(unitPriceText(milliFen)).toBe(text);
});
