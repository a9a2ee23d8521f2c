/** Coupons that the desk gives: once per key however often it is pressed, within what is allowed, told and logged. */
import { getCustomerCoupons } from '@banxin/contract/calls/coupon/coupon';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import {
  getCustomerFile,
  getCustomerRecords,
  giveCoupons,
} from '@banxin/contract/calls/works/customers';
import { couponKind, couponStatus } from '@banxin/contract/enums/coupon';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { enter } from '../order/order.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';

const server = await createTestServer();
const { db, shopClock } = server;
const anna = await enterStaff(server, ['customers']);
const WHY = '延误一天，赠券致歉';
const GIFT = {
  ...{ kind: couponKind.order, amount: 2_000, minSpend: 10_000, count: 1, days: 30 as const },
  reason: WHY,
};

const couponsOf = (customerId: number) =>
  db
    .selectFrom('coupons')
    .select(['amount', 'source', 'position'])
    .where('customer_id', '=', customerId)
    .execute();
const ledgerSum = async () => {
  const { sum } = await db
    .selectFrom('ledger')
    .select((eb) => eb.fn.sum<number>('amount').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
};

test('fifty presses of one intent give once: the same answer, one message, one row of the log, no money moves', async () => {
  const buyer = await enter(server, { balance: 100_000 });
  const before = await ledgerSum();
  const rows = await db.selectFrom('ledger').select('id').execute();
  const input = { ...GIFT, id: buyer.id, count: 2 };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      anna.browser.send(giveCoupons, input, { idempotencyKey: `gift-of-${buyer.id}-once` }),
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ given: 2 });
  expect(await couponsOf(buyer.id)).toHaveLength(2);
  const { items } = await buyer.browser.send(getSiteMessages, {});
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ title: { message: '收到优惠券' }, kind: 'couponsGiven' });
  expect(items[0]?.text.message).toContain(`2 张满 ¥100.00 减 ¥20.00 的优惠券`);
  const log = await anna.browser.send(getCustomerRecords, { id: buyer.id });
  expect(log.items.filter(({ reason }) => reason === WHY)).toHaveLength(1);
  const held = await buyer.browser.send(getCustomerCoupons, { status: couponStatus.available });
  expect(held.items).toMatchObject([
    { amount: 2_000, minSpend: 10_000, validTo: answers[0]?.until, refusal: null },
    { amount: 2_000 },
  ]);
  expect(await ledgerSum()).toBe(before);
  expect(await db.selectFrom('ledger').select('id').execute()).toHaveLength(rows.length);
  const other = anna.browser.refused(
    giveCoupons,
    { ...input, count: 1 },
    { idempotencyKey: `gift-of-${buyer.id}-once` },
  );
  expect((await other).errCode).toBe(errCode.repeatDiffers);
});

test('fifty gifts at once by several people never exceed what a customer may be given', async () => {
  const buyer = await enter(server);
  const clerks = [
    anna,
    await enterStaff(server, ['customers']),
    await enterStaff(server, ['customers']),
  ];
  const ends = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      outcome(
        (clerks[at % clerks.length] ?? anna).browser.send(giveCoupons, { ...GIFT, id: buyer.id }),
      ),
    ),
  );
  expect(ends.filter((end) => end === 'done')).toHaveLength(10);
  expect(ends.filter((end) => end === errCode.wrongState)).toHaveLength(40);
  const given = await couponsOf(buyer.id);
  expect(given).toHaveLength(10);
  const refusal = await anna.browser.refused(giveCoupons, { ...GIFT, id: buyer.id });
  expect(refusal.message).toBe('30 天内还可给该客户发放 0 张、共 ¥300.00');
  await shopClock.advance(31 * 24 * 3_600_000);
  await anna.browser.login(anna.name);
  const file = await anna.browser.send(getCustomerFile, { id: buyer.id });
  expect(file.coupons).toMatchObject({ count: 10, sum: 50_000 });
});

test('one clerk gives so much on a day and no more, however it is divided; the next day begins anew', async () => {
  const clerk = await enterStaff(server, ['customers']);
  const gift = { ...GIFT, amount: 20_000, minSpend: 40_000, count: 2 };
  const customers = await Promise.all(Array.from({ length: 9 }, () => enter(server)));
  const ends = await Promise.all(
    customers.map(({ id }) => outcome(clerk.browser.send(giveCoupons, { ...gift, id }))),
  );
  expect(ends.filter((end) => end === 'done')).toHaveLength(7);
  const { id = 0 } = customers[ends.findIndex((end) => end !== 'done')] ?? {};
  const refusal = await clerk.browser.refused(giveCoupons, { ...gift, id });
  expect(refusal.message).toBe('您今天还可发放共 ¥200.00');
  await shopClock.advance(24 * 3_600_000);
  await clerk.browser.login(clerk.name);
  expect(await outcome(clerk.browser.send(giveCoupons, { ...gift, id }))).toBe('done');
});

test.each([
  ['amount', { amount: 99 }, '每张 ¥1.00 至 ¥200.00'],
  ['amount', { amount: 20_001, minSpend: 90_000 }, '每张 ¥1.00 至 ¥200.00'],
  ['minSpend', { minSpend: 3_999 }, '使用门槛不低于 ¥40.00'],
  ['minSpend', { kind: couponKind.freight, minSpend: -1 }, '使用门槛不低于 ¥0.00'],
  ['count', { count: 0 }, '一次 1 至 5 张'],
  ['count', { count: 6 }, '一次 1 至 5 张'],
  ['reason', { reason: '太短' }, '请填写原因，客户会看到（4-200 个字）'],
] as const)(
  'what is wrong with the terms is said at its field: %s %j',
  async (field, more, words) => {
    const buyer = await enter(server);
    const refusal = await anna.browser.refused(giveCoupons, { ...GIFT, id: buyer.id, ...more });
    expect(refusal.fields?.[field]).toBe(words);
    expect(await couponsOf(buyer.id)).toEqual([]);
  },
);

test('freight is given without goods that it needs', async () => {
  const buyer = await enter(server);
  const input = { ...GIFT, id: buyer.id, kind: couponKind.freight, amount: 1_000, minSpend: 0 };
  await anna.browser.send(giveCoupons, input);
  const { items } = await buyer.browser.send(getCustomerCoupons, {
    status: couponStatus.available,
  });
  expect(items[0]).toMatchObject({ kind: couponKind.freight, amount: 1_000 });
  expect(await outcome(anna.browser.send(giveCoupons, { ...input, id: 999_999 }))).toBe(
    errCode.notFound,
  );
});
