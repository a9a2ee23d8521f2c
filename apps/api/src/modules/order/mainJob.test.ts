/** The main job, from a configuration to a followed order, as a customer's browser sees it. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import { checkFile, removeFile } from '@banxin/contract/calls/file/printFile';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { getOrderInfo, getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import {
  getOrderFileInfo,
  getOrderThumbnail,
  setOrderFiles,
} from '@banxin/contract/calls/order/files';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { products } from '@banxin/pricing/products';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { enterWithFiles } from './cards.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import {
  CARDS,
  configurationOf,
  confirmation,
  confirmed,
  paid,
  place,
  RECEIVER,
} from './order.testkit.ts';
import { isNumber } from './orderNumber.ts';

const server = await createTestServer();
const { db } = server;
const { owner, clean, wrong, detail } = await enterWithFiles(server);

afterAll(async () => expect(await contradictions(db)).toEqual([]));

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
    expect(answer.payment).toMatchObject({
      amount: answer.total,
      status: 'pending',
      subjects: [{ kind: 'order', orderId, orderSN, amount: answer.total }],
    });
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
      status: 'paid',
      amount: answer.total,
      balanceAfter: 10_000_000 - answer.total,
      orders: [
        {
          orderSN,
          promise: expect.objectContaining({ shipDate: '2026-11-23', arriveDate: '2026-11-26' }),
        },
      ],
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

  test.each([
    ['card-no-bleed', 'BLEED_MISSING', orderStatus.ordered],
    ['card-edge-unread', 'EDGE_NOT_SEEN', orderStatus.ordered],
    ['card-white-border', 'SIZE_NO_BLEED', orderStatus.approvedOrdered],
  ] as const)(
    'of the finished size (%s) is told %s, and passes by rule only when nothing is printed at its edges',
    async (name, code, status) => {
      const fileId = await upload(server, owner, FIXTURES[name](), `${name}.pdf`);
      const order = await paid(owner, { fileIds: [fileId] });
      const { configuration } = await detail(order.orderSN);
      const found = await owner.send(checkFile, { id: fileId, configuration });
      expect(found.map((one) => one.code)).toContain(code);
      expect((await detail(order.orderSN)).status).toBe(status);
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
