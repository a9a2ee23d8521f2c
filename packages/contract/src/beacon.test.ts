/** What a page sends while it goes. */
import { expect, it } from 'vitest';
import { encodeBeacon } from './beacon.ts';
import { getCaptcha } from './calls/login/captcha.ts';
import { clickCategory } from './calls/order/usage.ts';

it('a call that goes as a beacon carries its key in the address', async () => {
  const input = { clickCategoryItems: [{ productCategoryId: 101, orderTimes: 3 }], sealedAt: 1 };
  const { path, body } = encodeBeacon(clickCategory, input, 'visit 1&2');
  expect(path).toBe('/api/Order/ClickCategory?idempotencyKey=visit+1%262');
  expect([body.type, await body.text()]).toEqual(['application/json', JSON.stringify(input)]);
});

it('a call that a repeat would do twice never goes as a beacon', () => {
  expect(() => encodeBeacon(getCaptcha, {}, 'key')).toThrow('cannot travel as a beacon');
});
