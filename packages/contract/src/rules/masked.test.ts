import { expect, test } from 'vitest';
import { maskMail, maskPhone, maskReceiverPhone } from './masked.ts';

test('a number keeps its ends', () => {
  expect(maskPhone('13800000001')).toBe('138****0001');
});

test.each([
  ['13800000001', '138****0001'],
  ['13800000001-1234', '138****0001-1234'],
  ['0371-1234567-801', '0371-****567-801'],
  ['010-85112233', '010-****2233'],
  ['03705112233', '0370****233'],
  ['138****0001', '138****0001'],
])('a receiver at %s is shown as %s', (phone, expected) => {
  expect(maskReceiverPhone(phone)).toBe(expected);
});

test.each([
  ['buyer@shop.example', 'b****r@shop.example'],
  ['abc@shop.example', 'a****@shop.example'],
  ['a@shop.example', 'a****@shop.example'],
  ['a.very.long.name@mail.shop.example', 'a****e@mail.shop.example'],
])('%s is shown as %s', (mail, expected) => {
  expect(maskMail(mail)).toBe(expected);
});
