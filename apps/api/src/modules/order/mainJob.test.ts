/** The main job, from a configuration to a followed order, as a customer's browser sees it. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import { removeFile } from '@banxin/contract/calls/file/printFile';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import {
  getOrderDetail,
  getOrderInfo,
  getOrderPaymentRecords,
} from '@banxin/contract/calls/order/detail';
import {
  getOrderFileInfo,
  getOrderThumbnail,
  setOrderFiles,
} from '@banxin/contract/calls/order/files';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { createPayment, getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { products } from '@banxin/pricing/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, ORIGIN } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import {
  balanceOf,
  CARDS,
  configurationOf,
  confirmation,
  confirmed,
  enter,
  paid,
  place,
  RECEIVER,
  rowOf,
  standAt,
} from './order.testkit.ts';
import { isNumber } from './orderNumber.ts';

const server = await createTestServer();
const { db } = server;
let owner: Browser;
let ownerId: number;
/** A file that fits the cards, and one of the wrong size. */
let clean: string;
let wrong: string;

beforeAll(async () => {
  const person = await enter(server, { balance: 10_000_000, vipLevel: 6 });
  owner = person.browser;
  ownerId = person.id;
  clean = await upload(server, owner, FIXTURES['card-with-bleed'](), '名片 正反面.pdf');
  wrong = await upload(server, owner, FIXTURES['card-wrong-size'](), '尺寸不对.pdf');
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const detail = (orderSN: string) => owner.send(getOrderDetail, { ordersn: orderSN });
const countOf = async (tab: string) =>
  (await owner.send(getOrderStatusCount, {})).find((row) => row.tab === tab)?.count;
const titles = (timeline: readonly { title: { message: string } }[]) =>
  timeline.map(({ title }) => title.message);

describe('with a file', () => {
  test('is registered, confirmed, paid, approved by rule, and followed', async () => {
    const quote = await owner.send(calculateQuote, { configuration: CARDS });
    const { orderId, orderSN } = await place(owner, { fileIds: [clean], remark: '急用' });
    expect(isNumber(orderSN)).toBe(true);
    expect(await detail(orderSN)).toMatchObject({
      status: orderStatus.registered,
      statusLabel: { message: '未提交' },
      confirmed: false,
      total: quote.total,
      paid: 0,
      fileStatus: fileStatus.unmodified,
      remark: '急用',
      paymentSN: null,
      receiver: null,
    });
    expect((await detail(orderSN)).payBefore).toBeNull();
    expect([await countOf('draft'), await countOf('unpaid')]).toEqual([1, 0]);

    const info = await owner.send(getConfirmOrderInfo, { orderSN, province: '浙江省' });
    expect(info.balance).toBe(10_000_000);
    expect(info.agreementSigned).toBe(true);
    expect(info.carriers.filter(({ marks }) => marks.includes('recommended'))).toHaveLength(1);
    const carrier = info.carriers.find(({ unavailable }) => unavailable === null);
    expect(info.quote.total).toBe(info.quote.lines.reduce((sum, { amount }) => sum + amount, 0));

    const answer = await owner.send(confirmOrder, {
      ...(await confirmation(owner, orderSN, carrier && { carrier: carrier.code })),
      remark: '请附合格证',
    });
    expect(answer.payment).toMatchObject({ amount: answer.total, status: 'pending', orderId });
    const paymentSN = answer.payment?.paymentSN ?? '';
    expect(isNumber(paymentSN)).toBe(true);
    expect(await owner.send(getPayment, { paymentSN })).toEqual(answer.payment);
    expect(await detail(orderSN)).toMatchObject({
      statusLabel: { message: '待付款' },
      confirmed: true,
      paymentSN,
      payBefore: answer.payment?.expiresAt,
      remark: '请附合格证',
      receiver: RECEIVER,
    });

    const result = await owner.send(payByBalance, { paymentSN });
    expect(result).toEqual({
      paymentSN,
      orderSN,
      status: 'paid',
      amount: answer.total,
      balanceAfter: 10_000_000 - answer.total,
      promise: expect.objectContaining({ shipDate: '2026-11-23', arriveDate: '2026-11-26' }),
    });
    expect((await owner.send(getAccount, {})).balance).toBe(result.balanceAfter);

    const shown = await detail(orderSN);
    expect(shown).toMatchObject({
      status: orderStatus.approvedOrdered,
      tab: 'inProduction',
      paid: answer.total,
      total: answer.total,
      paymentSN: null,
      payBefore: null,
    });
    expect(titles(shown.timeline)).toEqual(['新建订单', '提交订单', '付款', '审核通过']);
    expect(shown.timeline.map(({ actor }) => actor)).toEqual([
      'customer',
      'customer',
      'customer',
      'system',
    ]);
    expect(shown.hint.message).toMatch(/^审核已通过，正在安排工厂，预计 \d+ 月 \d+ 日 发货$/);
    expect(shown.promise).toMatchObject(shown.quote?.promise ?? {});
    expect(shown.files.map(({ id }) => id)).toEqual([clean]);
    expect(shown.specLines).toContainEqual({
      label: '数量',
      value: '2 盒（200 张）',
      said: { label: ['spec', 'quantity'], value: ['packs', 2, '盒', 200, '张'] },
    });

    const [record, ...others] = await owner.send(getOrderPaymentRecords, { orderId });
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      paymentSN,
      methodLabel: { message: '账户余额' },
      statusLabel: { message: '已付款' },
      amount: answer.total,
      balanceAfter: result.balanceAfter,
    });
    expect(await countOf('unpaid')).toBe(0);
    expect(await countOf('inProduction')).toBe(1);
    const { items, total } = await owner.send(getOrders, { tab: 'inProduction' });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ orderSN, thumbnail: shown.thumbnail });
    expect(await owner.send(getOrderInfo, { ordersn: orderSN })).toEqual(items[0]);
  });

  test('its pages can be looked at, small and large', async () => {
    const { orderSN } = await place(owner, { fileIds: [clean] });
    const { sourceThumbnailPaths } = await owner.send(getOrderThumbnail, { orderSN });
    expect(sourceThumbnailPaths).toHaveLength(2);
    const { thumbnail } = await detail(orderSN);
    for (const path of [...sourceThumbnailPaths, thumbnail ?? '']) {
      const picture = await owner.fetch(path);
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toBe('image/png');
    }
    const files = await owner.send(getOrderFileInfo, { orderSN });
    expect(files.map(({ name }) => name)).toEqual(['名片 正反面.pdf']);
  });

  test('one with an error waits for a person instead of passing by rule', async () => {
    const { orderSN } = await paid(owner, { fileIds: [wrong] });
    expect(await detail(orderSN)).toMatchObject({
      status: orderStatus.ordered,
      tab: 'inReview',
      hint: { message: '已付款，正在审核' },
    });
  });

  test.each(['card-damaged', 'card-form-bomb'] as const)(
    'of which something could not be read (%s) waits for a person too',
    async (name) => {
      const unread = await upload(server, owner, FIXTURES[name](), `${name}.pdf`);
      const { orderSN } = await paid(owner, { fileIds: [unread] });
      expect((await detail(orderSN)).status).toBe(orderStatus.ordered);
    },
  );

  test('the order keeps it: its owner cannot remove it any more', async () => {
    await place(owner, { fileIds: [clean] });
    const refusal = await owner.refused(removeFile, { id: clean });
    expect(refusal.errCode).toBe(errCode.wrongState);
  });
});

