/**
 * Payments of everything that is paid for, by every way at once, and what goes back of them by parts: through the
 * channels' real drivers, each against a fake with keys of its own.
 */
import { cancelWithdrawal, withdraw } from '@banxin/contract/calls/customer/withdrawal';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { closePayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { createPayment, getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import { CallError } from '@banxin/contract/client';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { couponStatus } from '@banxin/contract/enums/coupon';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import type { Fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { instantOf, msOf, nowOf } from '../../ports/clock.ts';
import { yuanText } from '../../ports/payChannel.ts';
import { addCoupon } from '../coupon/coupon.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { expireUnpaid } from '../order/expire.ts';
import {
  balanceOf,
  configurationOf,
  confirmation,
  confirmed,
  enter,
  FAR,
  freightTo,
  giveAsset,
  paid,
  place,
  RECEIVER,
  rowOf,
} from '../order/order.testkit.ts';
import { move } from '../orderDelivery/drops.testkit.ts';
import { sendWithdrawal } from '../withdrawal/desk.ts';
import { withdrawalCode } from '../withdrawal/withdrawal.testkit.ts';
import { type Notifying, startRealChannels, tradeOf } from './realChannels.testkit.ts';
import { receiveTransfer } from './transfers.ts';

const { server, payAt, giveAllBack, sentBack, close } = await startRealChannels();
const { db, services } = server;
const isServer = server.kind === 'server';
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => {
  close();
  expect(await contradictions(db)).toEqual([]);
  const wrong = ['surprise', 'database unavailable'];
  expect(server.logs.filter(({ msg }) => wrong.includes(String(msg)))).toEqual([]);
});

const BALANCE = 10_000_000;

/** A customer with red packets and a coupon. */
async function rich() {
  const person = await enter(server, { balance: BALANCE });
  await giveAsset(db, person.id, assetKind.cashRedPacket, 5_000);
  const couponId = await addCoupon(db, person.id, { amount: 700 });
  return { ...person, couponId };
}

/** An order that takes off red packets and perhaps a coupon, waiting for its payment. */
async function takingOff(browser: Browser, redPacketSum: number, couponId?: number) {
  const { orderSN } = await place(browser, { configuration: configurationOf(201) });
  const choice = { redPacketSum, ...(couponId !== undefined && { couponId }) };
  const answer = await browser.send(confirmOrder, await confirmation(browser, orderSN, choice));
  return { ...answer, paymentSN: answer.payment?.paymentSN ?? '' };
}

const redPacketOf = async (id: number) =>
  (
    await db
      .selectFrom('accounts')
      .select('red_packet')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow()
  ).red_packet;

const couponStatusOf = async (id: number) =>
  (await db.selectFrom('coupons').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

/** Pays a payment through a channel, to its end. */
async function payThrough(browser: Browser, channel: Notifying, paymentSN: string) {
  await browser.send(startChannel, { paymentSN, channel });
  const { amount } = await browser.send(getPayment, { paymentSN });
  await payAt(channel, paymentSN, amount)();
}

describe.each(['alipay', 'wechat'] as const)('an order with red packets and %s', (channel) => {
  test('the channel takes what is left to pay; cancelled, each goes back the way it came', async () => {
    const { browser, id, couponId } = await rich();
    const { orderSN, paymentSN, total } = await takingOff(browser, 1_200, couponId);
    expect(await redPacketOf(id)).toBe(3_800);
    await payThrough(browser, channel, paymentSN);
    expect(await rowOf(db, orderSN)).toMatchObject({ status: orderStatus.ordered, paid: total });
    expect(await couponStatusOf(couponId)).toBe(couponStatus.used);
    expect(await balanceOf(db, id)).toBe(BALANCE);
    await browser.send(cancelOrder, { orderSN });
    await giveAllBack();
    expect(Object.values(sentBack(channel, paymentSN))).toEqual([total]);
    expect(await redPacketOf(id)).toBe(5_000);
    expect(await balanceOf(db, id)).toBe(BALANCE);
    expect(await couponStatusOf(couponId)).toBe(couponStatus.available);
  });

  test('money that comes after the order has expired goes back; the red packets came back before', async () => {
    const { browser, id } = await rich();
    const { orderSN, paymentSN, total, payment } = await takingOff(browser, 1_200);
    await browser.send(startChannel, { paymentSN, channel });
    const tell = payAt(channel, paymentSN, total);
    await expireUnpaid(db, instantOf(msOf(payment?.expiresAt ?? '')));
    expect(await redPacketOf(id)).toBe(5_000);
    await tell();
    await giveAllBack();
    expect(await rowOf(db, orderSN)).toMatchObject({ status: orderStatus.cancelled, paid: 0 });
    expect(Object.values(sentBack(channel, paymentSN))).toEqual([total]);
    expect(await redPacketOf(id)).toBe(5_000);
  });
});

describe.each(['alipay', 'wechat'] as const)('what %s took goes back by parts', (channel) => {
  test('a part when the freight is less, the rest when it is cancelled; what the balance paid goes there', async () => {
    const { browser, id } = await enter(server, { balance: BALANCE });
    const { orderSN, paymentSN, total } = await confirmed(browser, {}, { receiver: FAR });
    await payThrough(browser, channel, paymentSN);
    const less = -(await move(browser, orderSN, RECEIVER)).difference;
    expect(less).toBeGreaterThan(0);
    await giveAllBack();
    expect(Object.values(sentBack(channel, paymentSN))).toEqual([less]);
    // Further away again is paid from the balance, and goes back there first.
    await move(browser, orderSN, FAR);
    expect(await balanceOf(db, id)).toBe(BALANCE - less);
    await move(browser, orderSN, RECEIVER);
    expect(await balanceOf(db, id)).toBe(BALANCE);
    await giveAllBack();
    expect(Object.values(sentBack(channel, paymentSN))).toEqual([less]);
    await browser.send(cancelOrder, { orderSN });
    await giveAllBack();
    expect(Object.values(sentBack(channel, paymentSN))).toEqual([less, total - less]);
    expect((await browser.send(getPayment, { paymentSN })).status).toBe('refunded');
    expect(await balanceOf(db, id)).toBe(BALANCE);
  });

  test('one order of three, then another and a freight: never more than was paid for each', async () => {
    const { browser } = await enter(server, { balance: BALANCE });
    const orders = [
      await confirmed(browser),
      await confirmed(browser),
      await confirmed(browser, {}, { receiver: FAR }),
    ];
    const orderSNs = orders.map(({ orderSN }) => orderSN);
    const [a, b, c] = orders;
    if (!a || !b || !c) throw new Error('Three orders were placed');
    const { paymentSN } = await browser.send(createPayment, { orderSNs });
    await payThrough(browser, channel, paymentSN);
    await browser.send(cancelOrder, { orderSN: a.orderSN });
    const less = -(await move(browser, c.orderSN, RECEIVER)).difference;
    await browser.send(cancelOrder, { orderSN: b.orderSN });
    await giveAllBack();
    expect(Object.values(sentBack(channel, paymentSN)).toSorted()).toEqual(
      [a.total, b.total, less].toSorted(),
    );
    expect((await browser.send(getPayment, { paymentSN })).status).toBe('partRefunded');
    await browser.send(cancelOrder, { orderSN: c.orderSN });
    await giveAllBack();
    const back = Object.values(sentBack(channel, paymentSN)).reduce((sum, one) => sum + one, 0);
    expect(back).toBe(a.total + b.total + c.total);
    expect((await browser.send(getPayment, { paymentSN })).status).toBe('refunded');
  });
});

describe('nobody waits in a circle', () => {
  const rounds = isServer ? 20 : 1;

  test.each(['paying', 'cancelling'] as const)(
    '%s an order that holds a coupon while another asks for it and for red packets',
    async (wish) => {
      const { browser, couponId, id } = await rich();
      for (let round = 0; round < rounds; round += 1) {
        const holder = await takingOff(browser, 100, couponId);
        const { paymentSN, orderSN } = holder;
        if (wish === 'cancelling') await browser.send(payByBalance, { paymentSN });
        const other = await place(browser, { configuration: configurationOf(201) });
        const choice = { couponId, redPacketSum: 100 };
        const input = await confirmation(browser, other.orderSN, choice);
        const act =
          wish === 'paying'
            ? () => browser.send(payByBalance, { paymentSN })
            : () => browser.send(cancelOrder, { orderSN });
        // The price was asked while the coupon was held: as it comes back the price has moved.
        const [, asked] = await Promise.all([act(), outcome(browser.send(confirmOrder, input))]);
        expect(['done', errCode.priceMoved]).toContain(asked);
        for (const sn of [orderSN, other.orderSN]) await browser.send(cancelOrder, { orderSN: sn });
        expect(await redPacketOf(id)).toBe(5_000);
      }
    },
  );

  test('choosing a and b, and c and d, while a waits with d and b with c', async () => {
    const { browser } = await enter(server, { balance: BALANCE });
    const orders = await Promise.all(Array.from({ length: 4 }, () => confirmed(browser)));
    const [a = '', b = '', c = '', d = ''] = orders.map(({ orderSN }) => orderSN);
    const choose = (...orderSNs: string[]) => browser.send(createPayment, { orderSNs });
    for (let round = 0; round < rounds; round += 1) {
      await choose(a, d);
      await choose(b, c);
      await Promise.all([choose(a, b), choose(c, d)]);
    }
  });
});

describe('64 payments at once', () => {
  /** Refusals of whoever comes second. */
  const LATE: readonly unknown[] = [
    errCode.wrongState,
    errCode.paidAlready,
    errCode.priceMoved,
    errCode.notFound,
  ];

  const WAYS = ['balance', 'alipay', 'wechat', 'bank'] as const;

  /** Opens a payment of these orders and pays it. */
  async function payFor(
    browser: Browser,
    orderSNs: readonly string[],
    way: (typeof WAYS)[number],
  ): Promise<void> {
    const { paymentSN, amount } = await browser.send(createPayment, { orderSNs: [...orderSNs] });
    await payOne(browser, paymentSN, amount, way);
  }

  /** Pays it one way; the channels tell it three times. */
  async function payOne(
    browser: Browser,
    paymentSN: string,
    amount: number,
    way: (typeof WAYS)[number],
  ): Promise<void> {
    if (way === 'balance') {
      await browser.send(payByBalance, { paymentSN });
      return;
    }
    await browser.send(startChannel, { paymentSN, channel: way });
    const transfer = { remark: tradeOf(paymentSN, 'bank'), yuan: yuanText(amount) };
    const now = () => instantOf(server.clock.now());
    const tell =
      way === 'bank'
        ? () => receiveTransfer(services, { ...transfer, number: paymentSN }, now())
        : payAt(way, paymentSN, amount);
    await Promise.all([tell(), tell(), tell()]);
  }

  const rowsOf = (id: number) =>
    db.selectFrom('orders').selectAll().where('customer_id', '=', id).execute();

  /** Fills the account by a channel, which tells it three times. */
  const fill = async (browser: Browser, amount: number, channel: Notifying): Promise<void> => {
    const { paymentSN } = await browser.send(createTopUp, {
      amount: amount as Fen,
      method: channel,
    });
    await browser.send(startChannel, { paymentSN, channel });
    const tell = payAt(channel, paymentSN, amount);
    await Promise.all([tell(), tell(), tell()]);
  };

  /** Takes something out: the desk sends it twice while the customer wants it back. */
  const takeOut = async (browser: Browser, amount: number, smsCode: string): Promise<void> => {
    const input = { amount: amount as Fen, smsCode };
    const { id, withdrawalSN: number } = await browser.send(withdraw, input);
    const desk = { db, now: nowOf(server.clock), actor: 'staff' };
    const pay = () => sendWithdrawal(desk, { number, bankRef: `B${number}` });
    await Promise.all([pay(), outcome(browser.send(cancelWithdrawal, { id })), pay()]);
  };

  /** What left the account and did not come back to it, beside what the channels sent. @unit fen */
  const takenOut = async (id: number) => {
    const rows = await db
      .selectFrom('withdrawals')
      .selectAll()
      .where('customer_id', '=', id)
      .where('status', 'in', ['processing', 'paid'])
      .execute();
    return rows.reduce((sum, { amount, by_channel }) => sum + amount - by_channel, 0);
  };

  /** What was given for top-ups. @unit fen */
  const givenTo = async (id: number) => {
    const rows = await db
      .selectFrom('ledger')
      .select('amount')
      .where('customer_id', '=', id)
      .where('account', '=', 'customer')
      .where('asset', '=', assetKind.balance)
      .where('flow', '=', accountFlow.topUpBonus)
      .execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };

  const sumOf = async (table: 'channel_receipts' | 'channel_returns', id: number) => {
    const rows = await db
      .selectFrom(table)
      .select('amount')
      .where('customer_id', '=', id)
      .execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };

  test('of single orders, several orders, orders with red packets and longer ways, by all ways, while the account is filled and taken out of: each is paid once, every fen is found', async () => {
    for (let round = 0; round < (isServer ? 3 : 1); round += 1) {
      const { browser, id, couponId } = await rich();
      const waiting = [
        ...(await Promise.all(Array.from({ length: 6 }, () => confirmed(browser)))),
        await takingOff(browser, 900, couponId),
        await takingOff(browser, 1_100),
      ].map(({ orderSN }) => orderSN);
      const moving = await Promise.all(Array.from({ length: 7 }, () => paid(browser)));
      const far = await freightTo(browser, moving[0]?.orderSN ?? '', FAR.province);
      const pick = (from: number, count: number) =>
        Array.from({ length: count }, (_, at) => waiting[(from + at * 3) % 8] ?? '');
      const smsCode = await withdrawalCode(server, { id, browser });
      const wishes = [
        ...[50_000, 100_000, 100_000, 500_000].map(
          (amount, at) => () => fill(browser, amount, at % 2 ? 'wechat' : 'alipay'),
        ),
        () => takeOut(browser, 300_000, smsCode),
        ...Array.from(
          { length: 64 },
          (_, at) => () => payFor(browser, pick(at, 1 + (at % 3)), WAYS[(at >> 1) % 4] ?? 'bank'),
        ),
        ...[...moving.slice(0, 3), ...moving.slice(0, 3)].map(({ orderSN }) => async () => {
          const input = { orderSN, receiver: FAR, expectedDifference: far };
          await browser.send(updateOrderDeliveryAddress, input);
        }),
        // Two windows ask for the same at the cashier and pay it differently; a third pays it at once.
        ...[...moving.slice(2), ...moving.slice(2)].map(({ orderSN }, at) => async () => {
          const input = { orderSN, receiver: FAR, expectedDifference: far };
          const wish = { ...input, payFrom: 'cashier' as const };
          const { paymentSN } = await browser.send(updateOrderDeliveryAddress, wish);
          if (paymentSN !== null) await payOne(browser, paymentSN, far, WAYS[at % 4] ?? 'bank');
        }),
        async () => {
          const { orderSN = '' } = moving[3] ?? {};
          const input = { orderSN, receiver: FAR, expectedDifference: far };
          await browser.send(updateOrderDeliveryAddress, input);
        },
        async () => void (await browser.send(cancelOrder, { orderSN: moving[4]?.orderSN ?? '' })),
        async () => void (await browser.send(cancelOrder, { orderSN: waiting[2] ?? '' })),
        async () => void (await browser.send(cancelOrder, { orderSN: waiting[6] ?? '' })),
        async () => void (await browser.send(cancelOrder, { orderSN: moving[2]?.orderSN ?? '' })),
        async () => {
          const orderSNs = [waiting[4] ?? ''];
          const { paymentSN } = await browser.send(createPayment, { orderSNs });
          await browser.send(closePayment, { paymentSN });
        },
      ];
      for (const ended of await Promise.allSettled(wishes.map((wish) => wish()))) {
        if (ended.status === 'fulfilled') continue;
        expect(ended.reason).toBeInstanceOf(CallError);
        expect(LATE).toContain(ended.reason.errCode);
      }
      await giveAllBack();
      let kept = 0;
      for (const { order_sn, paid: got, refunded, total, status } of await rowsOf(id)) {
        const rest = got - refunded;
        expect([order_sn, rest]).toEqual([order_sn, status === orderStatus.cancelled ? 0 : rest]);
        expect([0, total]).toContain(rest);
        kept += rest;
      }
      const came = (await sumOf('channel_receipts', id)) + (await givenTo(id));
      const went = (await sumOf('channel_returns', id)) + (await takenOut(id));
      expect(BALANCE + came).toBe((await balanceOf(db, id)) + kept + went);
      expect(await contradictions(db)).toEqual([]);
    }
  });
});
