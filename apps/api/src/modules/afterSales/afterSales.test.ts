/** Asking for after-sales: who may and when, what is judged and offered, and what is done at once. */
import {
  createAfterSale,
  getAfterSale,
  getAfterSales,
  getClaimableOrders,
  judgeAfterSale,
  revokeAfterSale,
} from '@banxin/contract/calls/afterSales/ticket';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import {
  afterSalesAudit,
  afterSalesCause as c,
  afterSalesRecordStatus as r,
  refundMethod,
  afterSalesSolution as s,
  afterSalesStatus as t,
} from '@banxin/contract/enums/afterSales';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderFlag, orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { type Fen, fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import {
  balanceOf,
  CARDS,
  configurationOf,
  enter,
  paid,
  rowOf,
  standAt,
} from '../order/order.testkit.ts';
import { claim, FLYERS, photo, received, short } from './afterSales.testkit.ts';

const server = await createTestServer();
const { db, clock } = server;
const RICH = 100_000_000;
const DAY = 24 * 3_600_000;
const { browser, id } = await enter(server, { balance: RICH });

afterAll(async () => expect(await contradictions(db)).toEqual([]));

describe('what is judged', () => {
  test('3.0 % missing is within the tolerance, 3.1 % is offered what was paid for it', async () => {
    const order = await received(server, browser);
    const judged = (arrived: number) =>
      browser.send(judgeAfterSale, {
        orderSN: order.order_sn,
        lines: [{ style: 1, quantity: 1_000 }],
        cause: c.shortQuantity,
        measured: { received: arrived },
      });
    expect(await judged(970)).toMatchObject({ within: true, difference: 3, offer: null });
    const beyond = await judged(969);
    expect(beyond).toMatchObject({ within: false, difference: 3.1, liability: 'factory' });
    expect(beyond.offer).toMatchObject({ quantity: 31, solutions: [s.reprint, s.discount] });
    expect(beyond.offer?.amount).toBe(Math.floor((beyond.most * 31) / 1_000));
    expect(await judged(979)).toMatchObject({
      sentence: { message: '差 2.1 %，在 ±3 % 内' },
    });
    expect(await judged(1_100)).toMatchObject({ within: true });
  });

  test('cards may be cut 1 mm off, everything else 2 mm', async () => {
    const cards = await received(server, browser, CARDS);
    const flyers = await received(server, browser);
    const cut = async (orderSN: string, quantity: number, deviationMm: number) =>
      (
        await browser.send(judgeAfterSale, {
          orderSN,
          lines: [{ style: 1, quantity }],
          cause: c.cutting,
          measured: { deviationMm },
        })
      ).within;
    expect(await cut(cards.order_sn, 2, 1)).toBe(true);
    expect(await cut(cards.order_sn, 2, 1.1)).toBe(false);
    expect(await cut(flyers.order_sn, 1_000, 2)).toBe(true);
    expect(await cut(flyers.order_sn, 1_000, 2.1)).toBe(false);
  });

  test('who ordered wrongly is offered a reprint at 70 %, and pays for it', async () => {
    const order = await received(server, browser);
    const { offer, most, liability } = await browser.send(judgeAfterSale, {
      orderSN: order.order_sn,
      lines: [{ style: 1, quantity: 1_000 }],
      cause: c.wrongOrder,
    });
    expect(liability).toBe('customer');
    expect(offer).toMatchObject({ isPaid: true, solutions: [s.reprint] });
    expect(offer?.amount).toBe(Math.round(most * 0.7));
    const input = claim(order.order_sn, {
      ...{ cause: c.wrongOrder, solution: s.reprint, refundMethod: refundMethod.none },
      offerAmount: offer?.amount as Fen,
    });
    const { id: ticket } = await browser.send(createAfterSale, input);
    const { records, next } = await browser.send(getAfterSale, { id: ticket });
    const reprint = await rowOf(db, records[0]?.reprint?.orderSN ?? '');
    expect(reprint).toMatchObject({
      status: orderStatus.registered,
      total: offer?.amount,
      paid_at: null,
    });
    expect(next.by).toBe('customer');
  });

  test('causes that nobody measures wait for a person; number 7 is none', async () => {
    const order = await received(server, browser);
    const told = { orderSN: order.order_sn, lines: [{ style: 1, quantity: 10 }] };
    expect(await browser.send(judgeAfterSale, { ...told, cause: c.printing })).toMatchObject({
      within: null,
      offer: null,
    });
    const seven = browser.send(judgeAfterSale, { ...told, cause: 7 as 1 });
    expect(await outcome(seven)).toBe(errCode.invalidInput);
  });

  test.each([
    { lines: [{ style: 2, quantity: 1 }] },
    { lines: [{ style: 1, quantity: 1_001 }] },
    { lines: [{ style: 1, quantity: 1, drop: 1 }] },
    {
      lines: [
        { style: 1, quantity: 1 },
        { style: 1, quantity: 2 },
      ],
    },
    { lines: [] },
    { cause: c.shortQuantity },
    { cause: c.cutting },
    { description: '太短' },
    { phone: '123' },
    { refundMethod: refundMethod.none },
    { fileIds: ['nothing'] },
  ])('%j is refused at its field', async (wrong) => {
    const order = await received(server, browser);
    const refused = browser.send(createAfterSale, claim(order.order_sn, wrong as never));
    expect(await outcome(refused)).toBe(errCode.invalidInput);
  });
});

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

describe('an offer that is accepted', () => {
  /** Few pieces short: what is offered is below ¥500. */
  async function offered(more: Parameters<typeof short>[2] = {}) {
    const order = await received(server, browser);
    const input = short(order.order_sn, 900, { fileIds: [await photo(server, browser)], ...more });
    const { offer } = await browser.send(judgeAfterSale, {
      orderSN: order.order_sn,
      lines: input.lines,
      cause: c.shortQuantity,
      measured: { received: 900 },
    });
    return { order, input, amount: offer?.amount as Fen };
  }

  test('is refunded at once, told of, and never offered again', async () => {
    const before = await balanceOf(db, id);
    const { order, input, amount } = await offered();
    const asked = await browser.send(createAfterSale, { ...input, offerAmount: amount });
    expect(await balanceOf(db, id)).toBe(before - order.paid + amount);
    const detail = await browser.send(getAfterSale, asked);
    expect(detail).toMatchObject({
      status: t.completed,
      audit: afterSalesAudit.passed,
      refunded: amount,
      records: [{ status: r.done, amount, solution: s.discount }],
      steps: [{ state: 'done' }, { state: 'done' }, { state: 'done' }, { state: 'done' }],
      pictures: [{ name: '现场.jpg' }],
    });
    expect(await rowOf(db, order.order_sn)).toMatchObject({ refunded: amount });
    expect(await browser.send(getOrderRefunds, { orderId: order.id })).toMatchObject([
      { amount, channel: null },
    ]);
    const { items } = await browser.send(getSiteMessages, { pageSize: 10 });
    expect(items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['refunded', 'ticketMoved']),
    );
    const again = await browser.refused(createAfterSale, claim(order.order_sn));
    expect(again.message).toBe(`此款已有售后单 ${detail.ticketSN}`);
  });

  test('is reprinted at no cost by an order that goes to the works', async () => {
    const { order, input, amount } = await offered({
      solution: s.reprint,
      refundMethod: refundMethod.none,
    });
    const asked = await browser.send(createAfterSale, { ...input, offerAmount: amount });
    const { records, status } = await browser.send(getAfterSale, asked);
    expect(status).toBe(t.processing);
    const reprint = await rowOf(db, records[0]?.reprint?.orderSN ?? '');
    expect(reprint).toMatchObject({
      status: orderStatus.approvedOrdered,
      total: 0,
      flags: orderFlag.afterSalesOrder,
      product_id: order.product_id,
      configuration: { quantity: 100, styles: 1 },
    });
    expect((await rowOf(db, order.order_sn)).refunded).toBe(0);
  });

  test('waits for a person when it is above ¥500, and is refused when it moved or no photograph shows it', async () => {
    const big = await received(
      server,
      browser,
      configurationOf(201, { quantity: 50_000, styles: 1 }),
    );
    const told = {
      orderSN: big.order_sn,
      lines: [{ style: 1, quantity: 50_000 }],
      cause: c.shortQuantity,
      measured: { received: 5_000 },
    };
    const { offer } = await browser.send(judgeAfterSale, told);
    expect(offer?.isAtOnce).toBe(false);
    const input = short(big.order_sn, 5_000, { lines: told.lines, offerAmount: offer?.amount });
    const bare = await browser.refused(createAfterSale, input);
    expect(bare.errCode).toBe(errCode.invalidInput);
    const shown = { ...input, fileIds: [await photo(server, browser)] };
    const moved = await browser.refused(createAfterSale, { ...shown, offerAmount: fen(1) });
    expect(moved).toMatchObject({ errCode: errCode.priceMoved, data: { offer } });
    const asked = await browser.send(createAfterSale, shown);
    expect(await browser.send(getAfterSale, asked)).toMatchObject({
      status: t.submitted,
      audit: afterSalesAudit.pending,
    });
  });

  test.each([
    [refundMethod.accountBalance, '账户余额', t.completed],
    [refundMethod.cashRedPacket, '现金红包', t.completed],
    [refundMethod.bankTransfer, '银行转账', t.processing],
  ] as const)('goes by way %d (%s) when that is asked for', async (method, _, status) => {
    const { input, amount } = await offered({ refundMethod: method });
    const asked = await browser.send(createAfterSale, { ...input, offerAmount: amount });
    expect(await browser.send(getAfterSale, asked)).toMatchObject({ status });
  });

  test('comes to nothing more than was paid: a coupon is not paid in cash', async () => {
    const order = await received(server, browser);
    await db
      .updateTable('orders')
      .set({ paid: 1_000 })
      .where('order_sn', '=', order.order_sn)
      .execute();
    const { most } = await browser.send(judgeAfterSale, {
      orderSN: order.order_sn,
      lines: [{ style: 1, quantity: 1_000 }],
      cause: c.printing,
    });
    expect(most).toBeLessThanOrEqual(1_000);
    await db
      .updateTable('orders')
      .set({ paid: order.paid })
      .where('order_sn', '=', order.order_sn)
      .execute();
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
