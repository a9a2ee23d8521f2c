/** Several orders in one payment: all of them are paid or none; each keeps its own part and its own refund. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderDetail, getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { createPayment, getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { CallError } from '@banxin/contract/client';
import { PAYMENT_ORDERS_MAX } from '@banxin/contract/constants';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { setRetry, transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { expireUnpaid } from '../order/expire.ts';
import { balanceOf, type Confirmed, confirmed, enter, rowOf } from '../order/order.testkit.ts';

const server = await createTestServer();
const { db } = server;
const isServer = server.kind === 'server';
const BALANCE = 1_000_000;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });

afterAll(async () => {
  expect(await contradictions(db)).toEqual([]);
  expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
});

/** A customer with orders that wait for payment. */
async function waiting(count: number, balance = BALANCE) {
  const person = await enter(server, { balance });
  const orders: Confirmed[] = [];
  for (let made = 0; made < count; made += 1) orders.push(await confirmed(person.browser));
  const orderSNs = orders.map(({ orderSN }) => orderSN);
  return { ...person, orders, orderSNs, total: orders.reduce((sum, one) => sum + one.total, 0) };
}

const topUp = (customerId: number, amount: number) =>
  transaction(db, (tx) =>
    bookEntry(tx, {
      customerId,
      asset: assetKind.balance,
      flow: accountFlow.topUp,
      amount,
      reference: 'more',
      at: instantOf(server.clock.now()),
    }),
  );

const statusOf = async (browser: Browser, paymentSN: string) =>
  (await browser.send(getPayment, { paymentSN })).status;

describe('paying several orders at once', () => {
  test('one booking pays all of them; each record names its part and the whole', async () => {
    const { browser, id, orders, orderSNs, total } = await waiting(3);
    const payment = await browser.send(createPayment, { orderSNs });
    expect(payment).toMatchObject({ amount: total, status: 'pending' });
    expect(payment.subjects.map(({ orderSN, amount }) => [orderSN, amount])).toEqual(
      orders.map((order) => [order.orderSN, order.total]),
    );
    const { paymentSN } = payment;
    const receipt = await browser.send(payByBalance, { paymentSN });
    expect(receipt).toMatchObject({ amount: total, balanceAfter: BALANCE - total });
    expect(receipt.orders.map(({ orderSN }) => orderSN)).toEqual(orderSNs);
    expect(await browser.send(payByBalance, { paymentSN })).toEqual(receipt);
    const booked = await db
      .selectFrom('ledger')
      .select('amount')
      .where('customer_id', '=', id)
      .where('reference', '=', paymentSN)
      .where('account', '=', 'customer')
      .execute();
    expect(booked).toEqual([{ amount: -total }]);
    for (const { orderId, orderSN, total: part } of orders) {
      expect(await rowOf(db, orderSN)).toMatchObject({ status: orderStatus.ordered, paid: part });
      const [record] = await browser.send(getOrderPaymentRecords, { orderId });
      expect(record).toMatchObject({ paymentSN, amount: part, paidTogether: total });
    }
  });

  test('a balance that is enough for two of three pays none', async () => {
    const { browser, id, orderSNs, orders } = await waiting(3, 0);
    const part = orders[0]?.total ?? 0;
    await topUp(id, part * 2);
    const { paymentSN } = await browser.send(createPayment, { orderSNs });
    const refusal = await browser.refused(payByBalance, { paymentSN });
    expect(refusal).toMatchObject({
      errCode: errCode.balanceTooLow,
      data: { balance: part * 2, amount: part * 3, missing: part },
    });
    for (const orderSN of orderSNs) expect((await rowOf(db, orderSN)).paid).toBe(0);
    expect(await balanceOf(db, id)).toBe(part * 2);
  });

  test('the time to pay ends with that of its oldest order, and all of the payment with it', async () => {
    const { browser } = await waiting(0);
    const older = await confirmed(browser);
    server.clock.advance(3_600_000);
    const newer = await confirmed(browser);
    const orderSNs = [newer.orderSN, older.orderSN];
    const payment = await browser.send(createPayment, { orderSNs });
    expect(payment.expiresAt).toBe(older.payment?.expiresAt);
    await expireUnpaid(db, instantOf(Date.parse(payment.expiresAt)));
    expect(await statusOf(browser, payment.paymentSN)).toBe('expired');
    expect((await rowOf(db, older.orderSN)).status).toBe(orderStatus.cancelled);
    const alone = await browser.send(createPayment, { orderSNs: [newer.orderSN] });
    expect(alone.status).toBe('pending');
  });
});

