/** An offer that is accepted: money or a reprint at once, never more than was paid. */
import {
  createAfterSale,
  getAfterSale,
  judgeAfterSale,
} from '@banxin/contract/calls/afterSales/ticket';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import {
  afterSalesAudit,
  afterSalesCause as c,
  afterSalesRecordStatus as r,
  refundMethod,
  afterSalesSolution as s,
  afterSalesStatus as t,
} from '@banxin/contract/enums/afterSales';
import { orderFlag, orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { type Fen, fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, configurationOf, enter, rowOf } from '../order/order.testkit.ts';
import { claim, photo, received, short } from './afterSales.testkit.ts';

const server = await createTestServer();
const { db } = server;
const RICH = 100_000_000;
const { browser, id } = await enter(server, { balance: RICH });

afterAll(async () => expect(await contradictions(db)).toEqual([]));

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
