import { expect, it } from 'vitest';
import { orderNumberIn } from './orderNumber.ts';

it('an order number is 8 to 24 digits, spaces and hyphens allowed', () => {
  expect(orderNumberIn('261120620187453')).toBe('261120620187453');
  expect(orderNumberIn('2611 2062 0187 453')).toBe('261120620187453');
  expect(orderNumberIn('261120-620187453')).toBe('261120620187453');
});

it('an order number is not a short number, a word or a mixture', () => {
  for (const query of ['1234567', '名片', 'A4 80g', '', '2611206201874531234567890']) {
    expect(orderNumberIn(query), query).toBeNull();
  }
});
