/** Levels that grow: by what was paid within twelve months, gained and lost at once, once, whoever pays beside it. */

import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { canRenew } from '@banxin/contract/calls/customer/membership';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { createVipOrder } from '@banxin/contract/calls/order/vipOrder';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { growthLevels } from '@banxin/contract/membership';
import { products } from '@banxin/pricing/products';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { setRetry, transaction } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, configurationOf, confirmed, enter, rowOf } from '../order/order.testkit.ts';
import { countAll } from './growth.ts';

const server = await createTestServer();
const { db, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

/** The clock stands at 2026-11-20 09:00 when a test begins. */
beforeEach(async () => {
  clock.advance(msOf(SEED_NOW) - clock.now());
  // A time that comes again is not counted yet.
  await db.deleteFrom('growth_days').execute();
});
const now = () => instantOf(clock.now());
const goTo = (instant: string) => clock.advance(msOf(instant) - clock.now());

const RICH = { balance: 30_000_000 };
/** Above 5,000 yuan by itself. */
const LARGE = configurationOf(201, { quantity: 50_000 });
/** Between half of 5,000 yuan and all of it. */
const HALF = configurationOf(201, { quantity: 20_000 });
const SAMPLE = configurationOf(products.find(({ stock }) => stock?.sample)?.id ?? 0);

async function order(browser: Browser, configuration = LARGE) {
  const placed = await confirmed(browser, { configuration });
  const { total } = await rowOf(db, placed.orderSN);
  return { ...placed, total };
}
const pay = (browser: Browser, { paymentSN }: { readonly paymentSN: string }) =>
  browser.send(payByBalance, { paymentSN });
async function buy(browser: Browser, configuration = LARGE) {
  const placed = await order(browser, configuration);
  await pay(browser, placed);
  return placed;
}

const levelOf = async (browser: Browser) => (await browser.send(getSimpleCustomer, {}))?.vipLevel;
const growthOf = async (browser: Browser) => (await browser.send(canRenew, {})).growth;
const toldTo = async (browser: Browser) =>
  (await browser.send(getSiteMessages, {})).items
    .filter(({ kind }) => kind === 'levelMoved')
    .map(({ text }) => text.message);
const samplePrice = async (browser: Browser) =>
  (await browser.send(calculateQuote, { configuration: SAMPLE })).total;

describe('a level is reached', () => {
  test('with the payment that fills its sum: samples cost less at once, and it is told', async () => {
    const { browser } = await enter(server, RICH);
    const [first, second] = [await order(browser, HALF), await order(browser, HALF)];
    const full = await samplePrice(browser);
    await pay(browser, first);
    expect(first.total).toBeLessThan(500_000);
    expect(await levelOf(browser)).toBe(0);
    expect(await growthOf(browser)).toEqual({
      ...{ spent: first.total, level: 0 },
      next: { level: 1, missing: 500_000 - first.total },
    });
    await pay(browser, second);
    expect(await levelOf(browser)).toBe(1);
    const spent = first.total + second.total;
    expect(await growthOf(browser)).toEqual({
      ...{ spent, level: 1 },
      next: { level: 2, missing: 2_000_000 - spent },
    });
    expect(await samplePrice(browser)).toBeLessThan(full);
    expect(await toldTo(browser)).toEqual([
      '最近 12 个月实付的订单金额已满 ¥5,000.00，您现在是 1 级会员。',
    ]);
  });

  test('one after the other, up to the last one, each told once', async () => {
    const { browser } = await enter(server, RICH);
    const seen = new Set<number>();
    let spent = 0;
    while (spent < 8_000_000) {
      spent += (await buy(browser)).total;
      const level = growthLevels.findLast(({ sum }) => spent >= sum)?.level ?? 0;
      expect(await levelOf(browser)).toBe(level);
      seen.add(level);
    }
    expect([...seen]).toEqual([1, 2, 3]);
    expect(await growthOf(browser)).toEqual({ spent, level: 3, next: null });
    expect(await toldTo(browser)).toHaveLength(3);
  });

  test('neither money in the account nor the fee of a membership counts', async () => {
    const { browser } = await enter(server, RICH);
    const { paymentSN } = await browser.send(createVipOrder, { vipLevel: 8, years: 1 });
    await pay(browser, { paymentSN });
    expect(await growthOf(browser)).toMatchObject({ spent: 0, level: 0 });
  });

  test('a sub-account has the level of its main account, and learns its sums only with prices', async () => {
    const master = await enter(server, RICH);
    await buy(master.browser);
    const buyer = await enter(server, { parent: master, roles: subAccountRole.ordering });
    expect(await levelOf(buyer.browser)).toBe(1);
    expect(await growthOf(buyer.browser)).toMatchObject({ level: 1 });
    const designer = await enter(server, { parent: master, roles: subAccountRole.design });
    expect(await growthOf(designer.browser)).toBeNull();
    expect(await toldTo(designer.browser)).toEqual([]);
  });
});

describe('a level is lost', () => {
  test('when the order goes back: at once, and told', async () => {
    const { browser } = await enter(server, RICH);
    const { orderSN } = await buy(browser);
    clock.advance(60_000);
    await browser.send(cancelOrder, { orderSN });
    expect(await levelOf(browser)).toBe(0);
    expect(await growthOf(browser)).toMatchObject({ spent: 0, level: 0 });
    expect(await toldTo(browser)).toEqual([
      '最近 12 个月实付的订单金额不满 ¥5,000.00，您不再享有 1 级会员权益。',
      '最近 12 个月实付的订单金额已满 ¥5,000.00，您现在是 1 级会员。',
    ]);
  });

  test('by the daily count, when what was paid leaves the twelve months, by days of Shanghai', async () => {
    const { browser, name } = await enter(server, RICH);
    await buy(browser);
    goTo('2027-11-20T23:59:00+08:00');
    await countAll(db, now());
    await browser.login(name);
    expect(await levelOf(browser)).toBe(1);
    goTo('2027-11-21T00:00:00+08:00');
    await countAll(db, now());
    await browser.login(name);
    expect(await levelOf(browser)).toBe(0);
    expect((await toldTo(browser))[0]).toContain('不满 ¥5,000.00');
    // A day is counted once; what was told a year ago is shown no more.
    expect(await countAll(db, now())).toBe(0);
    expect(await toldTo(browser)).toHaveLength(1);
  });
});

describe('beside a membership', () => {
  test('the bought level holds while it runs, nothing is told, and what has grown follows it', async () => {
    const { browser, name } = await enter(server, RICH);
    const { paymentSN } = await browser.send(createVipOrder, { vipLevel: 6, years: 1 });
    await pay(browser, { paymentSN });
    goTo('2027-11-01T09:00:00+08:00');
    await browser.login(name);
    await buy(browser);
    expect(await levelOf(browser)).toBe(6);
    expect(await growthOf(browser)).toMatchObject({ level: 1 });
    expect(await toldTo(browser)).toEqual([]);
    goTo('2027-11-21T00:00:00+08:00');
    await browser.login(name);
    expect(await levelOf(browser)).toBe(1);
  });

  test('a level that has grown is kept behind one that is bought, and lost behind it too', async () => {
    const { browser, id, name } = await enter(server, RICH);
    await buy(browser);
    goTo('2027-11-01T09:00:00+08:00');
    await browser.login(name);
    const { paymentSN } = await browser.send(createVipOrder, { vipLevel: 8, years: 1 });
    await pay(browser, { paymentSN });
    const columns = () =>
      db
        .selectFrom('customers')
        .select(['vip_level', 'growth_level'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await columns()).toEqual({ vip_level: 8, growth_level: 1 });
    goTo('2027-11-21T00:00:00+08:00');
    await countAll(db, now());
    expect(await columns()).toEqual({ vip_level: 8, growth_level: 0 });
  });
});

describe('at the same moment', () => {
  const rounds = Array.from({ length: server.kind === 'server' ? 8 : 1 }, (_, round) => [round]);

  test.each(rounds)(
    'round %d: two payments that only together fill the sum bring the level, once',
    async () => {
      const { browser } = await enter(server, RICH);
      const two = [await order(browser, HALF), await order(browser, HALF)];
      await Promise.all(two.map((one) => pay(browser, one)));
      expect(await levelOf(browser)).toBe(1);
      expect(await toldTo(browser)).toHaveLength(1);
    },
  );

  test.each(rounds)(
    'round %d: paid, cancelled, bought and counted, the level is what the sum says',
    async () => {
      const { browser, id } = await enter(server, RICH);
      const gone = await buy(browser);
      const [one, other] = [await order(browser, HALF), await order(browser, HALF)];
      const year = await browser.send(createVipOrder, { vipLevel: 6, years: 1 });
      await Promise.all([
        pay(browser, one),
        browser.send(cancelOrder, { orderSN: gone.orderSN }),
        pay(browser, year),
        pay(browser, other),
        countAll(db, now()),
      ]);
      expect(await levelOf(browser)).toBe(6);
      expect(await growthOf(browser)).toMatchObject({ spent: one.total + other.total, level: 1 });
      const { growth_level } = await db
        .selectFrom('customers')
        .select('growth_level')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(growth_level).toBe(1);
    },
  );
});

describe('something breaks in between', () => {
  const cannotGrow = async (id: number) => {
    await sql`create function no_growth() returns trigger language plpgsql as $$
      begin raise exception 'the machine stops here'; end $$`.execute(db);
    await sql
      .raw(`create trigger no_growth before update of growth_level on customers for each row
        when (old.id = ${id}) execute function no_growth()`)
      .execute(db);
  };
  afterEach(async () => {
    await sql`drop trigger if exists no_growth on customers`.execute(db);
    await sql`drop function if exists no_growth()`.execute(db);
  });

  test('money and level are one: neither is booked, and both are when it is tried again', async () => {
    const { browser, id } = await enter(server, RICH);
    const placed = await order(browser);
    await cannotGrow(id);
    expect(await outcome(pay(browser, placed))).not.toBe('done');
    expect(await balanceOf(db, id)).toBe(RICH.balance);
    await sql`drop trigger no_growth on customers`.execute(db);
    await pay(browser, placed);
    expect(await balanceOf(db, id)).toBe(RICH.balance - placed.total);
    expect(await levelOf(browser)).toBe(1);
    expect(await toldTo(browser)).toHaveLength(1);
  });

  test('a daily count that stops half way goes on with those that are left', async () => {
    const people = [await enter(server, RICH), await enter(server, RICH)];
    for (const { browser } of people) await buy(browser);
    const [, second] = people;
    goTo('2027-12-24T00:05:00+08:00');
    await cannotGrow(second?.id ?? 0);
    await expect(countAll(db, now())).rejects.toThrow('stops here');
    await sql`drop trigger no_growth on customers`.execute(db);
    await countAll(db, now());
    for (const { browser, name } of people) {
      await browser.login(name);
      expect(await levelOf(browser)).toBe(0);
      expect(await toldTo(browser)).toHaveLength(1);
    }
  });

  test('what a server of before booked is counted by the next day', async () => {
    const { browser, id } = await enter(server, RICH);
    await buy(browser);
    await db
      .updateTable('customers')
      .set({ vip_level: 0, growth_level: 0 })
      .where('id', '=', id)
      .execute();
    clock.advance(24 * 3_600_000 * 3);
    await countAll(db, now());
    expect(await levelOf(browser)).toBe(1);
  });
});

test('the sum of one customer is read from the index of what was paid', async () => {
  const plan = await transaction(db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<Record<string, string>>`explain
      select coalesce(sum(paid - refunded), 0) as sum from orders where customer_id = ${1}
        and paid_at >= ${'2025-11-20T00:00:00+08:00'} and paid > 0 and product_id <> 2`.execute(tx);
    return rows.flatMap((row) => Object.values(row)).join(' ');
  });
  expect(plan).toContain('orders_paid');
});

test('demo customers have the level that their orders say', async () => {
  const { rows } = await sql<{ name: string; vip_level: number; growth_level: number }>`
    select name, vip_level, growth_level from customers
    where name in ('合作伙伴印务', '跨境优选') order by id`.execute(db);
  expect(rows).toEqual([
    { name: '合作伙伴印务', vip_level: 3, growth_level: 3 },
    { name: '跨境优选', vip_level: 2, growth_level: 2 },
  ]);
});
