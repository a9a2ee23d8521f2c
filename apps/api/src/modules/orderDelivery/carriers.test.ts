/** Who takes a job where: the same carriers, fees and reasons as the confirmation shows. */
import {
  bestDelivery,
  checkDeliveryLimit,
  getExpresses,
  getExpressInfos,
  getOnlyExpresses,
} from '@banxin/contract/calls/delivery/carriers';
import { getDeliveryDistance, getProvinceByAddress } from '@banxin/contract/calls/delivery/places';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { CARDS, enter, place } from '../order/order.testkit.ts';

const server = await createTestServer();
const visitor = server.browser();
const SHANGHAI = { configuration: CARDS, province: '上海市' };

test('the carriers of a job are those of its confirmation', async () => {
  const { browser } = await enter(server);
  const { orderSN } = await place(browser);
  const info = await browser.send(getConfirmOrderInfo, { orderSN, province: '上海市' });
  expect(await browser.send(getExpressInfos, SHANGHAI)).toEqual(info.carriers);
});

test('the best ways are the cheapest, the fastest and the recommended of them', async () => {
  const options = await visitor.send(getExpressInfos, SHANGHAI);
  const possible = options.filter(({ unavailable }) => unavailable === null);
  const door = possible.filter(({ code }) => code !== 'pickup' && code !== 'line');
  const best = await visitor.send(bestDelivery, SHANGHAI);
  expect(best.cheapest?.fee).toBe(Math.min(...door.map(({ fee }) => fee)));
  expect(best.fastest?.transitDays).toBe(Math.min(...door.map(({ transitDays }) => transitDays)));
  expect(possible).toContainEqual(best.recommended);
});

test('what a carrier cannot take is told with its reason and without a fee', async () => {
  const limits = await visitor.send(checkDeliveryLimit, SHANGHAI);
  expect(limits).toMatchObject({ isReachable: true, isRemote: false });
  const options = await visitor.send(getExpressInfos, SHANGHAI);
  const refused = options.filter(({ unavailable }) => unavailable !== null);
  expect(limits.limits.map(({ code, reason }) => [code, reason])).toEqual(
    refused.map(({ code, unavailable }) => [code, unavailable]),
  );
  expect(JSON.stringify(limits)).not.toContain('fee');
});

test.each([
  ['新疆维吾尔自治区', { isReachable: true, isRemote: true }],
  ['台湾省', { isReachable: false, isRemote: false }],
])('%s is as far as it is', async (province, far) => {
  expect(await visitor.send(checkDeliveryLimit, { ...SHANGHAI, province })).toMatchObject(far);
});

test('a province that does not exist is refused at its field', async () => {
  const nowhere = { ...SHANGHAI, province: '瀛洲' };
  for (const refusal of [
    await visitor.refused(getExpressInfos, nowhere),
    await visitor.refused(bestDelivery, nowhere),
    await visitor.refused(checkDeliveryLimit, nowhere),
  ]) {
    expect(Object.keys(refusal.fields ?? {})).toEqual(['province']);
  }
  const refusal = await visitor.refused(getDeliveryDistance, { province: '瀛洲' });
  expect(refusal.errCode).toBe(errCode.invalidInput);
});

test('every carrier has a name, in both lists', async () => {
  const names = await visitor.send(getOnlyExpresses, {});
  const whole = await visitor.send(getExpresses, {});
  expect(whole.map(({ code, name }) => ({ code, name }))).toEqual(names);
  expect(names.every(({ name }) => name !== '')).toBe(true);
});

test('the nearest factory comes first, and an address tells its province', async () => {
  const [first] = await visitor.send(getDeliveryDistance, { province: '四川省' });
  expect(first).toMatchObject({ factoryId: 1, zone: 1 });
  expect(await visitor.send(getProvinceByAddress, { address: '内蒙古呼和浩特市回民区' })).toEqual({
    province: '内蒙古',
    capital: '呼和浩特',
  });
  expect(await visitor.send(getProvinceByAddress, { address: '某处' })).toBeNull();
});
