/** Money by Alipay, WeChat Pay and the bank: it pays once, whatever comes how often and in which order, or goes back. */

import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { closePayment, pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { createPayment, getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { ChannelFailedError, type Notice, type PayChannel } from '../../ports/payChannel.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { expireUnpaid } from '../order/expire.ts';
import { balanceOf, confirmed, enter, rowOf } from '../order/order.testkit.ts';
import { takeReceipt } from './arrival.ts';
import { askChannels } from './asking.ts';
import { BALANCE, localChannels } from './localChannels.testkit.ts';
import { tradeOf } from './realChannels.testkit.ts';

const server = await createTestServer();
const { db, services, clock } = server;
const isServer = server.kind === 'server';
const { alipay, wechat, waiting, paidAt, hear, now, askAll, giveAllBack, returnsOf } =
  localChannels(server);
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });

afterAll(async () => {
  expect(await contradictions(db)).toEqual([]);
  expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
});

describe('beginning', () => {
  test('each channel says how: a page, a code, an account with the remark', async () => {
    const { begin, paymentSN } = await waiting();
    expect(await begin('alipay')).toMatchObject({
      url: `/dev/pay/alipay/${paymentSN}A`,
      codeUrl: null,
      transfer: null,
    });
    expect((await begin('wechat')).codeUrl).toContain(`${paymentSN}W`);
    expect((await begin('bank')).transfer).toMatchObject({ remark: `${paymentSN}B` });
  });

  test('twice is one trade; the cashier knows which channel was begun last', async () => {
    const { begin, browser, paymentSN, id } = await waiting();
    await begin('alipay');
    await begin('wechat');
    clock.advance(1_000);
    await begin('alipay');
    const trades = await db
      .selectFrom('payment_trades')
      .select('channel')
      .where('customer_id', '=', id)
      .execute();
    expect(trades).toHaveLength(2);
    expect(await browser.send(getPayment, { paymentSN })).toMatchObject({
      begun: 'alipay',
      channels: [
        { channel: 'alipay', closed: null },
        { channel: 'wechat', closed: null },
        { channel: 'bank', closed: null },
      ],
    });
  });

  test('is refused for a payment that is paid, over, expired or somebody else’s', async () => {
    const paid = await waiting();
    await paid.browser.send(payByBalance, { paymentSN: paid.paymentSN });
    expect(await outcome(paid.begin('alipay'))).toBe(errCode.paidAlready);
    const over = await waiting();
    await over.browser.send(cancelOrder, { orderSN: over.orderSN });
    expect(await outcome(over.begin('alipay'))).toBe(errCode.wrongState);
    const { paymentSN } = await waiting();
    const input = { paymentSN, channel: 'alipay' } as const;
    expect(await outcome(paid.browser.send(startChannel, input))).toBe(errCode.notFound);
    expect(await outcome(paid.browser.send(pollPayment, { paymentSN }))).toBe(errCode.notFound);
    expect(await outcome(paid.browser.send(closePayment, { paymentSN }))).toBe(errCode.notFound);
  });

  test('a price that moved since the payment was opened is not taken', async () => {
    const { begin, id, orderId } = await waiting();
    const [order] = await db
      .selectFrom('orders')
      .select('total')
      .where('customer_id', '=', id)
      .execute();
    const set = (total: number) =>
      db.updateTable('orders').set({ total }).where('customer_id', '=', id).execute();
    await set((order?.total ?? 0) + 100);
    expect(await outcome(begin('alipay'))).toBe(errCode.priceMoved);
    await set(order?.total ?? 0);
    expect(orderId).toBeGreaterThan(0);
  });

  test('a channel that is down, too small or not there is shut, and the cashier says so', async () => {
    const down: PayChannel = {
      ...alipay,
      start: () => Promise.reject(new ChannelFailedError('down')),
    };
    const small: PayChannel = { ...wechat, max: 1 };
    const other = await createTestServer({
      ports: { channels: { alipay: down, wechat: small, bank: null } },
    });
    const { browser } = await enter(other, {});
    const { paymentSN } = await confirmed(browser);
    const begin = (channel: PayChannelName) =>
      outcome(browser.send(startChannel, { paymentSN, channel }));
    expect(await begin('alipay')).toBe(errCode.channelShut);
    expect(await begin('wechat')).toBe(errCode.channelLimit);
    expect(await begin('bank')).toBe(errCode.channelShut);
    expect((await browser.send(getPayment, { paymentSN })).channels).toMatchObject([
      { channel: 'alipay', closed: null },
      { channel: 'wechat', closed: { message: '超过微信支付单笔限额 ¥0.01，请换一种付款方式' } },
    ]);
  });
});

