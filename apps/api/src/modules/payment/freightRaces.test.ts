/** Another address that waits for its freight, while the order moves on, is cancelled or is wanted elsewhere: never half. */
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { closePayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { outcome } from '../../../test/harness.ts';
import { setRetry, transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, enter, FAR, freightTo, paid, rowOf, standAt } from '../order/order.testkit.ts';
import { lockOrder } from '../order/order.ts';
import { advance } from '../order/status.ts';
import { far, JOB, move, near, splitting } from '../orderDelivery/drops.testkit.ts';
import { expireWishes } from './expireWishes.ts';
import { shown, unchangedOf, waiting } from './freight.testkit.ts';
import { startRealChannels } from './realChannels.testkit.ts';

const { server, payAt, giveAllBack, sentBack, close } = await startRealChannels();
const { db, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
const { browser, id } = await enter(server, { balance: 100_000_000 });
afterAll(async () => {
  close();
  expect(await contradictions(db)).toEqual([]);
  const wrong = ['surprise', 'database unavailable'];
  expect(server.logs.filter(({ msg }) => wrong.includes(String(msg)))).toEqual([]);
});

/** The works take a step. */
const step = (orderSN: string, event: string) =>
  transaction(db, async (tx) => {
    const order = await lockOrder(tx, id, orderSN);
    return order && advance(tx, order, { event, actor: 'staff', at: instantOf(clock.now()) });
  });

describe('an order that goes too far', () => {
  test('drops what waits as its label is printed, says so, and sends back what comes', async () => {
    const { orderSN, paymentSN, difference, total } = await waiting(browser);
    await browser.send(startChannel, { paymentSN, channel: 'alipay' });
    const tell = payAt('alipay', paymentSN, difference);
    await standAt(db, orderSN, s.stored);
    await step(orderSN, 'LABEL');
    expect(await browser.send(getPayment, { paymentSN })).toMatchObject({ status: 'cancelled' });
    expect((await unchangedOf(db, id))[0]).toEqual(['addressKept', 'tooLate']);
    await tell();
    await giveAllBack();
    expect(Object.values(sentBack('alipay', paymentSN))).toEqual([difference]);
    expect((await unchangedOf(db, id))[0]).toEqual(['freightReturned', 'tooLate']);
    expect(await shown(browser, orderSN)).toMatchObject({ total, paid: total, wish: null });
  });

  test('drops a split with the work order, and one address only with the label', async () => {
    const split = await paid(browser, JOB);
    const input = await splitting(browser, split, [near(6), far(4)]);
    await browser.send(setMultipleDelivery, { ...input, payFrom: 'cashier' });
    const one = await waiting(browser);
    for (const { orderSN } of [split, one]) {
      await standAt(db, orderSN, s.allocated);
      await step(orderSN, 'OPEN_WORK_ORDER');
    }
    expect((await shown(browser, split.orderSN)).wish).toBeNull();
    expect((await shown(browser, one.orderSN)).wish).not.toBeNull();
  });
});

describe('at the same moment', () => {
  const rounds = Array.from({ length: server.kind === 'server' ? 6 : 1 }, (_, round) => [round]);
  /** What a change that was too late, or was replaced, is refused with. */
  const LATE: readonly unknown[] = ['done', errCode.wrongState, errCode.priceMoved];

  /** An order costs what was kept of it: all of the change, or nothing. */
  async function isWhole(orderSN: string, difference: number, total: number): Promise<boolean> {
    const row = await rowOf(db, orderSN);
    const kept = row.paid - row.refunded;
    const isThere = row.province === FAR.province;
    expect(row.total).toBe(isThere ? total + difference : total);
    expect(kept).toBe(row.status === s.cancelled ? 0 : row.total);
    return isThere;
  }

  test.each(rounds)(
    'paid and labelled: it goes there and is paid for, or neither (%i)',
    async () => {
      const { orderSN, paymentSN, difference, total } = await waiting(browser);
      await standAt(db, orderSN, s.stored);
      const [ended] = await Promise.all([
        outcome(browser.send(payByBalance, { paymentSN })),
        step(orderSN, 'LABEL'),
      ]);
      expect(LATE).toContain(ended);
      expect(await isWhole(orderSN, difference, total)).toBe(ended === 'done');
      expect((await rowOf(db, orderSN)).status).toBe(s.shipping);
    },
  );

  test.each(rounds)('paid by a channel and cancelled: every fen comes back (%i)', async () => {
    const before = await balanceOf(db, id);
    const { orderSN, paymentSN, difference, total } = await waiting(browser);
    await browser.send(startChannel, { paymentSN, channel: 'wechat' });
    const tell = payAt('wechat', paymentSN, difference);
    await Promise.all([tell(), browser.send(cancelOrder, { orderSN }), tell(), tell()]);
    await giveAllBack();
    await isWhole(orderSN, difference, total);
    expect(Object.values(sentBack('wechat', paymentSN))).toEqual([difference]);
    expect(await balanceOf(db, id)).toBe(before);
  });

  test.each(rounds)('paid and sent elsewhere from the balance: one comes first (%i)', async () => {
    const { orderSN, paymentSN } = await waiting(browser);
    const tibet = { ...FAR, province: '西藏自治区', city: '拉萨市' };
    const [pays, moves] = await Promise.all([
      outcome(browser.send(payByBalance, { paymentSN })),
      outcome(move(browser, orderSN, tibet)),
    ]);
    expect([LATE.includes(pays), LATE.includes(moves)]).toEqual([true, true]);
    const row = await rowOf(db, orderSN);
    expect(row.paid - row.refunded).toBe(row.total);
    expect([FAR.province, '西藏自治区']).toContain(row.province);
  });

  test.each(rounds)('paid twice, closed and expired: once or not at all (%i)', async () => {
    const { orderSN, paymentSN, difference, total } = await waiting(browser);
    await browser.send(startChannel, { paymentSN, channel: 'alipay' });
    const tell = payAt('alipay', paymentSN, difference);
    const { expiresAt } = await browser.send(getPayment, { paymentSN });
    await Promise.all([
      tell(),
      outcome(browser.send(payByBalance, { paymentSN })),
      outcome(browser.send(closePayment, { paymentSN })),
      expireWishes(db, expiresAt),
      tell(),
    ]);
    await giveAllBack();
    const isThere = await isWhole(orderSN, difference, total);
    const { status, paidBy } = await browser.send(getPayment, { paymentSN });
    expect(status === 'paid').toBe(isThere);
    const back = Object.values(sentBack('alipay', paymentSN));
    expect(back).toEqual(paidBy === 'alipay' ? [] : [difference]);
  });

  test.each(rounds)('the same wish by sixteen windows waits in one payment (%i)', async () => {
    const { orderSN } = await paid(browser);
    const expectedDifference = await freightTo(browser, orderSN, FAR.province);
    const input = { orderSN, receiver: FAR, expectedDifference, payFrom: 'cashier' as const };
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => browser.send(updateOrderDeliveryAddress, input)),
    );
    expect(new Set(answers.map(({ paymentSN }) => paymentSN)).size).toBe(1);
  });
});
