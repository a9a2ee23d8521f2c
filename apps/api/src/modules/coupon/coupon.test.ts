/** Specification §4 new-customer coupon status, §7 NewCustomerReceive: once, whole, for new customers only. */

import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { couponKind, couponStatus } from '@banxin/contract/enums/coupon';
import { customerSign } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { GIFT_PACK, GIFT_PACK_SOURCE } from './giftPack.ts';

const server = await createTestServer();
const { db } = server;

async function enter(account: string) {
  const browser = server.browser();
  const { id } = await browser.login(account);
  return { browser, id };
}

const couponsOf = (customerId: number) =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .execute();

const eventsOf = (customerId: number) =>
  db
    .selectFrom('status_events')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('entity', '=', 'coupon')
    .orderBy('id')
    .execute();

/** The demo's new customer, as new as on the first day. */
async function renew(values: Readonly<Record<string, number>> = {}): Promise<void> {
  const { id } = await db
    .updateTable('customers')
    .set({ sign: 0, type: 3, auth_status: 0, ...values })
    .where('name', '=', '新客小店')
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('status_events').where('customer_id', '=', id).execute();
  await db.deleteFrom('coupons').where('customer_id', '=', id).execute();
}

const refusal = { status: 200, errCode: errCode.giftPackRefused };

beforeEach(() => renew());

describe('a new customer', () => {
  test('gets the pack: the answer is the sum of its coupons, and the flag 1 is set beside the others', async () => {
    await renew({ sign: customerSign.agreementSigned });
    const { browser, id } = await enter('新客小店');
    expect(await browser.send(receiveNewCustomerCoupon, {})).toEqual({ amount: 30 });
    expect(await browser.send(getSimpleCustomer, {})).toMatchObject({
      sign: 3,
      isNewCouponed: true,
    });
    expect(await couponsOf(id)).toMatchObject([
      { kind: couponKind.order, amount: 2_000, min_spend: 10_000, received_by: id },
      { kind: couponKind.freight, amount: 1_000, min_spend: 0, received_by: id },
    ]);
  });

  test('may use the coupons from now to the end of the thirtieth day', async () => {
    const { browser, id } = await enter('新客小店');
    await browser.send(receiveNewCustomerCoupon, {});
    for (const coupon of await couponsOf(id)) {
      expect(coupon).toMatchObject({
        status: couponStatus.available,
        valid_from: '2026-11-20T09:00:00.000+08:00',
        valid_until: '2026-12-20T23:59:59.999+08:00',
      });
    }
  });

  test('leaves a trace of who received which coupon when', async () => {
    const { browser, id } = await enter('新客小店');
    await browser.send(receiveNewCustomerCoupon, {});
    const coupons = await couponsOf(id);
    expect(await eventsOf(id)).toMatchObject(
      coupons.map((coupon) => ({
        entity_id: coupon.id,
        from_status: null,
        to_status: couponStatus.available,
        event: 'RECEIVE',
        actor: `customer:${id}`,
        at: '2026-11-20T09:00:00.000+08:00',
      })),
    );
  });

  test('who asks again is refused and gets nothing more', async () => {
    const { browser, id } = await enter('新客小店');
    await browser.send(receiveNewCustomerCoupon, {});
    expect(await browser.refused(receiveNewCustomerCoupon, {})).toMatchObject(refusal);
    expect(await couponsOf(id)).toHaveLength(GIFT_PACK.length);
  });

  test('who asks 64 times at once gets one pack', async () => {
    const { browser, id } = await enter('新客小店');
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, () =>
        browser.send(receiveNewCustomerCoupon, {}).then(
          ({ amount }) => amount as number,
          (error: { errCode?: number }) => error.errCode,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 30)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === errCode.giftPackRefused)).toHaveLength(63);
    expect(await couponsOf(id)).toHaveLength(GIFT_PACK.length);
    expect(await eventsOf(id)).toHaveLength(GIFT_PACK.length);
    expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
  });
});

describe('the pack is refused', () => {
  test.each([
    ['who has had it', { sign: customerSign.newCustomerGift }],
    ['a partner', { type: 5 }],
    ['who has submitted an authentication', { auth_status: 1 }],
    ['whose authentication was rejected', { auth_status: 4 }],
    ['who is authenticated by proxy', { auth_status: 20 }],
  ])('%s', async (_, values) => {
    await renew(values);
    const { browser, id } = await enter('新客小店');
    expect(await browser.refused(receiveNewCustomerCoupon, {})).toMatchObject(refusal);
    expect(await couponsOf(id)).toEqual([]);
  });

  test.each([
    ['a sub-account, which does not act for the main account', '悦享财务', errCode.forbidden],
    ['an administrator, who is no customer', '系统管理员', errCode.giftPackRefused],
  ])('%s', async (_, account, code) => {
    const { browser, id } = await enter(account);
    expect((await browser.refused(receiveNewCustomerCoupon, {})).errCode).toBe(code);
    expect(await couponsOf(id)).toEqual([]);
  });

  test('when the flag was taken back but the coupons are there, and the flag is set again', async () => {
    const { browser, id } = await enter('新客小店');
    await browser.send(receiveNewCustomerCoupon, {});
    await db.updateTable('customers').set({ sign: 2 }).where('id', '=', id).execute();
    expect(await browser.refused(receiveNewCustomerCoupon, {})).toMatchObject(refusal);
    expect(await couponsOf(id)).toHaveLength(GIFT_PACK.length);
    expect(await browser.send(getSimpleCustomer, {})).toMatchObject({ sign: 3 });
  });
});

test('a failure between flag and coupons leaves neither', async () => {
  const { browser, id } = await enter('新客小店');
  const freight = sql.lit(couponKind.freight);
  await sql`alter table coupons add constraint broken check (kind <> ${freight}) not valid`.execute(
    db,
  );
  expect(await browser.refused(receiveNewCustomerCoupon, {})).toMatchObject({ status: 500 });
  expect([await couponsOf(id), await eventsOf(id)]).toEqual([[], []]);
  expect(await browser.send(getSimpleCustomer, {})).toMatchObject({ isNewCouponed: false });
  await sql`alter table coupons drop constraint broken`.execute(db);
  expect(await browser.send(receiveNewCustomerCoupon, {})).toEqual({ amount: 30 });
});

test('the database takes no coupon of a gift twice and none without an amount', async () => {
  const { browser, id } = await enter('新客小店');
  await browser.send(receiveNewCustomerCoupon, {});
  const [coupon] = await couponsOf(id);
  const copy = (changes: object) => {
    const { id: _, scope, ...rest } = { ...coupon, ...changes } as NonNullable<typeof coupon>;
    const row = { ...rest, scope: JSON.stringify(scope) };
    return db.insertInto('coupons').values(row).execute();
  };
  await expect(copy({})).rejects.toThrow(/coupons_once/);
  await expect(copy({ position: 9, amount: 0 })).rejects.toThrow(/coupons_amount/);
});

test('demo customers with the flag have their coupons', async () => {
  const { id } = await enter('悦享包装');
  const gifts = (await couponsOf(id)).filter(({ source }) => source === GIFT_PACK_SOURCE);
  expect(gifts).toHaveLength(GIFT_PACK.length);
});