describe('money that comes', () => {
  test('pays the payment and all of its orders; the balance stays as it is', async () => {
    const { begin, standing, browser, paymentSN, orderSN, total, id } = await waiting();
    await begin('wechat');
    expect(await standing()).toBe('pending');
    expect(await hear('wechat', paidAt('wechat', paymentSN))).toBe('success');
    expect(await standing()).toBe('paid');
    expect(await rowOf(db, orderSN)).toMatchObject({ status: orderStatus.ordered, paid: total });
    expect(await browser.send(getPayment, { paymentSN })).toMatchObject({
      paidBy: 'wechat',
      begun: null,
    });
    expect(await balanceOf(db, id)).toBe(BALANCE);
    const booked = await db
      .selectFrom('ledger')
      .select(['account', 'amount'])
      .where('customer_id', '=', id)
      .where('reference', '=', paymentSN)
      .orderBy('amount')
      .execute();
    expect(booked).toEqual([
      { account: 'cash', amount: -total },
      { account: 'sales', amount: total },
    ]);
  });

  test('pays several orders at once', async () => {
    const { browser, orderSN } = await waiting();
    const second = await confirmed(browser);
    const orderSNs = [orderSN, second.orderSN];
    const { paymentSN } = await browser.send(createPayment, { orderSNs });
    await browser.send(startChannel, { paymentSN, channel: 'alipay' });
    await hear('alipay', paidAt('alipay', paymentSN));
    for (const sn of orderSNs) expect((await rowOf(db, sn)).status).toBe(orderStatus.ordered);
  });

  test('told ten times, at once, is booked once', async () => {
    for (let round = 0; round < (isServer ? 10 : 1); round += 1) {
      const { begin, standing, paymentSN, id } = await waiting();
      await begin('alipay');
      const notice = paidAt('alipay', paymentSN);
      const answers = await Promise.all(Array.from({ length: 10 }, () => hear('alipay', notice)));
      expect(new Set(answers)).toEqual(new Set(['success']));
      expect(await standing()).toBe('paid');
      expect(await returnsOf(id)).toEqual([]);
    }
  });

  test.each([
    ['a wrong sum', { amount: 1 }, 'otherSum'],
    ['an unknown trade', { tradeSN: '9000000000000000A' }, 'noSuchTrade'],
    ['a time before its payment', { paidAt: '2026-11-01T09:00:00.000+08:00' }, 'tooEarly'],
  ])('with %s is not believed; log and people hear of it', async (_, wrong, why) => {
    const { begin, standing, paymentSN, total } = await waiting();
    await begin('alipay');
    const receipt = {
      tradeSN: tradeOf(paymentSN, 'alipay'),
      channelNo: `wrong-${paymentSN}`,
      amount: total,
      paidAt: now(),
      ...wrong,
    };
    expect(await takeReceipt(services, 'alipay', receipt, now())).toBe('refused');
    expect(await standing()).toBe('pending');
    expect(server.logs.findLast(({ channel }) => channel === 'alipay')).toMatchObject({
      msg: 'money not booked',
      level: 50,
    });
    const kept = db
      .selectFrom('unplaced_money')
      .selectAll()
      .where('channel_no', '=', receipt.channelNo);
    // Told again it is counted, not kept twice.
    await takeReceipt(services, 'alipay', receipt, now());
    expect(await kept.execute()).toMatchObject([
      { channel: 'alipay', trade_sn: receipt.tradeSN, amount: receipt.amount, why, times: 2 },
    ]);
    // A trade is known to its own channel alone.
    const right = {
      ...receipt,
      tradeSN: tradeOf(paymentSN, 'alipay'),
      amount: total,
      paidAt: now(),
    };
    expect(await takeReceipt(services, 'wechat', right, now())).toBe('refused');
  });

  test('that nobody signed is not heard', async () => {
    const { begin, standing, paymentSN } = await waiting();
    await begin('alipay');
    const { body } = paidAt('alipay', paymentSN);
    const forged: Notice = { body, header: () => Buffer.alloc(32).toString('base64') };
    expect(await hear('alipay', forged)).toBe('failure');
    expect(await standing()).toBe('pending');
  });

  test('a second time for the same payment goes back, by the same channel', async () => {
    const { begin, paymentSN, id, total } = await waiting();
    await begin('alipay');
    await hear('alipay', paidAt('alipay', paymentSN));
    await hear('alipay', paidAt('alipay', paymentSN));
    expect(await returnsOf(id)).toMatchObject([{ amount: total, order_id: null }]);
    await giveAllBack();
    expect(await returnsOf(id)).toMatchObject([{ status: 'done', tries: 1 }]);
  });

  test.each([
    'closed by the customer',
    'expired',
    'paid from the balance',
    'of a cancelled order',
  ] as const)('for a payment %s goes back, and the customer is told', async (how) => {
    const { begin, browser, paymentSN, orderSN, id, total, payment } = await waiting();
    await begin('wechat');
    const notice = paidAt('wechat', paymentSN);
    if (how === 'closed by the customer') await browser.send(closePayment, { paymentSN });
    if (how === 'paid from the balance') await browser.send(payByBalance, { paymentSN });
    if (how === 'of a cancelled order') await browser.send(cancelOrder, { orderSN });
    if (how === 'expired') {
      await expireUnpaid(db, instantOf(Date.parse(payment?.expiresAt ?? '')));
    }
    const before = await rowOf(db, orderSN);
    expect(await hear('wechat', notice)).toBe('success');
    expect(await rowOf(db, orderSN)).toEqual(before);
    const { items } = await browser.send(getSiteMessages, { group: 'money' });
    expect(items.filter(({ kind }) => kind === 'moneyReturned')).toHaveLength(1);
    await giveAllBack();
    expect(await returnsOf(id)).toMatchObject([{ amount: total, status: 'done' }]);
  });
});

