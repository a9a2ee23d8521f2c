/**
 * Who may not see prices gets none: every call whose answer can carry money, found by its schema, is made by
 * a design sub-account and by its main account. A call that is not in the table of inputs fails.
 */

import type { WholeCall } from '@banxin/contract/call';
import { planShipping, startImport } from '@banxin/contract/calls/batch/import';
import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { startCloudImport } from '@banxin/contract/calls/cloudWarehouse/import';
import { canRenew } from '@banxin/contract/calls/customer/membership';
import { getSubAccounts, saveSubAccount } from '@banxin/contract/calls/customer/subAccount';
import {
  cancelWithdrawal,
  getWithdrawals,
  sendWithdrawalCode,
  withdraw,
} from '@banxin/contract/calls/customer/withdrawal';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { applyInvoice, getInvoice, requestRed } from '@banxin/contract/calls/invoice/invoice';
import { getInvoiceTitles } from '@banxin/contract/calls/invoice/title';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { getMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { addFavorite, getFavorites, repriceFavorites } from '@banxin/contract/calls/order/favorite';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { shareQuote } from '@banxin/contract/calls/order/quoteShare';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { createVipOrder } from '@banxin/contract/calls/order/vipOrder';
import { mergeCart } from '@banxin/contract/calls/stock/cart';
import { prepareSubmit } from '@banxin/contract/calls/stock/submit';
import { CallError } from '@banxin/contract/client';
import { fen, yuan } from '@banxin/contract/entities/primitives';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { redReason } from '@banxin/contract/enums/invoice';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import type { Fen } from '@banxin/contract/money';
import { rightRefusals } from '@banxin/contract/rules/rights';
import { products } from '@banxin/pricing/products';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { SEED_NOW } from '../src/db/seed/seed.ts';
import { ask, claim, deskOf, received } from '../src/modules/afterSales/afterSales.testkit.ts';
import { accept as acceptTicket, fail as failTicket } from '../src/modules/afterSales/desk.ts';
import {
  cloudWorkbookOf,
  goodRows,
  type Row,
  workbookOf,
} from '../src/modules/batch/batch.testkit.ts';
import { readerOf } from '../src/modules/batch/reader.ts';
import { adjust, parcelOf, send, stocked } from '../src/modules/cloud/cloud.testkit.ts';
import { addCoupon } from '../src/modules/coupon/coupon.testkit.ts';
import { upload } from '../src/modules/file/upload.testkit.ts';
import { approveInvoice, issueInvoice } from '../src/modules/invoice/desk.ts';
import { addTitle, application, numberOf } from '../src/modules/invoice/invoice.testkit.ts';
import { enterRed } from '../src/modules/invoice/redDesk.ts';
import {
  CARDS,
  type Confirmed,
  configurationOf,
  confirmation,
  confirmed,
  enter,
  type Person,
  paid,
  place,
  RECEIVER,
} from '../src/modules/order/order.testkit.ts';
import { instantOf } from '../src/ports/clock.ts';
import { FIXTURES } from '../src/preflight/fixtures.ts';
import { registrations } from '../src/registry.ts';
import { type Browser, createTestServer } from './harness.ts';

const server = await createTestServer();

interface Definition {
  readonly type: string;
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

type Path = readonly string[];
/** A step of a path that stands for every item of a list. */
const EACH = '*';

/** Where an answer of this shape can carry money, or something that its row does not describe. */
function moneyIn(schema: z.core.$ZodType, path: Path = [], seen: readonly unknown[] = []): Path[] {
  if (schema === (fen as unknown) || schema === (yuan as unknown)) return [path];
  if (seen.includes(schema)) return [];
  const within = (inner: z.core.$ZodType, step?: string): Path[] =>
    moneyIn(inner, step === undefined ? path : [...path, step], [...seen, schema]);
  const def = schema._zod.def as unknown as Definition;
  if (def.type === 'custom' || def.type === 'unknown') return [path];
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, of]) => within(of, name)),
    ...(def.element ? within(def.element, EACH) : []),
    ...(def.innerType ? within(def.innerType) : []),
    ...(def.options ?? []).flatMap((option) => within(option)),
  ];
}