describe('which payment is open', () => {
  test('the same orders in any order, named twice or once, answer the same payment', async () => {
    const { browser, orderSNs } = await waiting(3);
    const first = await browser.send(createPayment, { orderSNs });
    const [a = '', b = '', c = ''] = orderSNs;
    expect(await browser.send(createPayment, { orderSNs: [c, a, b, a] })).toEqual(first);
  });

  test('another selection ends the payment of before, which cannot be paid any more', async () => {
    const { browser, orderSNs, id } = await waiting(3);
    const [a = '', b = '', c = ''] = orderSNs;
    const all = await browser.send(createPayment, { orderSNs });
    const two = await browser.send(createPayment, { orderSNs: [a, b] });
    expect(two.paymentSN).not.toBe(all.paymentSN);
    expect(await browser.refused(payByBalance, { paymentSN: all.paymentSN })).toMatchObject({
      errCode: errCode.wrongState,
      data: { status: 'cancelled' },
    });
    expect((await browser.send(getOrderDetail, { ordersn: c })).paymentSN).toBeNull();
    await browser.send(payByBalance, { paymentSN: two.paymentSN });
    expect((await rowOf(db, c)).status).toBe(orderStatus.registered);
    expect(await balanceOf(db, id)).toBe(BALANCE - two.amount);
  });

  test('cancelling one of the orders ends it; nothing is charged, the others can be paid', async () => {
    const { browser, orderSNs, id } = await waiting(2);
    const [a = '', b = ''] = orderSNs;
    const { paymentSN } = await browser.send(createPayment, { orderSNs });
    await browser.send(cancelOrder, { orderSN: a });
    const refusal = await browser.refused(payByBalance, { paymentSN });
    expect(refusal.errCode).toBe(errCode.wrongState);
    expect(await balanceOf(db, id)).toBe(BALANCE);
    const alone = await browser.send(createPayment, { orderSNs: [b] });
    await browser.send(payByBalance, { paymentSN: alone.paymentSN });
  });

  test('a refusal names the order that stands in the way', async () => {
    const { browser, orderSNs } = await waiting(2);
    const [a = '', b = ''] = orderSNs;
    const { paymentSN } = await browser.send(createPayment, { orderSNs: [b] });
    await browser.send(payByBalance, { paymentSN });
    const refusal = await browser.refused(createPayment, { orderSNs: [a, b] });
    expect(refusal).toMatchObject({ errCode: errCode.paidAlready, data: { orderSN: b } });
    expect(refusal.message).toContain(b);
    // What was asked for in vain changes nothing.
    expect((await browser.send(getOrderDetail, { ordersn: a })).paymentSN).not.toBeNull();
  });

  test('orders of others are unknown; none at all and more than a payment holds are refused', async () => {
    const mine = await waiting(1);
    const theirs = await waiting(1);
    const orderSNs = [...mine.orderSNs, ...theirs.orderSNs];
    const refusal = await mine.browser.refused(createPayment, { orderSNs });
    expect(refusal.errCode).toBe(errCode.notFound);
    const many = Array.from({ length: PAYMENT_ORDERS_MAX + 1 }, () => mine.orderSNs[0] ?? '');
    for (const wrong of [[], many]) {
      const invalid = await mine.browser.refused(createPayment, { orderSNs: wrong });
      expect(invalid).toMatchObject({ errCode: errCode.invalidInput });
    }
  });
});