describe('at once', () => {
  test('by two channels: one pays, the other goes back', async () => {
    for (let round = 0; round < (isServer ? 20 : 2); round += 1) {
      const { begin, paymentSN, id, standing } = await waiting();
      await begin('alipay');
      await begin('wechat');
      const notices = (['alipay', 'wechat'] as const).map(
        (channel) => [channel, paidAt(channel, paymentSN)] as const,
      );
      await Promise.all(
        notices.flatMap(([channel, notice]) => [hear(channel, notice), hear(channel, notice)]),
      );
      expect(await standing()).toBe('paid');
      expect(await returnsOf(id)).toHaveLength(1);
    }
  }, 60_000);

  test.each(['cancelling', 'the balance', 'closing', 'expiring'] as const)(
    'with %s: as one after the other',
    async (rival) => {
      for (let round = 0; round < (isServer ? 20 : 2); round += 1) {
        const { begin, browser, paymentSN, orderSN, total, id, payment } = await waiting();
        await begin('alipay');
        const notice = paidAt('alipay', paymentSN);
        const other = {
          cancelling: () => outcome(browser.send(cancelOrder, { orderSN })),
          'the balance': () => outcome(browser.send(payByBalance, { paymentSN })),
          closing: () => outcome(browser.send(closePayment, { paymentSN })),
          expiring: () => expireUnpaid(db, instantOf(Date.parse(payment?.expiresAt ?? ''))),
        }[rival];
        await Promise.all([hear('alipay', notice), other()]);
        const order = await rowOf(db, orderSN);
        const back = (await returnsOf(id)).reduce((sum, { amount }) => sum + amount, 0);
        const spent = BALANCE - (await balanceOf(db, id));
        // What came in is what the order keeps and what goes back.
        expect(total + spent).toBe(order.paid - order.refunded + back);
        expect([0, total]).toContain(order.paid - order.refunded);
      }
      expect(await contradictions(db)).toEqual([]);
    },
    60_000,
  );
});

