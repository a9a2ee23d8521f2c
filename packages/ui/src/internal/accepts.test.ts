// Which files a field takes.
import { expect, it } from 'vitest';
import { accepts } from './accepts.ts';

const pdf = { name: 'Card.PDF', type: '' };
const png = { name: 'card.png', type: 'image/png' };

it('takes every file when nothing is listed', () => {
  expect(accepts(png, [])).toBe(true);
});

it('takes an extension in any case, even when the system names no type', () => {
  expect(accepts(pdf, ['.pdf'])).toBe(true);
  expect(accepts(png, ['.pdf'])).toBe(false);
});

it('takes a type and a group of types', () => {
  expect(accepts(png, ['image/png'])).toBe(true);
  expect(accepts(png, ['application/pdf', 'image/*'])).toBe(true);
  expect(accepts(pdf, ['application/pdf'])).toBe(false);
});