/** What stands at a path of an answer. */
function at(value: unknown, [step, ...rest]: Path): unknown[] {
  if (value === null || value === undefined) return [];
  if (step === undefined) return [value];
  if (step === EACH) return (value as unknown[]).flatMap((item) => at(item, rest));
  return at((value as Record<string, unknown>)[step], rest);
}

const calls: readonly WholeCall[] = registrations.map(({ call }) => call);
const carrying = calls
  .filter(({ raw }) => raw === undefined)
  .map((call) => ({ call, paths: moneyIn(call.output) }))
  .filter(({ paths }) => paths.length > 0);

let master: Person & { browser: Browser };
let designer: Browser;
let draft: { orderId: number; orderSN: string };
let unconfirmed: { orderId: number; orderSN: string };
let order: Confirmed & { paymentSN: string };
let refunded: { orderId: number; orderSN: string };
/** Freight to there is more. */
const REMOTE = { province: '新疆维吾尔自治区', city: '乌鲁木齐市' };
/** A line of both carts. */
const LINE = { productId: 701, quantity: 2 };
let moving: { orderSN: string; difference: number };
let stockId: number;
/** One of the custody goods of the main account. */
const cloudLine = () => ({ kind: cloudWarehouseKind.custody, id: stockId, quantity: 1 });
let splitting: Awaited<ReturnType<typeof splitOf>>;
let file: string;
let token: string;
/** An order of two boxes as the editor sends it: one here, one far away. */
async function splitOf(browser: Browser, { orderId, orderSN }: Confirmed) {
  const { version } = await browser.send(getMultipleDelivery, { orderId });
  const receivers = [RECEIVER, { ...RECEIVER, ...REMOTE }];
  const drops = receivers.map((receiver) => ({ receiver, quantity: 1 }));
  const ways = receivers.map(({ province }) => ({ province, quantity: 1 }));
  const { difference } = await browser.send(calcExpressSum, { orderSN, drops: ways });
  return { orderSN, version, drops, expectedDifference: difference };
}

beforeAll(async () => {
  master = await enter(server, { balance: 5_000_000, orderNotifySum: 1_000_000 });
  designer = (await enter(server, { parent: master, roles: subAccountRole.design })).browser;
  file = await upload(server, master.browser, FIXTURES['card-with-bleed']());
  const sheet = { configuration: CARDS, province: '上海市' };
  const { number } = await master.browser.send(issueQuoteSheet, sheet);
  ({ token } = await master.browser.send(shareQuote, { number, shownAs: '悦享' }));
  for (const one of [master.browser, designer]) await one.send(mergeCart, { lines: [LINE] });
  draft = await place(master.browser);
  unconfirmed = await place(master.browser);
  await addCoupon(server.db, master.id);
  order = await confirmed(master.browser);
  const { orderSN } = await paid(master.browser);
  const drops = [{ province: REMOTE.province }];
  const { difference } = await master.browser.send(calcExpressSum, { orderSN, drops });
  moving = { orderSN, difference };
  splitting = await splitOf(master.browser, await paid(master.browser));
  ({ id: stockId } = await stocked(server, master, { ...CARDS, quantity: 50 }));
  await server.db
    .insertInto('cloud_fees')
    .values({
      ...{ customer_id: master.id, month: '2026-10', mm3_days: 1, amount: 1_000, state: 'booked' },
      ...{ held_from: null, created_at: SEED_NOW, booked_at: SEED_NOW },
    })
    .execute();
  await server.db
    .insertInto('cashbacks')
    .values({ customer_id: master.id, month: '2026-10', amount: 500, created_at: SEED_NOW })
    .execute();
  refunded = await paid(master.browser);
  await master.browser.send(cancelOrder, { orderSN: refunded.orderSN, reason: '不要了' });
});