describe('without a file', () => {
  test('is paid first and passes review when a clean file is supplied', async () => {
    const { orderSN } = await paid(owner);
    expect(await detail(orderSN)).toMatchObject({
      status: orderStatus.ordered,
      fileStatus: fileStatus.awaitingFinal,
      hint: { message: '已付款，请上传印刷文件后开始审核' },
      thumbnail: null,
    });
    const supplied = await owner.send(setOrderFiles, { orderSN, fileIds: [clean] });
    expect(supplied.status).toBe(orderStatus.approvedOrdered);
    expect(supplied.thumbnail).toContain(clean);
    expect(supplied).toEqual(await detail(orderSN));
  });

  test('is not reviewed before it is paid', async () => {
    const { orderSN } = await confirmed(owner);
    const supplied = await owner.send(setOrderFiles, { orderSN, fileIds: [clean] });
    expect(supplied).toMatchObject({
      status: orderStatus.registered,
      fileStatus: fileStatus.unmodified,
    });
  });

  test('goods from stock need none', async () => {
    const shelf = products.find(({ stock }) => stock);
    const order = await paid(owner, { configuration: configurationOf(shelf?.id ?? 0) });
    expect(await detail(order.orderSN)).toMatchObject({
      status: orderStatus.approvedOrdered,
      fileStatus: fileStatus.confirmed,
    });
  });
});

