/** The category centre narrowed to what a coupon is good for, and coupons that say why they cannot be used. */
import { filterCatalogue } from '@banxin/contract/calls/catalogue/filter';
import { getCustomerCoupons } from '@banxin/contract/calls/coupon/coupon';
import { couponKind } from '@banxin/contract/enums/coupon';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { enter } from '../order/order.testkit.ts';
import { addCoupon } from './coupon.testkit.ts';

const server = await createTestServer();
const { db } = server;

const ask = (browser: Browser, couponId?: number) =>
  browser.send(filterCatalogue, {
    parentId: null,
    filters: {},
    ...(couponId !== undefined && { couponId }),
  });

test('a coupon of a category leaves its products, with counts of those alone', async () => {
  const { browser, id } = await enter(server);
  const couponId = await addCoupon(db, id, {
    kind: couponKind.category,
    scope: { categories: [5, 101] },
  });
  const all = await ask(browser);
  const { products, counts, coupon } = await ask(browser, couponId);
  expect(coupon).toMatchObject({ id: couponId, kind: couponKind.category });
  expect(products.length).toBeGreaterThan(1);
  expect(products.length).toBeLessThan(all.products.length);
  expect(products.map((one) => one.id)).toContain(101);
  expect(counts.filter(({ count }) => count > 0).map((one) => one.id)).toEqual(
    expect.arrayContaining([5]),
  );
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(products.length);
});

test('a coupon of all goods leaves out samples, which take none', async () => {
  const { browser, id } = await enter(server);
  const { products, coupon } = await ask(browser, await addCoupon(db, id));
  expect(coupon).not.toBeNull();
  expect(products.length).toBeLessThan((await ask(browser)).products.length);
});

test.each([
  ['of another customer', 'foreign'],
  ['that is not open yet', 'early'],
  ['for another type of customer', 'type'],
  ['for a level of members', 'level'],
])('a coupon %s narrows nothing', async (_, why) => {
  const { browser, id } = await enter(server);
  const other = await enter(server);
  const couponId = await addCoupon(db, why === 'foreign' ? other.id : id, {
    ...(why === 'early' && { from: '2026-12-01T00:00:00.000+08:00' }),
    ...(why === 'type' && { scope: { customerTypes: [5] } }),
    ...(why === 'level' && { scope: { vipLevels: [8] } }),
  });
  const { products, coupon } = await ask(browser, couponId);
  expect(coupon).toBeNull();
  expect(products).toHaveLength((await ask(browser)).products.length);
});

test('whoever may not see prices learns of no coupon', async () => {
  const master = await enter(server);
  const couponId = await addCoupon(db, master.id);
  const { browser } = await enter(server, { parent: master, roles: subAccountRole.design });
  expect((await ask(browser, couponId)).coupon).toBeNull();
  expect(await outcome(browser.send(getCustomerCoupons, {}))).toBe(errCode.forbidden);
});

test('the list says why, counts each state, and can be narrowed to a kind', async () => {
  const { browser, id } = await enter(server);
  await addCoupon(db, id, { until: '2026-11-30T23:59:59.999+08:00' });
  await addCoupon(db, id, { kind: couponKind.freight });
  await addCoupon(db, id, { scope: { vipLevels: [8] }, until: '2027-01-01T23:59:59.999+08:00' });
  await addCoupon(db, id, {
    from: '2026-12-01T00:00:00.000+08:00',
    until: '2027-02-01T23:59:59.999+08:00',
  });
  const { items, counts } = await browser.send(getCustomerCoupons, {});
  expect(items.map(({ refusal }) => refusal?.code ?? null)).toEqual([
    null,
    null,
    'SCOPE',
    'NOT_STARTED',
  ]);
  expect(counts).toEqual({ available: 4, locked: 0, used: 0, expired: 0 });
  const freight = await browser.send(getCustomerCoupons, { kind: couponKind.freight });
  expect(freight.items).toHaveLength(1);
  expect(freight.counts.available).toBe(1);
});
