/** Who may do what with orders and payments: roles, other customers' things, fields nobody may set. */
import type { Call, InputOf } from '@banxin/contract/call';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import {
  getOrderDetail,
  getOrderInfo,
  getOrderPaymentRecords,
} from '@banxin/contract/calls/order/detail';
import { getOrderThumbnail, setOrderFiles } from '@banxin/contract/calls/order/files';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { createPayment, getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { subAccountRole, userRoleType } from '@banxin/contract/enums/customer';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { note } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Right } from '@banxin/contract/rules/rights';
import { rightsOf } from '@banxin/contract/rules/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import {
  balanceOf,
  CARDS,
  type Confirmed,
  confirmation,
  confirmed,
  enter,
  type Person,
  paid,
  place,
  RECEIVER,
  rowOf,
} from './order.testkit.ts';

const server = await createTestServer();
const { db } = server;
let master: Person & { browser: Browser };
let file: string;

beforeAll(async () => {
  master = await enter(server, { balance: 5_000_000, orderNotifySum: 1_000_000 });
  file = await upload(server, master.browser, FIXTURES['card-with-bleed']());
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const roles = subAccountRole.values.filter((role) => role !== subAccountRole.master);
const combined = [subAccountRole.design | subAccountRole.finance, 1 | 2 | 4 | 8 | 16];
describe.each([...roles, ...combined])('a sub-account with the roles %i', (role) => {
  const rights = rightsOf(role);
  const has = (right: Right) => rights.includes(right);
  let browser: Browser;
  let order: Confirmed & { paymentSN: string };
  beforeAll(async () => {
    browser = (await enter(server, { parent: master, roles: role })).browser;
    order = await confirmed(master.browser);
  });

  /** The call succeeds exactly when allowed; otherwise it is refused as forbidden. */
  async function allows<I, O>(call: Call<I, O>, input: I, isAllowed: boolean): Promise<O | null> {
    if (isAllowed) return browser.send(call, input);
    expect((await browser.refused(call, input)).errCode, call.name).toBe(errCode.forbidden);
    return null;
  }

  test('sees the master’s order, with prices exactly when its role has them', async () => {
    const { orderSN, total } = order;
    const detail = await browser.send(getOrderDetail, { ordersn: orderSN });
    const { items } = await browser.send(getOrders, { keyword: orderSN });
    const info = await browser.send(getOrderInfo, { ordersn: orderSN });
    for (const shown of [detail, info, items[0]]) {
      expect(shown?.total).toBe(has('prices') ? total : null);
      expect(shown?.paid).toBe(has('prices') ? 0 : null);
    }
    expect(detail.quote === null).toBe(!has('prices'));
    await allows(getOrderPaymentRecords, { orderId: order.orderId }, has('prices'));
    await allows(getPayment, { paymentSN: order.paymentSN }, has('prices'));
    await allows(getConfirmOrderInfo, { orderSN }, has('prices'));
  });

  test('creates, confirms and cancels exactly when its role does', async () => {
    const { orderSN } = await place(master.browser);
    const input = await confirmation(master.browser, orderSN);
    const before = await rowOf(db, orderSN);
    await allows(createOrder, { configuration: CARDS }, has('create'));
    await allows(confirmOrder, { ...input, payNow: false }, has('create'));
    if (!has('create')) expect(await rowOf(db, orderSN)).toEqual(before);
    await allows(cancelOrder, { orderSN }, has('create'));
  });

  test('supplies files exactly when its role does, and sees no price in the answer', async () => {
    const { orderSN } = order;
    const answer = await allows(setOrderFiles, { orderSN, fileIds: [file] }, has('files'));
    if (answer && !has('prices')) expect(answer).toMatchObject({ total: null, quote: null });
  });

  test('pays exactly when its role does; the answer of the order agrees', async () => {
    const { orderSN, paymentSN, total } = order;
    const before = await browser.send(getOrderInfo, { ordersn: orderSN });
    const action = before.actions.find(({ event }) => event === 'pay');
    expect(action?.allowed).toBe(has('pay'));
    const balance = await balanceOf(db, master.id);
    await allows(createPayment, { orderSNs: [orderSN] }, has('pay'));
    await allows(payByBalance, { paymentSN }, has('pay'));
    expect(await balanceOf(db, master.id)).toBe(has('pay') ? balance - total : balance);
    const after = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(after.status === orderStatus.registered).toBe(!has('pay'));
    if (!has('prices')) expect(JSON.stringify(after)).not.toContain('¥');
  });
});

test('a role without prices finds no amount on the timeline of a paid order', async () => {
  const { browser } = await enter(server, { parent: master, roles: subAccountRole.design });
  const { orderSN } = await paid(master.browser);
  const shown = await browser.send(getOrderDetail, { ordersn: orderSN });
  expect(shown.timeline.map((event) => event.note)).toContainEqual(messageOf(note.paidFromBalance));
  expect(JSON.stringify(shown)).not.toMatch(/¥|"amount"/);
});

describe('an ordering sub-account', () => {
  test.each([
    [0, true],
    [-1, false],
  ])('with a limit of the total %i fen', async (more, isAllowed) => {
    const order = await confirmed(master.browser);
    await db
      .updateTable('customers')
      .set({ order_notify_sum: order.total + more })
      .where('id', '=', master.id)
      .execute();
    const { browser } = await enter(server, { parent: master, roles: subAccountRole.ordering });
    const info = await browser.send(getOrderInfo, { ordersn: order.orderSN });
    const action = info.actions.find(({ event }) => event === 'pay');
    expect(action?.allowed).toBe(isAllowed);
    if (isAllowed) {
      await browser.send(payByBalance, { paymentSN: order.paymentSN });
      return;
    }
    const refusal = await browser.refused(payByBalance, { paymentSN: order.paymentSN });
    expect(refusal.errCode).toBe(errCode.forbidden);
    expect(refusal.message).toBe(action?.reason?.message);
    expect(refusal.message).toContain('额度');
  });

  test('orders for the main account, which sees who placed what', async () => {
    const sub = await enter(server, { parent: master, roles: subAccountRole.ordering });
    const { orderSN } = await place(sub.browser);
    const { items } = await master.browser.send(getOrders, { keyword: orderSN });
    expect(items).toHaveLength(1);
    expect(await rowOf(db, orderSN)).toMatchObject({
      customer_id: master.id,
      placed_by: sub.id,
    });
  });
});

// What each call answers to a stranger stands in test/strangers.test.ts.
describe('what belongs to another customer', () => {
  let stranger: Browser;
  let order: Confirmed & { paymentSN: string };
  beforeAll(async () => {
    stranger = (await enter(server, { balance: 1_000_000 })).browser;
    order = await confirmed(master.browser, { fileIds: [file] });
  });

  test('is not in lists, counts or searches, of administrators neither', async () => {
    const admin = await enter(server, { userRoleType: userRoleType.admin });
    for (const browser of [stranger, admin.browser]) {
      const { items } = await browser.send(getOrders, { keyword: order.orderSN });
      expect(items).toEqual([]);
    }
    const counts = await admin.browser.send(getOrderStatusCount, {});
    expect(counts.every(({ count }) => count === 0)).toBe(true);
  });

  test('its pictures are not shown', async () => {
    const { sourceThumbnailPaths } = await master.browser.send(getOrderThumbnail, {
      orderSN: order.orderSN,
    });
    const [path = ''] = sourceThumbnailPaths;
    expect((await master.browser.fetch(path)).status).toBe(200);
    expect((await stranger.fetch(path)).status).toBe(404);
    expect((await server.browser().fetch(path)).status).toBe(401);
  });
});

describe('fields that nobody may set', () => {
  const smuggled = {
    id: 1,
    orderId: 1,
    customerId: 1,
    customer_id: 1,
    ownerId: 1,
    placed_by: 1,
    orderSN_: 'x',
    price: 1,
    total: 1,
    amount: 1,
    paid: 999_999,
    refunded: 5,
    status: orderStatus.approvedOrdered,
    fileStatus: 128,
    file_status: 128,
    flags: 2 ** 25,
    vipLevel: 8,
    vip_level: 8,
    type: 5,
    customer: { type: 5, vipLevel: 8 },
    sign: 2,
    userRoleType: 0,
    rights: ['create', 'pay'],
    coupon: { value: 10_000 },
    entitlements: { urgent: 9, samples: 9 },
    balance: 99_999_999,
    now: '2020-01-01T00:00:00Z',
  };
  const withMore = <T extends object>(input: T): T => ({ ...smuggled, ...input });

  test('change nothing in any step of an order, and are refused inside a configuration', async () => {
    const { browser, id } = await enter(server, { balance: 1_000_000 });
    const plain = await paid(browser);
    const quote = await browser.send(calculateQuote, { configuration: CARDS });
    expect(await browser.send(calculateQuote, withMore({ configuration: CARDS }))).toEqual(quote);
    const configuration = withMore(CARDS);
    const refusals = [
      await browser.refused(calculateQuote, { configuration }),
      await browser.refused(createOrder, { configuration }),
    ];
    for (const refusal of refusals) expect(refusal.errCode).toBe(errCode.invalidInput);

    const { orderSN } = await browser.send(createOrder, withMore({ configuration: CARDS }));
    const input: InputOf<typeof confirmOrder> = await confirmation(browser, orderSN);
    const { payment } = await browser.send(
      confirmOrder,
      withMore({ ...input, receiver: withMore(RECEIVER) }),
    );
    await browser.send(payByBalance, withMore({ paymentSN: payment?.paymentSN ?? '' }));
    const unlike = [...(['id', 'order_sn', 'search_text', 'thumbnail', 'version'] as const)];
    const strip = async (sn: string) => {
      const row: Record<string, unknown> = await rowOf(db, sn);
      for (const name of unlike) delete row[name];
      return row;
    };
    expect(await strip(orderSN)).toEqual(await strip(plain.orderSN));
    expect(await balanceOf(db, id)).toBe(1_000_000 - 2 * plain.total);
    await browser.send(cancelOrder, withMore({ orderSN }));
    expect(await balanceOf(db, id)).toBe(1_000_000 - plain.total);
  });
});
