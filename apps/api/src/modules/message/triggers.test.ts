/** What happens outside an order's way and is told: a large order, an end of a membership, a changed login. */
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderStatus } from '@banxin/contract/enums/order';
import { inEnglish } from '@banxin/contract/refusals/english';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { tellVipExpiring } from '../membership/tellExpiring.ts';
import { expireUnpaid } from '../order/expire.ts';
import { confirmed, enter, paid, rowOf, standAt } from '../order/order.testkit.ts';
import { advance } from '../order/status.ts';

const server = await createTestServer();
const { db } = server;
const HOUR = 3_600_000;
const now = () => instantOf(server.clock.now());

const told = (customerId: number) =>
  db
    .selectFrom('site_messages')
    .select(['kind', 'said', 'login_id'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

describe('an order of a sub-account', () => {
  test('above what sub-accounts may pay tells those who may; one below tells nobody', async () => {
    const master = await enter(server, {});
    const buyer = await enter(server, { parent: master, roles: subAccountRole.ordering });
    const setLimit = (sum: number) =>
      db
        .updateTable('customers')
        .set({ order_notify_sum: sum })
        .where('id', '=', master.id)
        .execute();
    await setLimit(100_000_000);
    await confirmed(buyer.browser);
    expect(await told(master.id)).toEqual([]);
    await setLimit(1);
    const { orderSN } = await confirmed(buyer.browser);
    const { total } = await rowOf(db, orderSN);
    expect(await told(master.id)).toMatchObject([
      { kind: 'largeOrder', said: { orderSN, amount: total } },
    ]);
  });

  test('the main account knows of its own', async () => {
    const master = await enter(server, {});
    await db
      .updateTable('customers')
      .set({ order_notify_sum: 1 })
      .where('id', '=', master.id)
      .execute();
    await confirmed(master.browser);
    expect(await told(master.id)).toEqual([]);
  });
});

test('an order that nobody paid in time is told of once, however many servers cancel it', async () => {
  const { browser, id } = await enter(server, {});
  const { orderSN } = await confirmed(browser);
  server.clock.advance(73 * HOUR);
  await Promise.all([expireUnpaid(db, now()), expireUnpaid(db, now())]);
  expect((await rowOf(db, orderSN)).status).toBe(orderStatus.cancelled);
  expect(await told(id)).toMatchObject([{ kind: 'unpaidOver', said: { orderSN, hours: 72 } }]);
});

describe('an order that left the works', () => {
  const left = async (carrier: string, factory: number | null = 0) => {
    const { browser, id } = await enter(server, { balance: 1_000_000 });
    const { orderSN } = await paid(browser);
    await standAt(db, orderSN, orderStatus.shipping);
    await db
      .updateTable('orders')
      .set({ carrier, factory, tracking_no: null })
      .where('order_sn', '=', orderSN)
      .execute();
    const order = await rowOf(db, orderSN);
    const move = { event: 'ALL_HANDED_OVER', actor: 'staff', at: now() };
    await transaction(db, (tx) => advance(tx, order, move));
    const { items } = await browser.send(getSiteMessages, {});
    const [message] = items.filter(({ kind }) => kind === 'shipped');
    expect(await told(id)).toHaveLength(1);
    return (
      message && { zh: message.text.message.replace(orderSN, 'N'), en: inEnglish(message.text) }
    );
  };

  test('is with its carrier', async () => {
    expect((await left('zhongtong'))?.zh).toBe('订单 N 已交给快递。');
  });

  test('for pick-up is told to be fetched, with where, and no carrier is named', async () => {
    const said = await left('pickup');
    expect(said?.zh).toBe(
      '订单 N 已备好，可以来取了：永城工厂，河南省永城市产业集聚区印刷产业园文印路 18 号。取货时请报订单号和收货手机号后 4 位。',
    );
    expect(said?.en).toMatch(/ready to be picked up at Yongcheng .+last 4 digits/);
    expect((await left('pickup', null))?.zh).toMatch(/可以来取了。/);
  });

  test('by the van or a haulier says so', async () => {
    expect((await left('van'))?.zh).toBe('订单 N 已由工厂送货车送出。');
    expect((await left('line'))?.zh).toBe('订单 N 已交给物流专线，到站后请去站点自提。');
  });
});

describe('a paid membership', () => {
  const member = async (days: number, level = 6) => {
    const { id } = await enter(server, {});
    const vip_until = instantOf(server.clock.now() + days * 24 * HOUR);
    await db
      .updateTable('customers')
      .set({ vip_level: level, vip_until })
      .where('id', '=', id)
      .execute();
    return { id, day: vip_until.slice(0, 10) };
  };
  const left = async (id: number) =>
    (await told(id)).map(({ said }) => (said as { readonly left: number }).left);

  test.each([
    [31, []],
    [30, [30]],
    [12, [12]],
    [7, [7]],
    [1, [1]],
    [0.01, [0]],
    [-1, []],
  ])('that ends in %s days is told of as %j days', async (days, expected) => {
    const { id } = await member(days);
    await tellVipExpiring(db, now());
    expect(await left(id)).toEqual(expected);
  });

  test('is told of at each stage once, by any number of servers', async () => {
    const { id, day } = await member(30);
    for (const hours of [0, 1, 22 * 24, 24, 7 * 24 - 2]) {
      server.clock.advance(hours * HOUR);
      await Promise.all([tellVipExpiring(db, now()), tellVipExpiring(db, now())]);
    }
    expect(await told(id)).toMatchObject(
      [30, 7, 0].map((days) => ({ kind: 'vipExpiring', said: { left: days, day } })),
    );
  });

  test('a level that was grown into has no end to tell of', async () => {
    const { id } = await member(7, 3);
    await tellVipExpiring(db, now());
    expect(await told(id)).toEqual([]);
  });
});
