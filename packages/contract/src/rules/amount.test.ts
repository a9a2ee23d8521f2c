/** Amounts as they are typed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../money.ts';
import { checkAccountLimit, fenOfText, textOfFen } from './amount.ts';

test.each([
  ['1280', 128_000],
  ['1,280.5', 128_050],
  [' ¥1,280.50 ', 128_050],
  ['￥１００', 10_000],
  ['0', 0],
  ['0.01', 1],
  ['007', 700],
])('%j is %i fen', (text, amount) => {
  expect(fenOfText(text)).toBe(amount);
});

test.each([
  '',
  '1e3',
  '-1',
  '1.234',
  '1.',
  '.5',
  '12,80',
  '1,2800',
  '0x10',
  '100元',
  '1 000',
  '九',
])('%j is no amount', (text) => {
  expect(fenOfText(text)).toBeNull();
  expect(checkAccountLimit(text)).toBe('请输入 0 到 1,000,000 元之间的金额');
});

test('no amount is lost between field and number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (amount) => {
      expect(fenOfText(textOfFen(fen(amount)))).toBe(amount);
    }),
  );
});

test.each([
  ['0', null],
  ['1000000', null],
  ['1000000.01', '请输入 0 到 1,000,000 元之间的金额'],
  [undefined, '请输入 0 到 1,000,000 元之间的金额'],
])('a limit of %j: %j', (text, said) => {
  expect(checkAccountLimit(text)).toBe(said);
});
