import { expect, test } from 'vitest';
import { checkoutText } from './checkout.messages.ts';

test.each([
  [0, '剩余 00:00', '00:00 left'],
  [59, '剩余 00:59', '00:59 left'],
  [29 * 60 + 41, '剩余 29:41', '29:41 left'],
  [3_600, '剩余 1:00:00', '1:00:00 left'],
  [86_399, '剩余 23:59:59', '23:59:59 left'],
  [86_400, '剩余 1 天 0 小时', '1 d 0 h left'],
  [71 * 3_600 + 59, '剩余 2 天 23 小时', '2 d 23 h left'],
])('%i seconds to pay in are %s', (seconds, zh, en) => {
  expect(checkoutText['zh-CN'].left(seconds)).toBe(zh);
  expect(checkoutText['en-US'].left(seconds)).toBe(en);
});
