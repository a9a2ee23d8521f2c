/** The message centre: what is told when, once, to whom; each login reads for itself. */

import { getClaimableOrders } from '@banxin/contract/calls/afterSales/ticket';
import {
  getSiteMessages,
  getUnreadCount,
  readAllSiteMessages,
  readSiteMessage,
} from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { COUPON_REMINDER_DAYS, MESSAGE_KEPT_DAYS } from '@banxin/contract/constants';
import type { MessageKind } from '@banxin/contract/entities/siteMessage';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderFlag, orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { dayOf, instantOf } from '../../ports/clock.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { tellExpiring } from '../coupon/tellExpiring.ts';
import { upload } from '../file/upload.testkit.ts';
import { confirmed, enter, paid, rowOf, standAt } from '../order/order.testkit.ts';
import { advance, advanceFiles } from '../order/status.ts';
import { tellUnpaid } from '../order/tellUnpaid.ts';
import { removeOldMessages } from './removeOld.ts';
import { tell } from './tell.ts';

const server = await createTestServer();
const { db } = server;
const HOUR = 3_600_000;
const now = () => instantOf(server.clock.now());

const all = async (browser: Browser, more = {}) =>
  (await browser.send(getSiteMessages, { pageSize: 50, ...more })).items;
const kinds = async (browser: Browser): Promise<MessageKind[]> =>
  (await all(browser)).map(({ kind }) => kind);
