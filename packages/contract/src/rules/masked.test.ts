import { expect, test } from 'vitest';
import { maskMail, maskPhone } from './masked.ts';

test('a number keeps its ends', () => {
  expect(maskPhone('13800000001')).toBe('138****0001');
});

test.each([
  ['buyer@shop.example', 'b****r@shop.example'],
  ['abc@shop.example', 'a****@shop.example'],
  ['a@shop.example', 'a****@shop.example'],
  ['a.very.long.name@mail.shop.example', 'a****e@mail.shop.example'],
])('%s is shown as %s', (mail, expected) => {
  expect(maskMail(mail)).toBe(expected);
});