/** A ticket of after-sales about an order of its own. */
const ticketOf = async (browser: Browser, more: Parameters<typeof claim>[1] = {}) =>
  ask(server, browser, claim((await received(server, browser)).order_sn, more));

/** The main account's favourite. */
async function favorite(): Promise<number> {
  const { items } = await master.browser.send(getFavorites, {});
  const of = { orderSN: order.orderSN };
  return items[0]?.id ?? (await master.browser.send(addFavorite, { name: '名片', of })).id;
}

/** It as it costs now. */
async function reordering() {
  const ids = [await favorite()];
  const [one] = await master.browser.send(repriceFavorites, { ids });
  const { quantity = 0, styles = 0 } = one?.job?.configuration ?? {};
  return { jobs: ids.map((id) => ({ id, quantity, styles, expectedTotal: one?.priceNow ?? 0 })) };
}

/** A withdrawal of the main account that is not sent. */
const underWay = async () =>
  (await master.browser.send(getWithdrawals, {})).items.find(
    ({ status }) => status === 'processing',
  );

/** The code that was sent to the main account. */
async function withdrawalCode(): Promise<string> {
  server.clock.advance(60_000);
  await master.browser.send(sendWithdrawalCode, {});
  const { body } = await server.db
    .selectFrom('sms_outbox as s')
    .innerJoin('customers as c', 'c.mobile', 's.phone')
    .where('c.id', '=', master.id)
    .select('s.body')
    .orderBy('s.id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body)?.[0] ?? '';
}

/** An input that the main account is answered to; null: makes a session, and answers who came in as `GetSimpleById` does. */
/** A checked workbook of the main account. */
async function workbook(rows = 1, more: Row = {}): Promise<{ importId: string }> {
  const who = master.browser;
  const bytes = await workbookOf(
    goodRows(rows).map((row) => ({
      ...row,
      ...more,
      number: `${row.number}-${server.services.random.token(6)}`,
    })),
  );
  const uploadId = await upload(server, who, bytes, '订单.xlsx', 'import');
  const { importId } = await who.send(startImport, { uploadId });
  await readerOf(server.services).runAll();
  return { importId };
}

/** Two rows of one print file, which go together cheaper. */
async function joinable(): Promise<{ importId: string }> {
  const file = `${server.services.random.token(6)}.pdf`;
  await upload(server, master.browser, FIXTURES['card-with-bleed'](), file);
  return workbook(2, { file });
}

/** A checked workbook of 25 cloud parcels, more than one call makes orders of. */
async function cloudWorkbook(): Promise<{ importId: string }> {
  const who = master.browser;
  const { code } = await server.db
    .selectFrom('cloud_stock')
    .select('code')
    .where('id', '=', stockId)
    .executeTakeFirstOrThrow();
  await adjust(server, master.id, stockId, 25);
  const rows = Array.from({ length: 25 }, () => ({
    number: server.services.random.token(8),
    stockCode: code,
    ...{ quantity: 1, consignee: '陈女士', phone: '13800000001' },
    address: '浙江省杭州市西湖区文三路 1 号',
  }));
  const bytes = await cloudWorkbookOf(rows);
  const importUrl = await upload(server, who, bytes, '云仓.xlsx', 'import');
  const { importId } = await who.send(startCloudImport, { importUrl });
  await readerOf(server.services).runAll();
  return { importId };
}

/** A colleague with a limit of its own, as it stands now. */
async function colleague() {
  const { items } = await master.browser.send(getSubAccounts, { words: '限额同事' });
  return (
    items[0] ??
    master.browser.send(saveSubAccount, {
      name: '限额同事',
      password: 'Demo-2027',
      linkPerson: '同事',
      mobilePhone: '13977770001',
      roles: subAccountRole.ordering,
      payLimit: 10_000 as Fen,
    })
  );
}

/** An order that was just paid, of the main account. */
const invoiceableOrder = async () => (await paid(master.browser)).orderSN;

const invoiced = async (isIssued = true): Promise<number> => {
  const orderSNs = [await invoiceableOrder()];
  const titles = await master.browser.send(getInvoiceTitles, {});
  const titleId = titles[0]?.id ?? (await addTitle(master.browser)).id;
  const input = await application(master.browser, { orderSNs }, titleId);
  const [id = 0] = (await master.browser.send(applyInvoice, input)).ids;
  if (!isIssued) return id;
  const desk = { db: server.db, now: instantOf(server.clock.now()), actor: 'staff' };
  const number = await numberOf(master.browser, id);
  await approveInvoice(desk, { number });
  await issueInvoice(desk, { number, invoiceNumber: `2699${String(id).padStart(16, '0')}` });
  return id;
};

/** A reversal of the works that waits for the main account. */
async function waitingRed(): Promise<number> {
  const id = await invoiced();
  await server.db.updateTable('invoices').set({ kind: 'special' }).where('id', '=', id).execute();
  const desk = { db: server.db, now: instantOf(server.clock.now()), actor: 'staff' };
  const number = await numberOf(master.browser, id);
  const { random } = server;
  await enterRed({ ...desk, random }, { number, amount: 100 as Fen, reason: redReason.allowance });
  const { reds } = await master.browser.send(getInvoice, { id });
  return reds[0]?.id ?? 0;
}

const inputs: Readonly<Record<string, (() => unknown) | null>> = {
  'Login.LoginByNameOrQQOrMobilePhone': null,
  'Login.LoginByMobilePhone': null,
  'Login.BindQqOpenId': null,
  'Customer.Register': null,
  // For people of the works, who are not sub-accounts of customers.
  'Works.GetOfficeQueue': null,
  'Works.GetOfficeCase': null,
  'Works.GetWall': null,
  'Works.GetCustomerFile': null,
  'Works.ChangeCustomer': null,
  'Works.GetCustomerOrders': null,
  'Works.GetCustomerLedger': null,
  'Customer.GetSimpleById': () => ({}),
  'Customer.NewCustomerReceive': () => ({}),
  'Customer.GetCustomerAccount': () => ({}),
  'Customer.GetCustomerAccountStatistics': () => ({}),
  'Customer.GetCustomerAccountTransactions': () => ({}),
  'Customer.GetCashback': () => ({}),
  'Customer.GetWithdrawals': () => ({}),
  'Customer.Withdraw': async () => {
    const open = await underWay();
    if (open) await master.browser.send(cancelWithdrawal, { id: open.id });
    return { amount: 100, smsCode: await withdrawalCode() };
  },
  'Customer.CancelWithdrawal': async () => {
    const open = await underWay();
    if (open) return { id: open.id };
    const asked = { amount: 100 as Fen, smsCode: await withdrawalCode() };
    return { id: (await master.browser.send(withdraw, asked)).id };
  },
  'Customer.GetSubAccountList': async () => {
    await colleague();
    return {};
  },
  'Customer.UpdateSubAccount': async () => ({ ...(await colleague()), linkPerson: '新同事' }),
  'Customer.GrantedSubPermissions': async () => {
    const { id, rev } = await colleague();
    return { id, rev, roles: subAccountRole.ordering | subAccountRole.design };
  },
  'Invoice.GetInvoiceable': async () => {
    await invoiceableOrder();
    return {};
  },
  'Invoice.Preview': async () => ({ orderSNs: [await invoiceableOrder()], kind: 'general' }),
  'Invoice.GetList': async () => {
    await invoiced(false);
    return {};
  },
  'Invoice.GetDetail': async () => ({ id: await invoiced(false) }),
  'Invoice.GetOfOrder': async () => ({ orderSN: await invoiceableOrder() }),
  'Invoice.RequestRed': async () => ({ id: await invoiced(), reason: 1, amount: 100 }),
  'Invoice.RespondRed': async () => ({ id: await waitingRed(), agree: true }),
  'Invoice.WithdrawRed': async () => {
    const asked = { id: await invoiced(), reason: redReason.allowance, amount: 100 as Fen };
    return { id: (await master.browser.send(requestRed, asked)).id };
  },
  'Customer.GetVIPServices': () => ({}),
  'Customer.IsCanRenew': () => ({}),
  'Customer.GetCustomerVipPurchaseRecord': async () => {
    const { waiting } = await master.browser.send(canRenew, {});
    if (waiting === null) await master.browser.send(createVipOrder, { vipLevel: 6, years: 1 });
    return {};
  },
  'Customer.GetVipSaving': () => ({}),
  'Content.GetBanners': () => ({}),
  'Order.GetAllProductCategories': () => ({}),
  'Catalogue.Filter': () => ({ parentId: null, filters: {} }),
  'Order.ProductUIOrderConfigByCategoryId': () => ({ categoryId: 701 }),
  'Search.Query': () => ({ words: '名片' }),
  'Order.GetUsualOrders': () => ({}),
  'Customer.GetToday': () => ({}),
  'Order.GetCustomerOrderStatistics': () => ({}),
  'Order.GetCustomerLastSixMouthStatistic': () => ({}),
  'Order.GetOrderStatisticByParentCategory': () => ({}),
  'Order.GetLastJob': () => ({ productId: 101 }),
  'Quote.Parse': () => ({ text: '铜版名片 5盒' }),
  'Quote.Calculate': () => ({ configuration: CARDS, province: '上海市' }),
  'Quote.IssueSheet': () => ({ configuration: CARDS, province: '上海市' }),
  'Quote.GetShared': () => ({ token }),
  'Quote.GetShares': () => ({}),
  'Order.GetConfirmOrderInfo': () => ({ orderSN: draft.orderSN }),
  'Coupon.GetCustomerCoupons': () => ({}),
  'Coupon.GetCustomerAvailableCoupons': () => ({ orderSN: unconfirmed.orderSN }),
  'Calculate.CalculateLogs': () => ({ orderSN: order.orderSN }),
  'Order.ComputePackagingFee': () => ({
    configuration: CARDS,
    packaging: { neutral: true },
  }),
  'Order.ConfirmOrder': () => confirmation(master.browser, draft.orderSN, { payNow: true }),
  'Order.PrepareTogether': () => ({
    province: RECEIVER.province,
    rows: [{ configuration: CARDS }],
  }),
  'Order.CreateTogether': async () => {
    const { orderSN } = await place(master.browser);
    const { expectedTotal } = await confirmation(master.browser, orderSN);
    return { receiver: RECEIVER, rows: [{ configuration: CARDS, expectedTotal }] };
  },
  'Delivery.GetDeliveryMan': () => ({ smallAreaId: 411_481 }),
  'Delivery.GetExpressInfos': () => ({ configuration: CARDS, province: '上海市' }),
  'Delivery.BestDelivery': () => ({ configuration: CARDS, province: '上海市' }),
  'Delivery.CalcExpressSum': () => ({
    orderSN: order.orderSN,
    drops: [{ province: REMOTE.province }],
  }),
  'Order.UpdateOrderDeliveryAddress': () => ({
    orderSN: moving.orderSN,
    receiver: { ...RECEIVER, ...REMOTE },
    expectedDifference: moving.difference,
  }),
  'Order.GetOrderMultipleDelivery': () => ({ orderId: order.orderId }),
  'Order.SetMultipleDelivery': () => splitting,
  'FavoriteOrder.ByCustomerId': async () => {
    await favorite();
    return {};
  },
  'FavoriteOrder.Reprice': async () => ({ ids: [await favorite()] }),
  'FavoriteOrder.PrepareReorder': async () => ({
    jobs: [{ id: await favorite(), quantity: CARDS.quantity, styles: 1 }],
  }),
  'Order.OneClickReorder': reordering,
  'Order.GetOrdersByCustomer': () => ({}),
  'Order.GetOrderDetail': () => ({ ordersn: order.orderSN }),
  'Order.GetOrderInfo': () => ({ ordersn: order.orderSN }),
  'Order.SetFiles': () => ({ orderSN: order.orderSN, fileIds: [file] }),
  'Order.GetOrderPaymentRecords': () => ({ orderId: order.orderId }),
  'Order.GetOrderRefundRecordDetails': () => ({ orderId: refunded.orderId }),
  'Pay.GetPayment': () => ({ paymentSN: order.paymentSN }),
  'Pay.CreatePayment': () => ({ orderSNs: [order.orderSN] }),
  'Stock.GetGoods': () => ({ id: 901 }),
  'Stock.GetCart': () => ({}),
  // What lies there already: the version is not asked for.
  'Stock.SetCartLine': () => ({ ...LINE, version: 0 }),
  'Stock.RemoveCartLines': () => ({ productIds: [999_999] }),
  'Stock.MergeCart': () => ({ lines: [{ productId: 702, quantity: 1 }] }),
  'Stock.PrepareSubmit': () => ({ productIds: [LINE.productId], province: RECEIVER.province }),
  'Stock.Submit': async () => {
    const productIds = [703];
    await master.browser.send(mergeCart, { lines: [{ productId: 703, quantity: 1 }] });
    const asked = { productIds, province: RECEIVER.province };
    const { version, sums } = await master.browser.send(prepareSubmit, asked);
    return { productIds, version, receiver: RECEIVER, ways: [], expectedTotal: sums.total };
  },
  'Cloud.GetInventory': () => ({ kind: 1 }),
  'Cloud.GetFeeForecast': () => ({}),
  'Cloud.SetAlert': () => ({ stockId, quantity: 1 }),
  'Cloud.PrepareOut': () => ({ stockId, quantity: 1, province: RECEIVER.province }),
  'Cloud.ApplyOut': () => ({ stockId, quantity: 1, way: 'destroy' }),
  'Cloud.Prepare': () => ({ lines: [cloudLine()], province: RECEIVER.province }),
  'Order.CreateCloudhouseOrder': () => parcelOf(master.browser, [cloudLine()]),
  'Order.GetCustomerCloudWarehouseOrders': async () => {
    await send(master.browser, [cloudLine()]);
    return {};
  },
  'Import.GetProgress': workbook,
  'Import.GetRows': workbook,
  'Import.FixRow': async () => ({ ...(await workbook()), row: 2, col: 'remark', value: '急' }),
  'Import.ExplainRow': async () => ({ ...(await workbook()), row: 2 }),
  'Import.PlanShipping': joinable,
  'Import.TakeShipping': async () => {
    const which = await joinable();
    const offer = await master.browser.send(planShipping, which);
    return { ...which, expectedSum: offer?.sum ?? 0 };
  },
  'Import.LeaveShipping': workbook,
  'Import.AdoptFixes': async () => ({ ...(await workbook()), code: 'PHONE' }),
  'Import.MatchFiles': workbook,
  'Import.FillReceivers': async () => ({ ...(await workbook()), tids: ['404'] }),
  // More rows than one call makes orders of.
  'Order.BatchCreateOrder': async () => ({ ...(await workbook(25)), mode: 'all' }),
  'Order.BatchCreateCloudhouseOrder': async () => ({ ...(await cloudWorkbook()), mode: 'all' }),
  'Pay.PayByBalance': () => ({ paymentSN: order.paymentSN }),
  'AfterSales.GetList': async () => {
    await ticketOf(master.browser);
    return {};
  },
  'AfterSales.GetDetail': async () => ({ id: (await ticketOf(master.browser)).id }),
  'AfterSales.Judge': async () => {
    const { order_sn: orderSN } = await received(server, master.browser);
    return { orderSN, lines: [{ style: 1, quantity: 10 }], cause: 1 };
  },
  'AfterSales.AddEvidence': async () => {
    const { id, ticket_sn } = await ticketOf(master.browser);
    await failTicket(deskOf(server), ticket_sn, '请补充近照');
    return { id, text: '补一张近照' };
  },
  'AfterSales.Message': async () => ({
    id: (await ticketOf(master.browser)).id,
    text: '请尽快处理',
  }),
  'AfterSales.SetReturnParcel': async () => {
    const { id, ticket_sn } = await ticketOf(master.browser, { solution: 1 });
    await acceptTicket(deskOf(server), ticket_sn);
    return { id, carrier: '中通', no: 'ZT123456' };
  },
};

test('the table has an input for every call whose answer can carry money', () => {
  expect(carrying.map(({ call }) => call.name).toSorted()).toEqual(Object.keys(inputs).toSorted());
});

const made = carrying.filter(({ call }) => inputs[call.name]);

describe.each(made.map(({ call, paths }) => [call.name, call, paths] as const))(
  '%s',
  (name, call, paths) => {
    test('tells a design sub-account no amount, neither in its fields nor in its words', async () => {
      const input = await inputs[name]?.();
      const answer: unknown = await designer.send(call, input).catch((error: unknown) => error);
      if (answer instanceof CallError) {
        expect(answer.errCode).toBe(errCode.forbidden);
        expect(answer.data).toEqual({ key: expect.any(String) });
        return;
      }
      const found = paths.flatMap((path) => at(answer, path));
      const amounts = found.filter((one) => typeof one === 'number' && one !== 0);
      expect(amounts).toEqual([]);
      const text = JSON.stringify(answer);
      expect(text).not.toMatch(/[¥￥]|unitPrice|perUnit|margins/);
    });

    test('tells it to the main account, so that the silence above is no accident', async () => {
      const answer: unknown = await master.browser
        .send(call, await inputs[name]?.())
        .catch((error: unknown) => error);
      // the gift is for new customers; what was refused to the sub-account stays refused by its state
      if (name === 'Customer.NewCustomerReceive') return;
      expect(answer).not.toBeInstanceOf(CallError);
      const found = paths.flatMap((path) => at(answer, path));
      const amounts = found.filter((one) => typeof one !== 'number' || one > 0);
      expect(amounts.length).toBeGreaterThan(0);
    });
  },
);

describe('a role that sees no prices', () => {
  test('gets no quote, whatever it asks for, and is told why', async () => {
    for (const product of products) {
      const refusal = await designer.refused(calculateQuote, {
        configuration: configurationOf(product.id),
      });
      expect(refusal).toMatchObject({
        errCode: errCode.forbidden,
        message: rightRefusals.prices,
        data: { key: 'right.prices' },
      });
    }
  });

  test('gets every template without the book and without a price of its own', async () => {
    for (const { id } of products) {
      const config = await designer.send(getOrderConfig, { categoryId: id });
      expect(config.book).toBeNull();
      expect(JSON.stringify(config.product)).not.toContain('unitPrice');
      const whole = await master.browser.send(getOrderConfig, { categoryId: id });
      expect(whole.book).not.toBeNull();
    }
  });

  test('sees the catalogue without its lowest prices; a visitor sees them', async () => {
    const prices = async (browser: Browser) =>
      (await browser.send(getAllProductCategories, {})).flatMap((one) =>
        one.products.map(({ from }) => from),
      );
    expect(new Set(await prices(designer))).toEqual(new Set([null]));
    expect(await prices(server.browser())).not.toContain(null);
    expect(await prices(master.browser)).not.toContain(null);
  });

  test('sees them again with a second role that does', async () => {
    const roles = subAccountRole.design | subAccountRole.finance;
    const { browser } = await enter(server, { parent: master, roles });
    const quote = await browser.send(calculateQuote, { configuration: CARDS });
    expect(quote.total).toBeGreaterThan(0);
    const info = await browser.send(getConfirmOrderInfo, { orderSN: order.orderSN });
    expect(info.quote.total).toBe(order.total);
  });
});
