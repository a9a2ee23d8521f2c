// Codes out of typed and pasted texts.
import { expect, it } from 'vitest';
import { codeIn, digitsOf } from './smsCode.ts';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['1284', '1284'],
  ['【版心】验证码 654321，5 分钟内有效', '654321'],
  ['【版心】验证码654321，5分钟内有效，客服 4008001234', '654321'],
  ['13800138000', null],
  ['没有验证码', null],
  ['', null],
])('a pasted %j gives %j', (text, code) => {
  expect(codeIn(text, 6)).toBe(code);
});

it('typing keeps digits only, and not more than accepted', () => {
  expect(digitsOf('12a 34５67', 6)).toBe('123456');
  expect(digitsOf('abc', 6)).toBe('');
});
