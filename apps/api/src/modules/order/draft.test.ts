/** Orders that nobody submitted: one draft however often it is edited, its files, its own tab, its removal. */
import { getFile } from '@banxin/contract/calls/file/printFile';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder, saveDraft } from '@banxin/contract/calls/order/create';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { DRAFT_KEPT_DAYS } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { jobs } from '../../registry.ts';
import { cleanFiles } from '../file/cleaning.ts';
import { unusedLifeMs } from '../file/shares.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import { CARDS, confirmation, confirmed, enter, place, RECEIVER, rowOf } from './order.testkit.ts';

const DAY = 24 * 3_600_000;
const MORE = { ...CARDS, quantity: 10 };
const server = await createTestServer();
const { db } = server;
let browser: Browser;
let first: string;
let second: string;

beforeAll(async () => {
  browser = (await enter(server, { balance: 10_000_000 })).browser;
  first = await upload(server, browser, FIXTURES['card-with-bleed'](), '甲.pdf');
  second = await upload(server, browser, FIXTURES['card-rotated'](), '乙.pdf');
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const shown = (orderSN: string) => browser.send(getOrderDetail, { ordersn: orderSN });
const countOf = async (tab: string) =>
  (await browser.send(getOrderStatusCount, {})).find((row) => row.tab === tab)?.count;
const filesOf = async (orderSN: string) => (await shown(orderSN)).files.map(({ id }) => id);

describe('a draft that is edited', () => {
  test('stays the same order with its new specification, its price and its files', async () => {
    const { orderSN, orderId } = await place(browser, { fileIds: [first], remark: '急用' });
    const before = await shown(orderSN);
    const saved = await browser.send(saveDraft, {
      orderSN,
      version: before.version,
      configuration: MORE,
      fileIds: [first],
    });
    expect(saved).toEqual({ orderSN, orderId, version: before.version + 1 });
    const after = await shown(orderSN);
    expect(after).toMatchObject({ configuration: MORE, remark: '急用', confirmed: false });
    expect(after.total).toBeGreaterThan(before.total ?? 0);
    expect(after.spec).not.toBe(before.spec);
    expect(await filesOf(orderSN)).toEqual([first]);
    expect(await countOf('draft')).toBe(1);
    const info = await browser.send(getConfirmOrderInfo, { orderSN, province: '上海市' });
    expect(info.order.configuration).toEqual(MORE);
  });

  test('takes other files in their order, and lets go of those it had', async () => {
    const { orderSN } = await place(browser, { fileIds: [first] });
    const configuration = { ...CARDS, styles: 2 };
    const fileIds = [second, first];
    await browser.send(saveDraft, { orderSN, version: 0, configuration, fileIds });
    expect(await filesOf(orderSN)).toEqual(fileIds);
    await browser.send(saveDraft, { orderSN, version: 1, configuration, fileIds: [] });
    expect(await filesOf(orderSN)).toEqual([]);
  });

  test('keeps the receiver of an order that it was made from', async () => {
    const { orderSN } = await place(browser, {
      receiver: RECEIVER,
      province: RECEIVER.province,
      carrier: 'shunfeng',
    });
    await browser.send(saveDraft, { orderSN, version: 0, configuration: MORE });
    const draft = await shown(orderSN);
    expect(draft).toMatchObject({ receiver: RECEIVER, carrier: { code: 'shunfeng' } });
    expect((await browser.send(getConfirmOrderInfo, { orderSN })).carrier).toBe('shunfeng');
  });

  test('in two windows: the one that was overtaken is told, and changes nothing', async () => {
    const { orderSN } = await place(browser);
    await browser.send(saveDraft, { orderSN, version: 0, configuration: MORE });
    const refusal = await browser.refused(saveDraft, {
      orderSN,
      version: 0,
      configuration: { ...CARDS, quantity: 20 },
    });
    expect(refusal).toMatchObject({
      errCode: errCode.wrongState,
      message: '这张订单已在另一个窗口修改，请刷新页面后再改',
    });
    expect((await shown(orderSN)).configuration).toEqual(MORE);
  });

  test('by a double press or by the same edit in two windows is saved once', async () => {
    const { orderSN } = await place(browser);
    const input = { orderSN, version: 0, configuration: MORE };
    const answers = await Promise.all([1, 2, 3].map(() => browser.send(saveDraft, input)));
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([1]));
    expect((await rowOf(db, orderSN)).version).toBe(1);
  });

  test('is not confirmed by a window that shows what it was before', async () => {
    const { orderSN } = await place(browser);
    const seen = await confirmation(browser, orderSN, { version: 0 });
    await browser.send(saveDraft, { orderSN, version: 0, configuration: MORE });
    const refusal = await browser.refused(confirmOrder, seen);
    expect(refusal.errCode).toBe(errCode.wrongState);
    expect((await rowOf(db, orderSN)).confirmed_at).toBeNull();
  });

  test('and submitted at the same moment: one of both counts, the other is told', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { orderSN } = await place(browser);
      const seen = await confirmation(browser, orderSN, { version: 0, payNow: false });
      const outcomes = await Promise.allSettled([
        browser.send(saveDraft, { orderSN, version: 0, configuration: MORE }),
        browser.send(confirmOrder, seen),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const { confirmed: isConfirmed, configuration } = await shown(orderSN);
      expect(configuration).toEqual(isConfirmed ? CARDS : MORE);
    }
  });

  test('cannot be edited any more once it is submitted, or by somebody else', async () => {
    const { orderSN } = await confirmed(browser);
    const input = { orderSN, version: 2, configuration: MORE };
    expect(await browser.refused(saveDraft, input)).toMatchObject({
      errCode: errCode.wrongState,
      message: '订单已提交，规格不能再修改；如需修改请联系客服',
    });
    const stranger = await enter(server);
    expect((await stranger.browser.refused(saveDraft, input)).errCode).toBe(errCode.notFound);
  });

  test('refuses what cannot be made, and stays as it was', async () => {
    const { orderSN } = await place(browser);
    const refusal = await browser.refused(saveDraft, {
      orderSN,
      version: 0,
      configuration: { ...CARDS, materialId: 'nowhere' },
    });
    expect(refusal.errCode).toBe(errCode.configurationImpossible);
    expect(await rowOf(db, orderSN)).toMatchObject({ version: 0, configuration: CARDS });
  });
});

describe('drafts', () => {
  test('have a tab of their own and are none of the orders to pay, until they are submitted', async () => {
    const other = await enter(server, { balance: 10_000_000 });
    const counts = async () => {
      const rows = await other.browser.send(getOrderStatusCount, {});
      return rows.flatMap(({ tab, count }) => (count > 0 ? [[tab, count]] : []));
    };
    const { orderSN } = await place(other.browser);
    expect(await counts()).toEqual([['draft', 1]]);
    const { items } = await other.browser.send(getOrders, { tab: 'draft' });
    expect(items).toMatchObject([
      {
        orderSN,
        tab: 'draft',
        statusLabel: { message: '未提交' },
        hint: { message: '还没有提交，7 天后删除（11 月 27 日 09:00）' },
      },
    ]);
    await other.browser.send(confirmOrder, await confirmation(other.browser, orderSN));
    expect(await counts()).toEqual([['unpaid', 1]]);
  });

  test('are removed seven days after their last change, with their files set free', async () => {
    const other = await enter(server);
    const file = await upload(server, other.browser, FIXTURES['card-with-bleed']());
    const old = await place(other.browser, { fileIds: [file] });
    const edited = await place(other.browser);
    const sent = await confirmed(other.browser, {}, { payNow: false });
    const job = jobs.find(({ name }) => name === 'remove-drafts');
    const exists = async ({ orderSN }: { orderSN: string }) =>
      (await db.selectFrom('orders').select('id').where('order_sn', '=', orderSN).execute())
        .length === 1;
    server.clock.advance((DRAFT_KEPT_DAYS - 1) * DAY);
    await other.browser.login(other.name);
    await other.browser.send(saveDraft, {
      orderSN: edited.orderSN,
      version: 0,
      configuration: MORE,
    });
    await job?.run(server.services);
    expect([await exists(old), await exists(edited)]).toEqual([true, true]);
    server.clock.advance(DAY);
    await job?.run(server.services);
    expect([await exists(old), await exists(edited), await exists(sent)]).toEqual([
      false,
      true,
      true,
    ]);
    const { items } = await other.browser.send(getOrders, { tab: 'draft' });
    expect(items.map(({ orderSN }) => orderSN)).toEqual([edited.orderSN]);
    expect((await browser.refused(getOrderDetail, { ordersn: old.orderSN })).errCode).toBe(
      errCode.notFound,
    );
    server.clock.advance(unusedLifeMs('printFile'));
    await cleanFiles(server.services);
    await other.browser.login(other.name);
    expect((await other.browser.refused(getFile, { id: file })).errCode).toBe(errCode.notFound);
    server.clock.advance(-DRAFT_KEPT_DAYS * DAY - unusedLifeMs('printFile'));
  });

  test('that were removed cannot be edited: no second order comes of it', async () => {
    const other = await enter(server);
    const { orderSN } = await place(other.browser);
    await db
      .updateTable('orders')
      .set({ updated_at: '2026-11-01T09:00:00+08:00' })
      .where('order_sn', '=', orderSN)
      .execute();
    await jobs.find(({ name }) => name === 'remove-drafts')?.run(server.services);
    const input = { orderSN, version: 0, configuration: MORE };
    expect((await other.browser.refused(saveDraft, input)).errCode).toBe(errCode.notFound);
    expect((await other.browser.send(getOrders, {})).total).toBe(0);
  });

  test('of one press that was sent twice are one', async () => {
    const other = await enter(server);
    const input = { configuration: CARDS };
    const key = { idempotencyKey: 'one-press-0001' };
    const [one, again] = await Promise.all([
      other.browser.send(createOrder, input, key),
      other.browser.send(createOrder, input, key),
    ]);
    expect(again).toEqual(one);
    expect((await other.browser.send(getOrders, { tab: 'draft' })).total).toBe(1);
  });
});
