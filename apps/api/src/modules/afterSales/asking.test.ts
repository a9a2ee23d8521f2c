/** Who may ask for after-sales and when: the days of each cause, roles, one ticket for a style. */
import {
  createAfterSale,
  getAfterSale,
  getAfterSales,
  getClaimableOrders,
  judgeAfterSale,
  revokeAfterSale,
} from '@banxin/contract/calls/afterSales/ticket';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { createVipOrder } from '@banxin/contract/calls/order/vipOrder';
import { afterSalesCause as c } from '@banxin/contract/enums/afterSales';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderFlag, orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid, standAt } from '../order/order.testkit.ts';
import { claim, FLYERS, received, short } from './afterSales.testkit.ts';

const server = await createTestServer();
const { db, clock } = server;
const RICH = 100_000_000;
const DAY = 24 * 3_600_000;
const { browser, id } = await enter(server, { balance: RICH });

afterAll(async () => expect(await contradictions(db)).toEqual([]));

describe('when', () => {
  test('from the shipping on, until 15 days after the receipt end, 30 for members, 3 for what shows at once', async () => {
    const member = await enter(server, { balance: RICH, vipLevel: 6 });
    const last = async (buyer: typeof member, cause: number) => {
      const order = await received(server, buyer.browser);
      const { lastDay } = await buyer.browser.send(judgeAfterSale, {
        orderSN: order.order_sn,
        lines: [{ style: 1, quantity: 1 }],
        cause: cause as 1,
        measured: { received: 0 },
      });
      return lastDay;
    };
    const plain = { browser, id, name: '' };
    expect(await last(plain, c.printing)).toBe('2026-12-05');
    expect(await last(member, c.printing)).toBe('2026-12-20');
    expect(await last(member, c.shipping)).toBe('2026-11-23');
    expect(await last(plain, c.shortQuantity)).toBe('2026-11-23');
  });

  test('the last day counts until its end', async () => {
    const order = await received(server, browser);
    const late = short(order.order_sn, 500);
    const judged = () =>
      outcome(
        browser.send(judgeAfterSale, {
          orderSN: order.order_sn,
          lines: late.lines,
          cause: c.shortQuantity,
          measured: { received: 500 },
        }),
      );
    clock.advance(3 * DAY + 14.9 * 3_600_000);
    expect(await judged()).toBe('done');
    clock.advance(3_600_000);
    expect(await judged()).toBe(errCode.wrongState);
    const offered = await browser.send(getClaimableOrders, { keyword: order.order_sn });
    expect(offered.items).toMatchObject([{ allowed: true, lastDay: '2026-12-05' }]);
    clock.advance(12 * DAY);
    const over = await browser.send(getClaimableOrders, { keyword: order.order_sn });
    expect(over.items).toMatchObject([
      { allowed: false, reason: { message: '已过申请期（12 月 5 日 止）' } },
    ]);
    const { actions } = await browser.send(getOrderDetail, { ordersn: order.order_sn });
    expect(actions.find(({ event }) => event === 'afterSales')).toMatchObject({ allowed: false });
    clock.advance(-(15 * DAY + 15.9 * 3_600_000));
  });

  test('not before it has shipped, nor where the order says never', async () => {
    const { orderSN } = await paid(browser, { configuration: FLYERS });
    expect(await outcome(browser.send(createAfterSale, claim(orderSN)))).toBe(errCode.wrongState);
    await standAt(db, orderSN, orderStatus.shipped);
    expect((await browser.send(getOrderDetail, { ordersn: orderSN })).actions).toContainEqual({
      event: 'afterSales',
      allowed: true,
      reason: null,
    });
    await db
      .updateTable('orders')
      .set({ flags: orderFlag.noAfterSales })
      .where('order_sn', '=', orderSN)
      .execute();
    const refused = await browser.refused(createAfterSale, claim(orderSN));
    expect(refused.message).toBe('此订单不支持售后');
  });

  test('a membership has no goods: no ticket is taken for one, and none is offered', async () => {
    await browser.send(createVipOrder, { vipLevel: 6, years: 1 });
    const { order_sn } = await db
      .selectFrom('vip_purchases as v')
      .innerJoin('orders as o', (join) =>
        join.onRef('o.customer_id', '=', 'v.customer_id').onRef('o.id', '=', 'v.order_id'),
      )
      .select('o.order_sn')
      .where('v.customer_id', '=', id)
      .executeTakeFirstOrThrow();
    const asked = browser.send(createAfterSale, claim(order_sn));
    expect(await outcome(asked)).toBe(errCode.notFound);
    const offered = await browser.send(getClaimableOrders, { keyword: order_sn });
    expect(offered.items).toEqual([]);
  });

  test('after-sales and service ask, ordering and strangers do not', async () => {
    const order = await received(server, browser);
    const as = (roles: number) => enter(server, { parent: { id, name: '' }, roles });
    const ordering = await as(subAccountRole.ordering);
    const denied = ordering.browser.send(createAfterSale, claim(order.order_sn));
    expect(await outcome(denied)).toBe(errCode.forbidden);
    const stranger = await enter(server);
    const foreign = stranger.browser.send(createAfterSale, claim(order.order_sn));
    expect(await outcome(foreign)).toBe(errCode.notFound);
    const service = await as(subAccountRole.customerService);
    const asked = await service.browser.send(createAfterSale, claim(order.order_sn));
    expect(await browser.send(getAfterSale, asked)).toMatchObject({ ticketSN: expect.any(String) });
    expect(await outcome(stranger.browser.send(getAfterSale, asked))).toBe(errCode.notFound);
  });
});

test('a ticket taken back leaves the style free, and is listed among the closed ones', async () => {
  const order = await received(server, browser);
  const first = await browser.send(createAfterSale, claim(order.order_sn));
  await browser.send(revokeAfterSale, first);
  await browser.send(revokeAfterSale, first);
  const second = await browser.send(createAfterSale, claim(order.order_sn));
  const of = async (tab: 'pending' | 'closed') =>
    (await browser.send(getAfterSales, { tab, keyword: order.order_sn })).items.map(
      (item) => item.id,
    );
  expect(await of('pending')).toEqual([second.id]);
  expect(await of('closed')).toEqual([first.id]);
  const { counts } = await browser.send(getAfterSales, {});
  expect(counts.closed).toBeGreaterThan(0);
});

describe('at once', () => {
  test('of eight that ask for one style one has a ticket', async () => {
    const order = await received(server, browser);
    const all = await Promise.all(
      Array.from({ length: 8 }, () =>
        outcome(browser.send(createAfterSale, claim(order.order_sn))),
      ),
    );
    expect(all.filter((one) => one === 'done')).toHaveLength(1);
    expect(new Set(all)).toEqual(new Set(['done', errCode.wrongState]));
  });
});