describe('files may be replaced', () => {
  test('while the order is in review, and the pictures follow', async () => {
    const { orderSN } = await paid(owner, { fileIds: [wrong] });
    const before = await detail(orderSN);
    const after = await owner.send(setOrderFiles, { orderSN, fileIds: [clean] });
    expect(after.thumbnail).not.toBe(before.thumbnail);
    expect(after.files.map(({ id }) => id)).toEqual([clean]);
    expect(after.status).toBe(orderStatus.approvedOrdered);
  });

  test('after a withdrawn review, which sends the order back to review', async () => {
    const { orderSN } = await paid(owner, { fileIds: [wrong] });
    await standAt(db, orderSN, orderStatus.reviewWithdrawnOrdered);
    await db
      .updateTable('orders')
      .set({ file_status: fileStatus.fileToModify })
      .where('order_sn', '=', orderSN)
      .execute();
    expect((await detail(orderSN)).hint.message).toBe('印刷文件需要修改，请重新上传');
    const after = await owner.send(setOrderFiles, { orderSN, fileIds: [clean] });
    expect(after).toMatchObject({ status: orderStatus.ordered, fileStatus: fileStatus.modified });
    expect(after.timeline.at(-1)).toMatchObject({
      title: { message: '重新提交' },
      note: { message: '客户已更换文件' },
    });
  });

  test.each([
    ['approved', orderStatus.approvedOrdered],
    ['cancelled', orderStatus.cancelled],
    ['in production', orderStatus.workOrderOpened],
  ])('not when the order is %s', async (_, status) => {
    const { orderSN } = await place(owner, { fileIds: [wrong] });
    await standAt(db, orderSN, status);
    const refusal = await owner.refused(setOrderFiles, { orderSN, fileIds: [clean] });
    expect(refusal.errCode).toBe(errCode.wrongState);
    expect((await detail(orderSN)).files.map(({ id }) => id)).toEqual([wrong]);
  });

  test('not when the file was confirmed by staff: a new one would pass unseen', async () => {
    const { orderSN } = await paid(owner, { fileIds: [wrong] });
    await db
      .updateTable('orders')
      .set({ file_status: fileStatus.confirmed })
      .where('order_sn', '=', orderSN)
      .execute();
    const refusal = await owner.refused(setOrderFiles, { orderSN, fileIds: [clean] });
    expect(refusal.errCode).toBe(errCode.wrongState);
    const action = (await detail(orderSN)).actions.find(({ event }) => event === 'editFiles');
    expect(action).toMatchObject({
      allowed: false,
      reason: { message: '文件已确认，不能再更换；请联系客服' },
    });
  });
});

describe('paying', () => {
  test('later: the order is confirmed without a payment, which is opened at the cashier', async () => {
    const { orderSN } = await place(owner);
    const input = await confirmation(owner, orderSN, { payNow: false });
    expect((await owner.send(confirmOrder, input)).payment).toBeNull();
    const first = await owner.send(createPayment, { orderSN });
    const second = await owner.send(createPayment, { orderSN });
    expect(second).toEqual(first);
    await owner.send(payByBalance, { paymentSN: first.paymentSN });
    const again = await owner.refused(createPayment, { orderSN });
    expect(again.errCode).toBe(errCode.paidAlready);
  });

  test('not before the order is confirmed', async () => {
    const { orderSN } = await place(owner);
    const refusal = await owner.refused(createPayment, { orderSN });
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
    await db
      .updateTable('payments')
      .set({ amount: 0 })
      .where('payment_sn', '=', paymentSN)
      .execute();
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