/** The same after its session is over, the newest first. */
const told = (customerId: number) =>
  db
    .selectFrom('site_messages')
    .select(['kind', 'order_sn'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
/** What was said of receipts. */
const saidTo = async (customerId: number) =>
  (
    await db
      .selectFrom('site_messages')
      .select('said')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'received')
      .execute()
  ).map(({ said }) => said);
const unread = async (browser: Browser) => (await browser.send(getUnreadCount, {})).count;

/** What the works or the carrier do. */
const step = (orderSN: string, event: string, reason?: string) =>
  transaction(db, async (tx) => {
    const move = { event, actor: 'staff', at: now(), ...(reason !== undefined && { reason }) };
    const after = await advance(tx, await rowOf(tx, orderSN), move);
    if (after === null) throw new Error(`${event} is not possible`);
  });

describe('what is told', () => {
  test('an order on its way: passed with its day, shipped, received; a withdrawn review with its reason', async () => {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const file = await upload(server, browser, FIXTURES['card-with-bleed']());
    const { orderSN } = await paid(browser, { fileIds: [file] });
    const [passed] = await all(browser);
    expect(passed).toMatchObject({
      kind: 'approved',
      group: 'order',
      title: { message: '审核通过' },
      text: { message: `订单 ${orderSN} 的文件可以印刷，预计 11 月 26 日 送达。` },
      orderSN,
      isRead: false,
    });
    await step(orderSN, 'REVIEW_WITHDRAW', '第 2 页缺少出血');
    const [withdrawn] = await all(browser);
    expect(withdrawn?.text.message).toBe(`订单 ${orderSN} 没有通过审核：第 2 页缺少出血`);
    await step(orderSN, 'RESUBMIT');
    for (const event of ['REVIEW_PASS', 'ALLOCATE', 'OPEN_WORK_ORDER', 'STORE_ALL']) {
      await step(orderSN, event);
    }
    await step(orderSN, 'ALL_HANDED_OVER');
    await step(orderSN, 'SIGNED');
    expect(await kinds(browser)).toEqual([
      'received',
      'shipped',
      'approved',
      'reviewWithdrawn',
      'approved',
    ]);
  });

  test.each([
    [0, 15],
    [6, 30],
    [8, 30],
  ])(
    'with a membership of %i a receipt says for %i days that after-sales can be asked for, as its order does',
    async (vipLevel, days) => {
      const { browser, id } = await enter(server, { balance: 1_000_000, vipLevel });
      const { orderSN } = await paid(browser);
      await standAt(db, orderSN, orderStatus.inDelivery);
      await step(orderSN, 'SIGNED');
      const day = dayOf(server.clock.now() + days * 24 * HOUR);
      expect(await saidTo(id)).toEqual([{ orderSN, day }]);
      const [month, date] = day.split('-').slice(1).map(Number);
      expect((await all(browser))[0]?.text.message).toBe(
        `订单 ${orderSN} 已签收，${month} 月 ${date} 日前可申请售后。`,
      );
      const { items } = await browser.send(getClaimableOrders, {});
      expect(items.find((order) => order.orderSN === orderSN)).toMatchObject({ lastDay: day });
    },
  );

  test('a receipt without after-sales says of none', async () => {
    const { browser, id } = await enter(server, { balance: 1_000_000 });
    const { orderSN } = await paid(browser);
    await standAt(db, orderSN, orderStatus.inDelivery);
    await db
      .updateTable('orders')
      .set({ flags: orderFlag.noAfterSales })
      .where('order_sn', '=', orderSN)
      .execute();
    await step(orderSN, 'SIGNED');
    expect(await saidTo(id)).toEqual([{ orderSN }]);
  });

  test('files that the works want changed', async () => {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const { orderSN } = await paid(browser, {
      fileIds: [await upload(server, browser, FIXTURES['card-wrong-size']())],
    });
    await transaction(db, async (tx) =>
      advanceFiles(tx, await rowOf(tx, orderSN), {
        event: 'FILE_MUST_CHANGE',
        actor: 'staff',
        reason: '分辨率不足',
        at: now(),
      }),
    );
    const [message] = await all(browser);
    expect(message?.text.message).toBe(`订单 ${orderSN} 的文件需要修改：分辨率不足`);
  });

  test('a refund, once for each order, with its sum', async () => {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const { orderSN, total } = await paid(browser);
    await browser.send(cancelOrder, { orderSN });
    await browser.send(cancelOrder, { orderSN });
    const refunds = (await all(browser)).filter(({ kind }) => kind === 'refunded');
    expect(refunds).toHaveLength(1);
    expect(refunds[0]?.text.message).toContain((total / 100).toFixed(2));
  });

  test('a day before an order is cancelled for want of payment, once; not when it was paid', async () => {
    const { browser, id } = await enter(server, { balance: 1_000_000 });
    const { orderSN, payment } = await confirmed(browser);
    const other = await confirmed(browser);
    server.clock.advance(20 * HOUR);
    await browser.send(payByBalance, { paymentSN: other.paymentSN });
    server.clock.advance(27 * HOUR);
    await tellUnpaid(db, now());
    expect(await told(id)).toEqual([]);
    server.clock.advance(HOUR);
    await Promise.all([tellUnpaid(db, now()), tellUnpaid(db, now())]);
    expect(await told(id)).toEqual([{ kind: 'unpaidSoon', order_sn: orderSN }]);
    const { said } = await db
      .selectFrom('site_messages')
      .select('said')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(said).toEqual({ orderSN, until: payment?.expiresAt });
  });

  test('coupons a week and a day ahead, all that end on one day in one message', async () => {
    const { browser, id } = await enter(server);
    const end = server.clock.now() + 6 * 24 * HOUR;
    await db
      .insertInto('coupons')
      .values(
        [1, 2].map((position) => ({
          customer_id: id,
          kind: 1,
          amount: 500,
          source: 'test',
          position,
          received_by: id,
          valid_from: now(),
          valid_until: instantOf(end),
          created_at: now(),
        })),
      )
      .execute();
    expect(await tellExpiring(db, now())).toBeGreaterThan(0);
    expect(await tellExpiring(db, now())).toBe(0);
    expect(await kinds(browser)).toEqual(['couponExpiring']);
    expect((await all(browser))[0]?.text.message).toMatch(/^2 张优惠券/);
    server.clock.advance((6 - COUPON_REMINDER_DAYS[1]) * 24 * HOUR + HOUR);
    await tellExpiring(db, now());
    expect((await told(id)).map(({ kind }) => kind)).toEqual(['couponExpiring', 'couponExpiring']);
  });

  test('nothing that did not happen: a step that is rolled back tells nobody', async () => {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const { orderSN } = await paid(browser);
    const failed = transaction(db, async (tx) => {
      await advance(tx, await rowOf(tx, orderSN), {
        event: 'REVIEW_WITHDRAW',
        actor: 'staff',
        at: now(),
      });
      throw new Error('The connection broke');
    });
    await expect(failed).rejects.toThrow();
    expect(await kinds(browser)).toEqual([]);
  });
});

describe('who reads', () => {
  let owner: Browser;
  let designer: Browser;
  let finance: Browser;
  let orderSN: string;
  beforeAll(async () => {
    const master = await enter(server, { balance: 1_000_000 });
    owner = master.browser;
    const as = async (roles: number) => (await enter(server, { parent: master, roles })).browser;
    designer = await as(subAccountRole.design);
    finance = await as(subAccountRole.finance);
    ({ orderSN } = await paid(owner));
    await transaction(db, (tx) =>
      tell(tx, {
        customerId: master.id,
        kind: 'shipped',
        values: { orderSN, trackingNo: 'SF1234567890' },
        of: 'by hand',
        at: now(),
      }),
    );
    await owner.send(cancelOrder, { orderSN });
  });

  test('a role without prices reads nothing that names a sum', async () => {
    expect(await kinds(owner)).toEqual(['refunded', 'shipped']);
    expect(await kinds(finance)).toEqual(['refunded', 'shipped']);
    expect(await kinds(designer)).toEqual(['shipped']);
    expect(await unread(designer)).toBe(1);
  });

  test('each login reads for itself; twice is once', async () => {
    const [shipped] = await all(designer);
    const { messageId } = shipped ?? { messageId: 0 };
    await designer.send(readSiteMessage, { messageId });
    await designer.send(readSiteMessage, { messageId });
    expect(await unread(designer)).toBe(0);
    expect(await unread(owner)).toBe(2);
    expect((await all(designer))[0]?.isRead).toBe(true);
    expect(await all(designer, { isUnread: true })).toEqual([]);
  });

  test('what a login does not see is unknown to it: another right, another customer', async () => {
    const [refunded] = await all(owner, { group: 'money' });
    const { messageId } = refunded ?? { messageId: 0 };
    const stranger = (await enter(server)).browser;
    for (const browser of [designer, stranger]) {
      const refusal = await browser.refused(readSiteMessage, { messageId });
      expect(refusal.errCode).toBe(errCode.notFound);
    }
    expect(await kinds(stranger)).toEqual([]);
  });

  test('all at once; what comes later is unread again', async () => {
    await Promise.all([owner.send(readAllSiteMessages, {}), owner.send(readAllSiteMessages, {})]);
    expect(await unread(owner)).toBe(0);
    expect(await unread(finance)).toBe(2);
    await paid(owner).then((order) => step(order.orderSN, 'REVIEW_WITHDRAW', '请补充授权'));
    expect(await unread(owner)).toBe(1);
  });

  test('a page beyond the last is the last', async () => {
    const { items, total } = await finance.send(getSiteMessages, { pageIndex: 99, pageSize: 1 });
    expect(items).toHaveLength(1);
    expect(total).toBeGreaterThan(1);
  });

  test('they stand for a year, and then they go', async () => {
    server.clock.advance((MESSAGE_KEPT_DAYS + 1) * 24 * HOUR);
    await removeOldMessages(db, server.clock.now());
    const left = await db.selectFrom('site_messages').select('id').execute();
    expect(left).toEqual([]);
    expect(await db.selectFrom('site_message_reads').select('login_id').execute()).toEqual([]);
  });
});

test('orders that nobody reviewed are told of nothing', async () => {
  const { browser } = await enter(server, { balance: 1_000_000 });
  const { orderSN } = await paid(browser);
  expect((await rowOf(db, orderSN)).status).toBe(orderStatus.ordered);
  expect(await kinds(browser)).toEqual([]);
});