describe('what goes back', () => {
  test('one order: its part, and the payment says so; the last one: all of it', async () => {
    const { browser, id, orders, orderSNs, total } = await waiting(2);
    const { paymentSN } = await browser.send(createPayment, { orderSNs });
    await browser.send(payByBalance, { paymentSN });
    const [a, b] = orders;
    if (!a || !b) throw new Error('Two orders were placed');
    await browser.send(cancelOrder, { orderSN: a.orderSN });
    expect(await statusOf(browser, paymentSN)).toBe('partRefunded');
    expect(await balanceOf(db, id)).toBe(BALANCE - total + a.total);
    expect((await rowOf(db, b.orderSN)).refunded).toBe(0);
    await browser.send(cancelOrder, { orderSN: b.orderSN });
    expect(await statusOf(browser, paymentSN)).toBe('refunded');
    expect(await balanceOf(db, id)).toBe(BALANCE);
  });

  test('both at once go back once each', async () => {
    for (let round = 0; round < (isServer ? 10 : 1); round += 1) {
      const { browser, id, orderSNs } = await waiting(2);
      const { paymentSN } = await browser.send(createPayment, { orderSNs });
      await browser.send(payByBalance, { paymentSN });
      await Promise.all(orderSNs.map((orderSN) => browser.send(cancelOrder, { orderSN })));
      expect(await statusOf(browser, paymentSN)).toBe('refunded');
      expect(await balanceOf(db, id)).toBe(BALANCE);
    }
  });
});

test('selections that overlap, payments and cancellations at once end like one after the other', async () => {
  for (let round = 0; round < (isServer ? 12 : 2); round += 1) {
    const { browser, id, orderSNs, orders } = await waiting(4);
    const [a = '', b = '', c = '', d = ''] = orderSNs;
    const selections = [[a, b], [b, c], [c, d], [d, a], orderSNs, [a], [b, d]];
    const payFor = async (selection: string[]): Promise<void> => {
      const { paymentSN } = await browser.send(createPayment, { orderSNs: selection });
      await browser.send(payByBalance, { paymentSN });
    };
    const cancel = (orderSN: string) => browser.send(cancelOrder, { orderSN });
    const wishes = [
      ...Array.from({ length: 28 }, (_, index) => () => payFor(selections[index % 7] ?? [])),
      () => cancel(a),
      () => cancel(c),
    ];
    const ended = await Promise.allSettled(wishes.map((wish) => wish()));
    for (const result of ended) {
      if (result.status === 'fulfilled') continue;
      expect(result.reason).toBeInstanceOf(CallError);
      expect([errCode.wrongState, errCode.paidAlready]).toContain(result.reason.errCode);
    }
    let spent = 0;
    for (const { orderSN, total } of orders) {
      const { paid, refunded } = await rowOf(db, orderSN);
      expect([0, total]).toContain(paid);
      spent += paid - refunded;
    }
    expect(await balanceOf(db, id)).toBe(BALANCE - spent);
    expect(await contradictions(db)).toEqual([]);
  }
}, 60_000);

describe('what the database holds by itself', () => {
  test('parts that do not add up to their payment are refused', async () => {
    const { id, orders } = await waiting(1);
    const wrong = transaction(db, (tx) =>
      sql`update payment_subjects set amount = amount - 1
        where customer_id = ${id} and order_id = ${orders[0]?.orderId}`.execute(tx),
    );
    await expect(wrong).rejects.toMatchObject({ code: '23514' });
  });

  test('a server of before opens, ends and refunds payments of one order: their parts follow', async () => {
    const { browser, id, orders } = await waiting(1);
    const [order] = orders;
    if (!order) throw new Error('An order was placed');
    await browser.send(cancelOrder, { orderSN: order.orderSN });
    const parts = () =>
      db
        .selectFrom('payment_subjects')
        .select(['order_id', 'amount', 'refunded', 'is_open'])
        .where('customer_id', '=', id)
        .orderBy('payment_id', 'desc')
        .executeTakeFirstOrThrow();
    await sql`insert into payments
        (customer_id, order_id, payment_sn, amount, status, created_at, expires_at)
      values (${id}, ${order.orderId}, ${`old-${id}`}, ${order.total}, 'pending', now(), now())`.execute(
      db,
    );
    const part = { order_id: order.orderId, amount: order.total };
    expect(await parts()).toEqual({ ...part, refunded: 0, is_open: true });
    const move = (status: string) =>
      sql`update payments set status = ${status} where payment_sn = ${`old-${id}`}`.execute(db);
    await move('paid');
    expect(await parts()).toEqual({ ...part, refunded: 0, is_open: false });
    await move('refunded');
    expect(await parts()).toEqual({ ...part, refunded: order.total, is_open: false });
    // It was written past the ledger, so it is taken back.
    await sql`delete from payment_subjects where customer_id = ${id} and order_id = ${order.orderId}
      and payment_id = (select id from payments where payment_sn = ${`old-${id}`})`.execute(db);
    await sql`delete from payments where payment_sn = ${`old-${id}`}`.execute(db);
  });
});
