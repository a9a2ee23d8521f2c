/** Custody goods: printed for the warehouse, sent with goods of the shop, given back, destroyed; never more than there is. */
import {
  applyCloudOut,
  exportCloudInventory,
  getCloudInventory,
  getCloudMovements,
  prepareCloudOut,
  setCloudAlert,
} from '@banxin/contract/calls/cloudWarehouse/inventory';
import {
  createCloudOrder,
  getCloudOrders,
  prepareCloudOrder,
} from '@banxin/contract/calls/cloudWarehouse/order';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { act, getQueue } from '@banxin/contract/calls/works/desk';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { cloudWarehouseKind, orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { pickFeeOf } from '@banxin/contract/rules/cloudWarehouse';
import { afterAll, describe, expect, test } from 'vitest';

import { createTestServer, outcome } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { expireUnpaid } from '../order/expire.ts';
import { CARDS, configurationOf, enter, place, RECEIVER, rowOf } from '../order/order.testkit.ts';
import { expectWorkedOut } from '../order/priceLog.testkit.ts';
import { shelfOf } from '../stock/stock.testkit.ts';
import { enterAdmin, stepOf } from '../works/works.testkit.ts';
import {
  adjust,
  orderForWarehouse,
  parcelOf,
  send,
  steps,
  stocked,
  stocksOf,
  store,
} from './cloud.testkit.ts';
import { adjustCustody, freezeCustody, listCustody, unfreezeCustody } from './ops.ts';

const server = await createTestServer();
const { db } = server;
const MINUTE = 60_000;
/** The embedded engine takes one after the other. */
const isServer = server.kind === 'server';
const { custody, sales } = cloudWarehouseKind;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const buyer = () => enter(server, { balance: 100_000_000 });
const of = (id: number, quantity: number) => ({ kind: custody, id, quantity });

describe('what is printed for the warehouse', () => {
  test('costs no freight, keeps its packing, ends at 62 and lies there with its number', async () => {
    const person = await buyer();
    const { browser } = person;
    const { orderSN } = await place(browser, { configuration: { ...CARDS, quantity: 20 } });
    const sent = await browser.send(getConfirmOrderInfo, { orderSN, province: '上海市' });
    const kept = await browser.send(getConfirmOrderInfo, { orderSN, intoWarehouse: true });
    const freight = (info: typeof sent) => info.quote.lines.find(({ id }) => id === 'freight');
    expect(freight(sent)?.amount).toBeGreaterThan(0);
    expect(freight(kept)).toMatchObject({ amount: 0, label: '存入云仓，免运费' });
    expect(kept.quote.total).toBe(sent.quote.total - (freight(sent)?.amount ?? 0));
    expect(kept).toMatchObject({ carriers: [], carrier: null, warehouseRefusal: null });
    const input = {
      ...{ orderSN, receiver: RECEIVER, carrier: '', intoWarehouse: true },
      expectedTotal: kept.quote.total,
    };
    const { payment } = await browser.send(confirmOrder, input);
    // The same press again is the same order.
    expect((await browser.send(confirmOrder, input)).payment?.paymentSN).toBe(payment?.paymentSN);
    expect((await browser.send(getCloudInventory, { kind: custody })).items).toEqual([]);
    await browser.send(payByBalance, { paymentSN: payment?.paymentSN ?? '' });
    expect((await browser.send(getCloudInventory, { kind: custody })).items).toMatchObject([
      { onHand: 0, available: 0, incoming: 20, inboundAt: null },
    ]);
    await store(server, orderSN);
    const order = await rowOf(db, orderSN);
    expect(order).toMatchObject({ status: s.stored, tab: 'done', cloud: 'store', due_day: null });
    expect(orderFlag.has(order.flags, orderFlag.cloudWarehouseCustody)).toBe(true);
    const detail = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(detail.cloud).toBe('store');
    const [lies] = await stocksOf(db, person.id);
    expect(detail.goods).toMatchObject([
      { kind: custody, id: lies?.id, code: lies?.code, quantity: 20, unit: '盒' },
    ]);
    expect(detail.actions.map(({ event }) => event)).toEqual(['reorder']);
    const { items } = await browser.send(getCloudInventory, { kind: custody });
    expect(items).toMatchObject([{ onHand: 20, available: 20, incoming: 0, orderSN }]);
    expect(items[0]).toMatchObject({ freeUntil: expect.any(String), unit: '盒' });
  });

  test('again with the same files is the same goods; the works cannot send it as the order that it was', async () => {
    const person = await buyer();
    const first = await orderForWarehouse(person.browser);
    await store(server, first);
    await store(server, await orderForWarehouse(person.browser));
    // Without a file nobody knows whether it is the same.
    expect(await stocksOf(db, person.id)).toHaveLength(2);
    const admin = await enterAdmin(server);
    const { id } = await rowOf(db, first);
    const waiting = await admin.browser.send(getQueue, { desk: 'shipping', pageSize: 100 });
    expect(waiting.items.filter((one) => one.orderSN === first)).toEqual([]);
    expect(waiting.total).toBe(waiting.items.length);
    for (const event of ['LABEL', 'ALL_HANDED_OVER', 'WITHDRAW_STORAGE']) {
      expect(await admin.browser.refused(act, stepOf(id, event))).toMatchObject({
        message: '货物存放在云仓，请在云仓下单发货',
      });
    }
  });

  test('in several styles has a number for each; goods of the shelf are no such goods', async () => {
    const person = await buyer();
    await store(server, await orderForWarehouse(person.browser, { ...CARDS, styles: 2 }));
    const stocks = await stocksOf(db, person.id);
    expect(stocks.map(({ style, on_hand }) => [style, on_hand])).toEqual([
      ['款 1', 2],
      ['款 2', 2],
    ]);
    const { orderSN } = await place(person.browser, { configuration: configurationOf(701) });
    const refusal = person.browser.refused(getConfirmOrderInfo, { orderSN, intoWarehouse: true });
    expect(await refusal).toMatchObject({ message: '现货商品不能存入云仓' });
  });
});

describe('a parcel', () => {
  test('of custody goods and goods of the shop has one price, and every line says what it is', async () => {
    const person = await buyer();
    const stock = await stocked(server, person, { ...CARDS, quantity: 20 });
    const lines = [of(stock.id, 3), { kind: sales, id: 701, quantity: 2 }];
    const info = await person.browser.send(prepareCloudOrder, { lines, province: '上海市' });
    const { goods, pick, items, material, freight, total } = info.fees;
    expect({ items, pick }).toEqual({ items: 3, pick: pickFeeOf(3) });
    expect(pick).toBe(300);
    expect(goods).toBe(info.lines[1]?.sum);
    expect(total).toBe(goods + pick + material + freight);
    const shelf = await shelfOf(db, 701);
    const { orderSN } = await send(person.browser, lines);
    const order = await rowOf(db, orderSN);
    expect(order.total).toBe(total);
    const detail = await person.browser.send(getOrderDetail, { ordersn: orderSN });
    expect(detail).toMatchObject({ cloud: 'send', isPrinted: false, specLines: [] });
    expect(detail.steps.map(({ title, state }) => [title.message, state])).toEqual([
      ['下单', 'done'],
      ['付款', 'current'],
      ['接单', 'future'],
      ['拣货', 'future'],
      ['发货', 'future'],
      ['签收', 'future'],
    ]);
    expect(detail.goods?.map(({ id, code, quantity }) => [id, code, quantity])).toEqual([
      [stock.id, stock.code, 3],
      [701, '701', 2],
    ]);
    for (const flag of [orderFlag.cloudWarehouseCustody, orderFlag.cloudWarehouseSale]) {
      expect(orderFlag.has(order.flags, flag)).toBe(true);
    }
    expect((await shelfOf(db, 701)).available).toBe(shelf.available - 2);
    await person.browser.send(cancelOrder, { orderSN });
    expect(await shelfOf(db, 701)).toEqual(shelf);
    expect(await stocksOf(db, person.id)).toMatchObject([{ reserved: 0, available: 20 }]);
  });

  test('is taken, picked and sent: its tag, its sentence and its strip say so, on its page and in the list', async () => {
    const { browser } = await buyer();
    const { orderSN } = await send(browser, [{ kind: sales, id: 701, quantity: 1 }]);
    const { paymentSN } = await browser.send(getOrderDetail, { ordersn: orderSN });
    await browser.send(payByBalance, { paymentSN: paymentSN ?? '' });
    const stands = async () => {
      const detail = await browser.send(getOrderDetail, { ordersn: orderSN });
      const { items } = await browser.send(getCloudOrders, {});
      const listed = items.find((one) => one.orderSN === orderSN);
      expect(listed?.statusLabel).toEqual(detail.statusLabel);
      expect(listed?.hint).toEqual(detail.hint);
      const under = detail.steps.find(({ state }) => state === 'current');
      return [detail.statusLabel.message, under?.title.message, detail.hint.message];
    };
    expect(await stands()).toEqual([
      '待接单',
      '接单',
      expect.stringMatching(/^已付款，等待仓库接单，预计 .+ 发货$/),
    ]);
    await steps(server, orderSN, ['ALLOCATE']);
    expect(await stands()).toEqual([
      '拣货中',
      '拣货',
      expect.stringMatching(/^仓库已接单，正在拣货/),
    ]);
    await steps(server, orderSN, ['PICKED']);
    expect(await stands()).toEqual(['待发货', '发货', expect.stringMatching(/^已拣好，等待发货/)]);
  });

  test('is worked out line by line before it is ordered, and keeps that with its order', async () => {
    const person = await buyer();
    const stock = await stocked(server, person, { ...CARDS, quantity: 20 });
    const lines = [of(stock.id, 3), { kind: sales, id: 701, quantity: 2 }];
    const asked = { lines, province: '上海市' };
    expect((await person.browser.send(prepareCloudOrder, asked)).log).toBeUndefined();
    const { log, fees } = await person.browser.send(prepareCloudOrder, {
      ...asked,
      explained: true,
    });
    const before = expectWorkedOut(log);
    expect(before.total).toBe(fees.total);
    expect(before.lines.map(({ id }) => id)).toEqual(['goods.701', 'pick', 'packaging', 'freight']);
    const { orderSN } = await send(person.browser, lines);
    const kept = expectWorkedOut(await person.browser.send(calculateLogs, { orderSN }));
    expect(kept.lines).toEqual(before.lines);
    const bare = await person.browser.send(prepareCloudOrder, { lines, explained: true });
    expect(expectWorkedOut(bare.log).lines.map(({ id }) => id)).not.toContain('freight');
  });

  test('is refused at another price, by another composition, and where there is less, with what is left', async () => {
    const person = await buyer();
    const stock = await stocked(server, person, { ...CARDS, quantity: 5 });
    const input = await parcelOf(person.browser, [of(stock.id, 2)]);
    const { browser } = person;
    const dearer = { ...input, expectedTotal: input.expectedTotal + 1 };
    expect(await browser.refused(createCloudOrder, dearer)).toMatchObject({
      errCode: errCode.priceMoved,
      data: { seen: dearer.expectedTotal, total: input.expectedTotal },
    });
    const renamed = { ...input, token: 'another' };
    expect(await outcome(browser.send(createCloudOrder, renamed))).toBe(errCode.priceMoved);
    const elsewhere = { ...input, carrier: 'pickup' };
    expect(await outcome(browser.send(createCloudOrder, elsewhere))).not.toBe(0);
    await send(browser, [of(stock.id, 4)]);
    expect(await browser.refused(createCloudOrder, input)).toMatchObject({
      errCode: errCode.stockTooLow,
      message: '可用只有 1',
      data: { short: [{ kind: custody, id: stock.id, left: 1 }] },
    });
  });

  test('that nobody pays gives its goods back after 30 minutes; after 15 it is no more cancelled', async () => {
    const person = await buyer();
    const { browser } = person;
    const stock = await stocked(server, person, { ...CARDS, quantity: 6 });
    const unpaid = await send(browser, [of(stock.id, 2)]);
    const paid = await send(browser, [of(stock.id, 3)]);
    await browser.send(payByBalance, { paymentSN: paid.paymentSN });
    expect(await stocksOf(db, person.id)).toMatchObject([{ reserved: 5, available: 1 }]);
    await expireUnpaid(db, instantOf(server.clock.now() + 31 * MINUTE));
    expect((await rowOf(db, unpaid.orderSN)).status).toBe(s.cancelled);
    expect(await stocksOf(db, person.id)).toMatchObject([{ reserved: 3, available: 3 }]);
    await steps(server, paid.orderSN, ['ALLOCATE']);
    const late = await browser.refused(cancelOrder, { orderSN: paid.orderSN });
    expect(late).toMatchObject({ errCode: errCode.wrongState });
    expect(late.message).not.toBe('');
    const { items, counts } = await browser.send(getCloudOrders, {});
    expect(items.map(({ orderSN }) => orderSN)).toEqual([paid.orderSN, unpaid.orderSN]);
    expect(counts).toEqual([
      { tab: 'inProduction', count: 1 },
      { tab: 'cancelled', count: 1 },
    ]);
    const events = items[0]?.actions.map(({ event }) => event);
    expect(items[0]?.actions.find(({ event }) => event === 'cancel')).toMatchObject({
      allowed: false,
      reason: { message: late.message },
    });
    expect(events).not.toContain('reorder');
    expect(events).not.toContain('splitDelivery');
  });

  test('that comes back lies in the warehouse again, once, and is not sent again as it was', async () => {
    const person = await buyer();
    const stock = await stocked(server, person, { ...CARDS, quantity: 4 });
    const { orderSN, paymentSN } = await send(person.browser, [of(stock.id, 3)]);
    await person.browser.send(payByBalance, { paymentSN });
    await steps(server, orderSN, ['ALLOCATE', 'PICKED', 'LABEL', 'ALL_HANDED_OVER']);
    expect(await stocksOf(db, person.id)).toMatchObject([{ on_hand: 1, available: 1 }]);
    await steps(server, orderSN, ['CARRIER_RETURNING', 'RETURN_SCANNED']);
    expect(await stocksOf(db, person.id)).toMatchObject([{ on_hand: 4, available: 4 }]);
    const admin = await enterAdmin(server);
    const { id } = await rowOf(db, orderSN);
    expect(await admin.browser.refused(act, stepOf(id, 'RESHIP'))).toMatchObject({
      message: '退回的货物已入云仓，请重新下单发货',
    });
    const { items } = await person.browser.send(getCloudMovements, { stockId: stock.id });
    expect(items.map(({ kind, available }) => [kind, available])).toEqual([
      ['IN_RETURN', 4],
      ['OUT', 1],
      ['RESERVE', 1],
      ['IN_PRODUCTION', 4],
    ]);
  });
});

describe('the owner', () => {
  test('is told once for each time that a stock falls to its alert', async () => {
    const person = await buyer();
    const { browser } = person;
    const stock = await stocked(server, person, { ...CARDS, quantity: 10 });
    await browser.send(setCloudAlert, { stockId: stock.id, quantity: 5 });
    const lows = async () =>
      (await browser.send(getSiteMessages, {})).items.filter(({ kind }) => kind === 'cloudLow');
    const { orderSN } = await send(browser, [of(stock.id, 5)]);
    await send(browser, [of(stock.id, 1)]);
    const [told] = await lows();
    expect(await lows()).toHaveLength(1);
    expect(told?.text.message).toContain(`${stock.code} 铜版纸名片 可用 5 盒`);
    await browser.send(cancelOrder, { orderSN });
    await send(browser, [of(stock.id, 6)]);
    expect(await lows()).toHaveLength(2);
    const { items } = await browser.send(getCloudInventory, { kind: custody, status: 'low' });
    expect(items).toMatchObject([{ isLow: true, alertAt: 5 }]);
  });

  test('has some given back by an order, and some destroyed at once', async () => {
    const person = await buyer();
    const { browser } = person;
    const stock = await stocked(server, person, { ...CARDS, quantity: 10 });
    const asked = { stockId: stock.id, quantity: 4, province: RECEIVER.province };
    const { fees, carrier } = await browser.send(prepareCloudOut, asked);
    const back = await browser.send(applyCloudOut, {
      ...{ stockId: stock.id, quantity: 4, way: 'return', receiver: RECEIVER },
      ...{ carrier: carrier ?? '', expectedTotal: fees.total },
    });
    expect(back.stock).toMatchObject({ reserved: 4, available: 6 });
    expect((await rowOf(db, back.orderSN ?? '')).cloud).toBe('back');
    const gone = await browser.send(applyCloudOut, {
      ...{ stockId: stock.id, quantity: 2, way: 'destroy' },
    });
    expect(gone).toMatchObject({ stock: { onHand: 8, available: 4 }, orderSN: null });
    const more = { stockId: stock.id, quantity: 5, way: 'destroy' } as const;
    expect(await browser.refused(applyCloudOut, more)).toMatchObject({ message: '可用只有 4' });
  });

  test('sees why goods are frozen, and cannot send them; the warehouse freezes by its commands', async () => {
    const person = await buyer();
    const stock = await stocked(server, person, { ...CARDS, quantity: 10 });
    const now = instantOf(server.clock.now());
    const reason = '封口开胶';
    expect(await freezeCustody(db, { code: stock.code, reason, units: '8' }, now)).toContain(
      '冻结 8',
    );
    const { items } = await person.browser.send(getCloudInventory, {
      ...{ kind: custody, status: 'frozen' },
    });
    expect(items).toMatchObject([{ frozen: 8, frozenReason: reason, available: 2 }]);
    const input = await parcelOf(person.browser, [of(stock.id, 3)]);
    expect(await outcome(person.browser.send(createCloudOrder, input))).toBe(errCode.stockTooLow);
    expect(await unfreezeCustody(db, { code: stock.code, reason: '已返工' }, now)).toContain(
      '冻结 0',
    );
    expect(await adjustCustody(db, { code: stock.code, units: '-11', reason: '盘亏' }, now)).toBe(
      `${stock.code} 可用的只有 10，没有修改`,
    );
    expect(await listCustody(db, person.name)).toContain('可用 10');
  });

  test('alone sees them: nobody else finds, moves, sends or exports them', async () => {
    const person = await buyer();
    const stock = await stocked(server, person, { ...CARDS, quantity: 4 });
    const { browser: stranger } = await buyer();
    const lines = [of(stock.id, 1)];
    const unknown = { errCode: errCode.notFound };
    const stockId = stock.id;
    expect(await stranger.refused(getCloudMovements, { stockId })).toMatchObject(unknown);
    expect(await stranger.refused(setCloudAlert, { stockId, quantity: 1 })).toMatchObject(unknown);
    expect(await stranger.refused(prepareCloudOrder, { lines })).toMatchObject(unknown);
    const input = await parcelOf(person.browser, lines);
    expect(await stranger.refused(createCloudOrder, input)).toMatchObject(unknown);
    const destroy = { stockId, quantity: 1, way: 'destroy' } as const;
    expect(await stranger.refused(applyCloudOut, destroy)).toMatchObject(unknown);
    expect((await stranger.send(getCloudInventory, { kind: custody })).items).toEqual([]);
    const raw = await stranger.send(exportCloudInventory, {});
    expect(raw).toMatchObject({ fileName: expect.stringContaining('cloud-stock') });
    expect(await stocksOf(db, person.id)).toMatchObject([{ available: 4 }]);
  });
});

describe('many at once', () => {
  test('parcels of the last 10: as many go as there are, and none below zero', async () => {
    const person = await buyer();
    const stock = await stocked(server, person, { ...CARDS, quantity: 10 });
    const logins = await Promise.all(
      Array.from({ length: isServer ? 20 : 4 }, () =>
        enter(server, { parent: person, roles: subAccountRole.ordering }),
      ),
    );
    const input = await parcelOf(person.browser, [of(stock.id, 1)]);
    const sent = logins.flatMap(({ browser }) =>
      Array.from({ length: isServer ? 10 : 6 }, () =>
        outcome(browser.send(createCloudOrder, input)),
      ),
    );
    const codes = await Promise.all(sent);
    expect(codes.filter((code) => code === 'done')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['done', errCode.stockTooLow]));
    expect(await stocksOf(db, person.id)).toMatchObject([{ reserved: 10, available: 0 }]);
  });

  test('sent, cancelled, counted and destroyed at the same moment every piece is counted once', async () => {
    const person = await buyer();
    const { browser, id } = person;
    const stock = await stocked(server, person, { ...CARDS, quantity: 20 });
    for (let round = 0; round < (isServer ? 6 : 2); round += 1) {
      const held = await send(browser, [of(stock.id, 3)]);
      const next = await parcelOf(browser, [of(stock.id, 2)]);
      await Promise.all([
        outcome(browser.send(createCloudOrder, next)),
        outcome(browser.send(cancelOrder, { orderSN: held.orderSN })),
        outcome(browser.send(payByBalance, { paymentSN: held.paymentSN })),
        adjust(server, id, stock.id, 1),
        outcome(browser.send(applyCloudOut, { stockId: stock.id, quantity: 1, way: 'destroy' })),
      ]);
      expect(await contradictions(db)).toEqual([]);
    }
  });
});