describe('a message that does not come', () => {
  test('is made up for by asking: after 30 s, 2 min, 10 min, then hourly for a day', async () => {
    const { begin, id } = await waiting();
    await begin('alipay');
    const checks = async () =>
      (
        await db
          .selectFrom('payment_trades')
          .select('checks')
          .where('customer_id', '=', id)
          .executeTakeFirstOrThrow()
      ).checks;
    const pauses: number[] = [];
    for (let count = 1; count <= 6; count += 1) {
      let seconds = 0;
      while ((await checks()) < count) {
        clock.advance(10_000);
        seconds += 10;
        await askAll();
      }
      pauses.push(seconds);
    }
    expect(pauses).toEqual([30, 120, 600, 3_600, 3_600, 3_600]);
  }, 60_000);

  test('finds the money', async () => {
    const { begin, standing, paymentSN } = await waiting();
    await begin('wechat');
    paidAt('wechat', paymentSN);
    await askAll();
    expect(await standing()).toBe('pending');
    clock.advance(30_000);
    await askAll();
    expect(await standing()).toBe('paid');
  });

  test('of a channel that is down is asked for again', async () => {
    const { begin, standing, paymentSN } = await waiting();
    await begin('alipay');
    paidAt('alipay', paymentSN);
    clock.advance(30_000);
    const down = { ...alipay, query: () => Promise.reject(new ChannelFailedError('down')) };
    await askChannels({
      ...services,
      ports: { ...services.ports, channels: { alipay: down, wechat, bank: null } },
    });
    expect(await standing()).toBe('pending');
    clock.advance(120_000);
    await askAll();
    expect(await standing()).toBe('paid');
  });
});

describe('closing', () => {
  test('leaves the orders to be paid anew and ends what was begun', async () => {
    const { begin, browser, paymentSN, orderSN } = await waiting();
    await begin('alipay');
    expect(await browser.send(closePayment, { paymentSN })).toEqual({ status: 'cancelled' });
    expect(await browser.send(closePayment, { paymentSN })).toEqual({ status: 'cancelled' });
    await askAll();
    expect(await alipay.query(tradeOf(paymentSN, 'alipay'))).toEqual({ kind: 'closed' });
    const next = await browser.send(createPayment, { orderSNs: [orderSN] });
    expect(next).toMatchObject({ status: 'pending', begun: null });
    expect(next.paymentSN).not.toBe(paymentSN);
  });

  test('of a paid one is refused', async () => {
    const { browser, paymentSN } = await waiting();
    await browser.send(payByBalance, { paymentSN });
    expect(await outcome(browser.send(closePayment, { paymentSN }))).toBe(errCode.paidAlready);
  });

  test('what was paid by one channel is closed at the other', async () => {
    const { begin, paymentSN } = await waiting();
    await begin('alipay');
    await begin('wechat');
    await hear('alipay', paidAt('alipay', paymentSN));
    await askAll();
    expect(wechat.pay(tradeOf(paymentSN, 'wechat'))).toBeNull();
  });
});
