/** Confirming and paying an order: once, as agreed, whatever is sent again. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { createPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, ORIGIN } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { contradictions } from './contradictions.testkit.ts';
import {
  balanceOf,
  CARDS,
  confirmation,
  confirmed,
  enter,
  place,
  RECEIVER,
  rowOf,
  standAt,
} from './order.testkit.ts';

const server = await createTestServer();
const { db } = server;
let owner: Browser;
let ownerId: number;

beforeAll(async () => {
  const person = await enter(server, { balance: 10_000_000, vipLevel: 6 });
  owner = person.browser;
  ownerId = person.id;
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const detail = (orderSN: string) => owner.send(getOrderDetail, { ordersn: orderSN });

describe('paying', () => {
  test('later: the order is confirmed without a payment, which is opened at the cashier', async () => {
    const { orderSN } = await place(owner);
    const input = await confirmation(owner, orderSN, { payNow: false });
    expect((await owner.send(confirmOrder, input)).payment).toBeNull();
    const first = await owner.send(createPayment, { orderSNs: [orderSN] });
    const second = await owner.send(createPayment, { orderSNs: [orderSN] });
    expect(second).toEqual(first);
    await owner.send(payByBalance, { paymentSN: first.paymentSN });
    const again = await owner.refused(createPayment, { orderSNs: [orderSN] });
    expect(again.errCode).toBe(errCode.paidAlready);
  });

  test('not before the order is confirmed', async () => {
    const { orderSN } = await place(owner);
    const refusal = await owner.refused(createPayment, { orderSNs: [orderSN] });
    expect(refusal.errCode).toBe(errCode.wrongState);
  });

  test('twice answers the same and books once', async () => {
    const { paymentSN } = await confirmed(owner);
    const first = await owner.send(payByBalance, { paymentSN });
    const balance = await balanceOf(db, ownerId);
    expect(await owner.send(payByBalance, { paymentSN })).toEqual(first);
    expect(await balanceOf(db, ownerId)).toBe(balance);
  });

  test('with too little says how much is missing and changes nothing', async () => {
    const poor = await enter(server, { balance: 100 });
    const { orderSN, paymentSN, total } = await confirmed(poor.browser);
    const refusal = await poor.browser.refused(payByBalance, { paymentSN });
    expect(refusal.errCode).toBe(errCode.balanceTooLow);
    expect(refusal.data).toMatchObject({ balance: 100, amount: total, missing: total - 100 });
    expect(await rowOf(db, orderSN)).toMatchObject({ status: 1, paid: 0, paid_at: null });
  });

  test('nothing: an order that costs nothing is paid without a booking', async () => {
    const { orderSN, paymentSN } = await confirmed(owner);
    const balance = await balanceOf(db, ownerId);
    await db
      .updateTable('orders')
      .set({ total: 0, quote: JSON.stringify({ total: 0, lines: [], promise: null }) })
      .where('order_sn', '=', orderSN)
      .execute();
    await transaction(db, async (tx) => {
      const { id, customer_id } = await tx
        .updateTable('payments')
        .set({ amount: 0 })
        .where('payment_sn', '=', paymentSN)
        .returning(['id', 'customer_id'])
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('payment_subjects')
        .set({ amount: 0 })
        .where('customer_id', '=', customer_id)
        .where('payment_id', '=', id)
        .execute();
    });
    expect(await owner.send(payByBalance, { paymentSN })).toMatchObject({
      amount: 0,
      balanceAfter: balance,
    });
    expect((await rowOf(db, orderSN)).status).toBe(orderStatus.ordered);
    await owner.send(cancelOrder, { orderSN });
    expect(await balanceOf(db, ownerId)).toBe(balance);
  });

  test('an order whose review was withdrawn is refused, not broken', async () => {
    const { orderSN, paymentSN } = await confirmed(owner);
    await standAt(db, orderSN, orderStatus.reviewWithdrawn);
    const refusal = await owner.refused(payByBalance, { paymentSN });
    expect(refusal).toMatchObject({ status: 200, errCode: errCode.wrongState });
  });

  test('an order that was approved before payment goes straight to production', async () => {
    const { orderSN, paymentSN } = await confirmed(owner);
    await standAt(db, orderSN, orderStatus.approved);
    await owner.send(payByBalance, { paymentSN });
    expect((await detail(orderSN)).status).toBe(orderStatus.approvedOrdered);
  });

  test('a payment whose time is over is refused', async () => {
    const { paymentSN } = await confirmed(owner);
    await db
      .updateTable('payments')
      .set({ expires_at: '2026-11-20T09:00:00.000+08:00' })
      .where('payment_sn', '=', paymentSN)
      .execute();
    const refusal = await owner.refused(payByBalance, { paymentSN });
    expect(refusal.errCode).toBe(errCode.wrongState);
    await db
      .updateTable('payments')
      .set({ expires_at: '2026-11-23T09:00:00.000+08:00' })
      .where('payment_sn', '=', paymentSN)
      .execute();
  });
});

describe('an idempotency key', () => {
  const raw = async (path: string, key: string, body: object) => {
    const response = await owner.fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'banxin',
        'idempotency-key': key,
        origin: ORIGIN,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };

  test('gives the same bytes for creating, confirming and paying, and does each once', async () => {
    const before = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    const twice = async (path: string, key: string, body: object) => {
      const first = await raw(path, key, body);
      expect(await raw(path, key, body)).toEqual(first);
      return JSON.parse(first.text).data;
    };
    const { orderSN } = await twice(createOrder.path, 'main-create', {
      configuration: CARDS,
    });
    const input = await confirmation(owner, orderSN);
    const { payment } = await twice(confirmOrder.path, 'main-confirm', input);
    await twice(payByBalance.path, 'main-pay-it', { paymentSN: payment.paymentSN });
    await twice(cancelOrder.path, 'main-cancel', { orderSN });
    const after = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    expect(after.count).toBe(before.count + 1);
  });

  test('with other content is refused with 422', async () => {
    await raw(createOrder.path, 'main-other', { configuration: CARDS });
    const other = await raw(createOrder.path, 'main-other', {
      configuration: { ...CARDS, quantity: 5 },
    });
    expect(other.status).toBe(422);
    expect(JSON.parse(other.text).errCode).toBe(errCode.repeatDiffers);
  });
});

describe('confirming again', () => {
  test('the same, with another key or none, answers the same payment', async () => {
    const { orderSN } = await place(owner);
    const input = await confirmation(owner, orderSN);
    const first = await owner.send(confirmOrder, input);
    const second = await owner.send(confirmOrder, input, { idempotencyKey: 'again-key' });
    expect(second).toEqual(first);
  });

  test.each([
    ['address', { receiver: { ...RECEIVER, detail: '另一个地址 9 号' } }],
    ['total', { expectedTotal: 1 }],
  ])('with another %s is refused: the goods would go out as before', async (_, changed) => {
    const { orderSN } = await place(owner);
    const input = await confirmation(owner, orderSN);
    await owner.send(confirmOrder, input);
    const refusal = await owner.refused(confirmOrder, { ...input, ...changed });
    expect(refusal.errCode).toBe(errCode.wrongState);
    expect((await detail(orderSN)).receiver).toEqual(RECEIVER);
  });

  test('what was agreed is not priced again on the confirmation page', async () => {
    const { orderSN, total } = await confirmed(owner);
    const info = await owner.send(getConfirmOrderInfo, { orderSN, urgent: 'minus1' });
    expect(info.quote.total).toBe(total);
    expect((await detail(orderSN)).total).toBe(total);
  });
});
