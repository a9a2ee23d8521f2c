/** The factories, what they do today, and when something would arrive. */
import { getFactories } from '@banxin/contract/calls/delivery/factories';
import { logLocalOrder } from '@banxin/contract/calls/delivery/localOrder';
import { getDeliveryPlan } from '@banxin/contract/calls/delivery/plan';
import { factory } from '@banxin/contract/enums/factory';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { sweep } from '../../jobs/sweep.ts';
import { msOf } from '../../ports/clock.ts';

const server = await createTestServer();
const visitor = server.browser();

const at = (instant: string) =>
  server.clock.advance(msOf(`${instant}:00+08:00`) - server.clock.now());
const standing = async () => (await visitor.send(getDeliveryPlan, {})).factories[0];

test('there are the four factories of the specification, each with its company', async () => {
  const rows = await visitor.send(getFactories, {});
  expect(rows.map(({ id }) => id)).toEqual([...factory.values]);
  expect(rows[0]).toMatchObject({
    name: { zh: '永城工厂', en: 'Yongcheng factory' },
    cutOff: '16:30',
    company: { taxNumber: '91411481MA00000001' },
  });
  const served = rows.flatMap(({ serves }) => serves.map(({ zh }) => zh));
  expect(new Set(served).size).toBe(served.length);
  expect(served).toHaveLength(31);
});

test.each([
  ['before the cut-off of a Friday', '2026-11-20T16:29', false, '2026-11-20', true],
  ['at the cut-off', '2026-11-20T16:30', false, '2026-11-21', false],
  ['on a Saturday evening', '2026-11-21T18:00', false, '2026-11-23', false],
  ['on a Sunday', '2026-11-22T10:00', true, '2026-11-23', false],
  ['on a Sunday that is worked for a holiday', '2026-09-20T10:00', false, '2026-09-20', true],
  ['on New Year’s Day', '2027-01-01T10:00', true, '2027-01-04', false],
])('%s production starts on the right day', async (_, now, rests, startDate, isAhead) => {
  at(now);
  const today = await standing();
  expect(today).toMatchObject({ rests, startDate });
  expect(today?.cutOffAt ?? null).toBe(isAhead ? `${now.slice(0, 10)}T16:30:00.000+08:00` : null);
});

test('name cards to Shanghai: the factory that serves it, two working days, and the road', async () => {
  at('2026-11-20T09:00');
  const { plan } = await visitor.send(getDeliveryPlan, { province: '上海市' });
  expect(plan).toMatchObject({
    productId: 101,
    factoryId: factory.yongcheng,
    startDate: '2026-11-20',
    shipDate: '2026-11-23',
    days: 2,
  });
  expect((plan?.arriveDate ?? '') > '2026-11-23').toBe(true);
});

test('a province is known by its short name too, and an unknown one is named', async () => {
  const { plan } = await visitor.send(getDeliveryPlan, { province: '四川' });
  expect(plan?.factoryId).toBe(factory.chengdu);
  const refusal = await visitor.refused(getDeliveryPlan, { province: '云梦泽' });
  expect(refusal.errCode).toBe(errCode.invalidInput);
  expect(refusal.fields?.province).toMatch(/没有这个省份/);
});

test('where nothing is delivered there is no plan; an unknown product is refused', async () => {
  expect((await visitor.send(getDeliveryPlan, { province: '台湾' })).plan).toBeNull();
  const refusal = await visitor.refused(getDeliveryPlan, { productId: 1 });
  expect(refusal.errCode).toBe(errCode.notFound);
});

test('the log keeps the address that the server sees, not the one it is told, for 90 days', async () => {
  const browser = server.browser('203.0.113.9');
  await browser.send(logLocalOrder, { ip: '198.51.100.1', remark: '首页' });
  const rows = server.db.selectFrom('local_orders').select(['address', 'remark']);
  expect(await rows.execute()).toEqual([{ address: '203.0.113.9', remark: '首页' }]);
  server.clock.advance(91 * 24 * 3_600_000);
  await sweep(server.db, server.clock);
  expect(await rows.execute()).toEqual([]);
});
