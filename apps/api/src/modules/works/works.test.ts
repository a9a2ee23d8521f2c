/** The works: who may act, what each step needs and changes, and that of steps at once one is taken. */
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { setFilesConfirmed, setFilesModified } from '@banxin/contract/calls/order/fileStanding';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { getOrderMaking } from '@banxin/contract/calls/order/making';
import { act, getCase, getDesks, getQueue } from '@banxin/contract/calls/works/desk';
import { fileStatus as f, orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { worksActs, worksCharts } from '@banxin/contract/lifecycles/works';
import { worksStep } from '@banxin/contract/messages/works';
import { book } from '@banxin/pricing/book';
import { imposed } from '@banxin/pricing/imposed';
import { products } from '@banxin/pricing/products';
import type { Mode } from '@banxin/pricing/types';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid, place, rowOf, standAt } from '../order/order.testkit.ts';
import {
  approvedOrder,
  enterAdmin,
  enterStaff,
  offeredTo,
  stepOf,
  takeSteps,
} from './works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const admin = await enterAdmin(server);
const buyer = await enter(server, { balance: 50_000_000 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const standing = async (orderSN: string) => {
  const { status, file_status } = await rowOf(db, orderSN);
  return [status, file_status];
};

const MADE = ['ALLOCATE', 'OPEN_WORK_ORDER'] as const;
const sheetOf = (orderId: number) =>
  db
    .selectFrom('work_orders as w')
    .leftJoin('press_sheets as p', 'p.id', 'w.sheet_id')
    .select(['w.work_order_no', 'w.sheet_id', 'w.places', 'w.share', 'p.filled', 'p.plated_at'])
    .where('w.order_id', '=', orderId)
    .executeTakeFirst();

describe('who may act', () => {
  test('staff at their desks, an administrator at every one, a customer at none', async () => {
    const review = await enterStaff(server, ['review']);
    const order = await approvedOrder(server, buyer.browser);
    expect((await review.browser.send(getQueue, { desk: 'review' })).total).toBeGreaterThan(0);
    const queue = await review.browser.refused(getQueue, { desk: 'production' });
    expect(queue.errCode).toBe(errCode.forbidden);
    const other = await review.browser.refused(act, stepOf(order.orderId, 'ALLOCATE'));
    expect(other).toMatchObject({ errCode: errCode.forbidden, message: '这个工位没有授权给您' });
    const own = await buyer.browser.refused(act, stepOf(order.orderId, 'ALLOCATE'));
    expect(own).toMatchObject({ errCode: errCode.forbidden, message: '仅限印厂员工' });
    expect((await rowOf(db, order.orderSN)).status).toBe(s.approvedOrdered);
    await admin.browser.send(act, stepOf(order.orderId, 'ALLOCATE'));
    expect((await rowOf(db, order.orderSN)).status).toBe(s.allocated);
  });

  test('desks that were taken away are gone with the next call', async () => {
    const staff = await enterStaff(server, ['shipping']);
    await staff.browser.send(getQueue, { desk: 'shipping' });
    await db.updateTable('customers').set({ desks: 0 }).where('id', '=', staff.id).execute();
    expect((await staff.browser.refused(getQueue, { desk: 'shipping' })).errCode).toBe(
      errCode.forbidden,
    );
  });
});

describe('what is offered is what the chart has', () => {
  test('every act is an arrow of the works and has its words in both languages', () => {
    for (const { entity, event } of worksActs) {
      const arrows = worksCharts[entity].transitions.filter((arrow) => arrow.event === event);
      expect(arrows.map(({ actor }) => actor)).toContain('staff');
      const [zh, en] = worksStep.title.words({ event });
      expect(zh).toMatch(/[\u4e00-\u9fff]/);
      expect(en).toMatch(/^[A-Z][a-z ]+/);
    }
  });

  test.each(s.values.filter((status) => status !== s.deleted))('in status %i', async (status) => {
    const { orderSN, orderId } = await approvedOrder(server, buyer.browser);
    await standAt(db, orderSN, status);
    const offered = Object.keys(await offeredTo(admin.browser, orderId)).sort();
    const arrows = orderChart.transitions
      .filter(({ from, actor }) => from === status && actor === 'staff')
      .map(({ event }) => event);
    expect(offered.filter((event) => arrows.includes(event))).toEqual([...new Set(arrows)].sort());
    const missing = worksActs.find(
      ({ entity, event }) => entity === 'order' && !arrows.includes(event),
    );
    const refusal = await admin.browser.refused(
      act,
      stepOf(orderId, missing?.event ?? '', { reason: '没有这一步' }),
    );
    expect(refusal.errCode).toBe(errCode.wrongState);
  });
});

describe('review', () => {
  const faulty = async () => {
    const file = await upload(server, buyer.browser, FIXTURES['card-single-page'](), '名片.pdf');
    return paid(buyer.browser, { fileIds: [file] });
  };

  test('what is sent back carries its reason to the customer', async () => {
    const { orderSN, orderId } = await faulty();
    expect((await rowOf(db, orderSN)).status).toBe(s.ordered);
    const silent = await admin.browser.refused(act, stepOf(orderId, 'REVIEW_WITHDRAW'));
    expect(silent.fields).toMatchObject({ reason: '请填写原因，客户会看到' });
    const reason = '文字离裁切边不到 2 毫米';
    await admin.browser.send(act, stepOf(orderId, 'REVIEW_WITHDRAW', { reason }));
    const { timeline, status } = await buyer.browser.send(getOrderDetail, { ordersn: orderSN });
    expect(status).toBe(s.reviewWithdrawnOrdered);
    expect(timeline.at(-1)).toMatchObject({
      event: 'REVIEW_WITHDRAW',
      actor: 'staff',
      note: reason,
    });
    const { items } = await buyer.browser.send(getSiteMessages, {});
    expect(items[0]).toMatchObject({ kind: 'reviewWithdrawn', orderSN });
    expect(items[0]?.text.message).toContain(reason);
  });

  test('faulty files pass only when somebody says why', async () => {
    const { orderSN, orderId } = await faulty();
    const silent = await admin.browser.refused(act, stepOf(orderId, 'REVIEW_PASS'));
    expect(silent.fields).toMatchObject({ reason: '文件检查有问题，放行请写明原因' });
    const reason = '客户电话确认不要出血';
    await admin.browser.send(act, stepOf(orderId, 'REVIEW_PASS', { reason }));
    expect((await rowOf(db, orderSN)).status).toBe(s.approvedOrdered);
  });

  /** Files that a person asked to be changed, and that the customer has changed into clean ones. */
  const changed = async () => {
    const { orderSN, orderId } = await faulty();
    const asked = { entity: 'file', reason: '第 1 页电话号码少一位，请更正' } as const;
    await admin.browser.send(act, stepOf(orderId, 'FILE_MUST_CHANGE', asked));
    const mended = await upload(server, buyer.browser, FIXTURES['card-with-bleed'](), '改好.pdf');
    await buyer.browser.send(setOrderFiles, { orderSN, fileIds: [mended] });
    expect(await standing(orderSN)).toEqual([s.ordered, f.modified]);
    return { orderSN, orderId, mended };
  };

  test('what the customer changed passes when a clerk has looked at it, however clean it is', async () => {
    const { orderSN, orderId, mended } = await changed();
    const unseen = await admin.browser.refused(act, stepOf(orderId, 'REVIEW_PASS'));
    expect(unseen.message).toBe('客户改过文件，请打开核对后通过，或写明放行原因');
    const seen = { payload: { files: [mended] } };
    await admin.browser.send(act, stepOf(orderId, 'REVIEW_PASS', seen));
    expect(await standing(orderSN)).toEqual([s.approvedOrdered, f.modified]);
  });

  test('or when somebody says why, without having looked', async () => {
    const { orderSN, orderId } = await changed();
    const reason = '电话核对过，改动无误';
    await admin.browser.send(act, stepOf(orderId, 'REVIEW_PASS', { reason }));
    expect(await standing(orderSN)).toEqual([s.approvedOrdered, f.modified]);
  });

  test('files that were replaced while a clerk looked do not pass unseen', async () => {
    const { orderSN, orderId, mended } = await changed();
    const other = await upload(server, buyer.browser, FIXTURES['card-with-bleed'](), '又改.pdf');
    await buyer.browser.send(setOrderFiles, { orderSN, fileIds: [other] });
    for (const more of [{}, { reason: '改动已经核对过' }]) {
      const pass = stepOf(orderId, 'REVIEW_PASS', { payload: { files: [mended] }, ...more });
      const refusal = await admin.browser.refused(act, pass);
      expect(refusal.message).toBe('客户刚换了文件，请看过新文件再通过');
    }
    const { files } = await admin.browser.send(getCase, { id: orderId });
    const seen = { payload: { files: files.map(({ file }) => file.id) } };
    await admin.browser.send(act, stepOf(orderId, 'REVIEW_PASS', seen));
    expect((await rowOf(db, orderSN)).status).toBe(s.approvedOrdered);
  });

  test('the queue and its count hold what a clerk can act on; what waits for the customer comes back', async () => {
    const { orderSN, orderId } = await faulty();
    const isQueued = async () =>
      (await admin.browser.send(getQueue, { desk: 'review', keyword: orderSN })).total === 1;
    const count = async () =>
      (await admin.browser.send(getDesks, {})).desks.find(({ desk }) => desk === 'review')?.count ??
      0;
    const all = await count();
    const standAs = (file_status: number) =>
      db.updateTable('orders').set({ file_status }).where('id', '=', orderId).execute();
    for (const status of f.values) {
      await standAs(status);
      const isHere = [1, 43, 64, 128].includes(status);
      expect([status, await isQueued(), await count()]).toEqual([
        status,
        isHere,
        isHere ? all : all - 1,
      ]);
    }
    await standAs(f.unmodified);
    const asked = { entity: 'file', reason: '请补 3 毫米出血' } as const;
    await admin.browser.send(act, stepOf(orderId, 'FILE_MUST_CHANGE', asked));
    expect(await isQueued()).toBe(false);
    const mended = await upload(server, buyer.browser, FIXTURES['card-with-bleed'](), '改好.pdf');
    await buyer.browser.send(setOrderFiles, { orderSN, fileIds: [mended] });
    expect(await isQueued()).toBe(true);
    const pause = { entity: 'file', reason: '等样张，先放一放' } as const;
    await admin.browser.send(act, stepOf(orderId, 'PAUSE', pause));
    expect(await isQueued()).toBe(true);
    await admin.browser.send(act, stepOf(orderId, 'RESUME', { entity: 'file' }));
    expect(await standing(orderSN)).toEqual([s.ordered, f.unmodified]);
  });

  test('files that wait for the customer cannot pass', async () => {
    const { orderId } = await faulty();
    const reason = '请补 3 毫米出血';
    await admin.browser.send(act, {
      entity: 'file',
      id: orderId,
      event: 'FILE_MUST_CHANGE',
      reason,
    });
    const offered = await offeredTo(admin.browser, orderId);
    expect(offered).toMatchObject({ REVIEW_PASS: '文件在等客户，不能通过审核' });
    const refusal = await admin.browser.refused(act, stepOf(orderId, 'REVIEW_PASS', { reason }));
    expect(refusal.errCode).toBe(errCode.wrongState);
    const { items } = await buyer.browser.send(getSiteMessages, {});
    expect(items[0]).toMatchObject({ kind: 'filesToModify' });
  });

  test.each([
    ['confirmed by the customer', f.confirmed, 'REVIEW_WITHDRAWN_FILE'],
    ['passed by rule', f.unmodified, 'FILE_MUST_CHANGE'],
  ])(
    'files that were %s open again with the review, are mended, confirmed and pass',
    async (_, stood, event) => {
      const { orderSN, orderId } = await approvedOrder(server, buyer.browser);
      await db
        .updateTable('orders')
        .set({ file_status: stood })
        .where('id', '=', orderId)
        .execute();
      const reason = '第 1 页文字太细，印出来会断';
      await admin.browser.send(act, stepOf(orderId, 'REVIEW_WITHDRAW', { reason }));
      expect(await standing(orderSN)).toEqual([s.reviewWithdrawnOrdered, f.fileToModify]);
      const told = await buyer.browser.send(getSiteMessages, {});
      expect(
        told.items.filter((message) => message.orderSN === orderSN).map(({ kind }) => kind),
      ).toEqual(['reviewWithdrawn', ...['approved']]);
      const asItIs = await buyer.browser.refused(setFilesConfirmed, { orderSN });
      expect(asItIs.errCode).toBe(errCode.wrongState);
      const mended = await upload(server, buyer.browser, FIXTURES['card-with-bleed'](), '改好.pdf');
      await buyer.browser.send(setOrderFiles, { orderSN, fileIds: [mended] });
      expect(await standing(orderSN)).toEqual([s.ordered, f.modified]);
      await buyer.browser.send(setFilesConfirmed, { orderSN });
      expect(await standing(orderSN)).toEqual([s.approvedOrdered, f.confirmed]);
      const events = await db
        .selectFrom('status_events')
        .select(['event', 'actor'])
        .where('entity', '=', 'file')
        .where('entity_id', '=', orderId)
        .orderBy('id')
        .execute();
      expect(events).toEqual([
        { event, actor: `staff:${admin.id}` },
        { event: 'MODIFIED', actor: `customer:${buyer.id}` },
        { event: 'CONFIRMED', actor: `customer:${buyer.id}` },
      ]);
    },
  );

  test('the works say what a withdrawn review asks for', async () => {
    const { orderSN, orderId } = await approvedOrder(server, buyer.browser);
    const more = { reason: '烫金面积超过工艺范围', payload: { asks: 'product' } } as const;
    await admin.browser.send(act, stepOf(orderId, 'REVIEW_WITHDRAW', more));
    expect(await standing(orderSN)).toEqual([s.reviewWithdrawnOrdered, f.productToModify]);
    await buyer.browser.send(setFilesModified, { orderSN });
    expect(await standing(orderSN)).toEqual([s.ordered, f.modified]);
  });

  test('what nobody submitted is no case', async () => {
    const { orderId } = await place(buyer.browser);
    expect((await admin.browser.refused(getCase, { id: orderId })).errCode).toBe(errCode.notFound);
  });
});

describe('production', () => {
  test('gang jobs of one paper, inks and run share a sheet, with a work order each', async () => {
    const orders = [];
    for (let count = 0; count < 3; count += 1) {
      const order = await approvedOrder(server, buyer.browser);
      await takeSteps(admin.browser, order.orderId, MADE);
      orders.push(order);
    }
    const sheets = await Promise.all(orders.map(({ orderId }) => sheetOf(orderId)));
    expect(new Set(sheets.map((sheet) => sheet?.sheet_id)).size).toBe(1);
    expect(sheets[0]?.sheet_id).not.toBeNull();
    expect(new Set(sheets.map((sheet) => sheet?.work_order_no)).size).toBe(3);
    const shares = sheets.reduce((sum, sheet) => sum + (sheet?.share ?? 0), 0);
    expect(sheets[0]?.filled).toBeGreaterThanOrEqual(shares);
    const [first, second] = orders;
    const told = await buyer.browser.send(getOrderMaking, { orderSN: second?.orderSN ?? '' });
    expect(told?.shared).toMatchObject({ others: 2, places: sheets[1]?.places });
    const other = await enter(server);
    const hidden = await other.browser.refused(getOrderMaking, { orderSN: second?.orderSN ?? '' });
    expect(hidden.errCode).toBe(errCode.notFound);
    await admin.browser.send(act, stepOf(first?.orderId ?? 0, 'WITHDRAW_WORK_ORDER'));
    const left = await sheetOf(second?.orderId ?? 0);
    expect(left?.filled).toBe((sheets[0]?.filled ?? 0) - (sheets[0]?.share ?? 0));
    // Printing one prints all: the others cannot leave any more.
    await takeSteps(admin.browser, second?.orderId ?? 0, ['STORE_ALL']);
    const third = orders[2]?.orderId ?? 0;
    expect(await offeredTo(admin.browser, third)).toMatchObject({
      WITHDRAW_WORK_ORDER: '已出版，不能撤回工单',
    });
    const refusal = await admin.browser.refused(act, stepOf(third, 'WITHDRAW_WORK_ORDER'));
    expect(refusal.errCode).toBe(errCode.wrongState);
    await admin.browser.send(act, stepOf(first?.orderId ?? 0, 'OPEN_WORK_ORDER'));
    const again = await sheetOf(first?.orderId ?? 0);
    expect(again?.work_order_no).toBe(sheets[0]?.work_order_no);
    expect(again?.sheet_id).not.toBe(sheets[0]?.sheet_id);
  });

  test('jobs that are opened at once never take the same room of a sheet', async () => {
    const orders = [];
    for (let count = 0; count < 8; count += 1) {
      const order = await approvedOrder(server, buyer.browser);
      await takeSteps(admin.browser, order.orderId, ['ALLOCATE']);
      orders.push(order.orderId);
    }
    await Promise.all(orders.map((id) => admin.browser.send(act, stepOf(id, 'OPEN_WORK_ORDER'))));
    const wrong = await sql`
      select p.sheet_no, p.filled, sum(w.share) as shares from press_sheets p
        left join work_orders w on w.sheet_id = p.id
      group by p.id having p.filled <> coalesce(sum(w.share), 0) or p.filled > 1000`.execute(db);
    expect(wrong.rows).toEqual([]);
  });

  /** A paid order whose product is made in this way by itself: it waits for its factory. */
  async function madeBy(mode: Mode) {
    const product = products.find(
      (one) => (imposed(one, book, one.defaults)?.mode ?? one.modes[0]) === mode,
    );
    if (product === undefined) throw new Error(`Nothing is made by ${mode}`);
    const file = await upload(server, buyer.browser, FIXTURES['card-with-bleed'](), '文件.pdf');
    const order = await paid(buyer.browser, { configuration: product.defaults, fileIds: [file] });
    const more = { reason: '客户电话确认，按文件印刷' };
    await admin.browser.send(act, stepOf(order.orderId, 'REVIEW_PASS', more));
    return order;
  }
  const reason = '覆膜起泡，整批重做';
  const partner = ['OUTSOURCE', 'SCAN_RETURN', 'CONFIRM_RETURN'];

  test.each([
    ['dedicated', 'printed by a partner', [...MADE, ...partner]],
    ['dedicated', 'given to a partner straight away', ['ALLOCATE', ...partner]],
    ['dedicated', 'stored in part and counted again', [...MADE, 'STORE_PART', 'WITHDRAW_STORAGE']],
    ['digital', 'stored and counted again', [...MADE, 'STORE_ALL', 'WITHDRAW_STORAGE']],
    ['label', 'printed by a partner', [...MADE, ...partner]],
  ] as const)(
    'a %s job that was %s has its plates, and keeps its work order',
    async (mode, _, events) => {
      const { orderId, orderSN } = await madeBy(mode);
      for (const event of [...events, 'REWORK']) {
        await admin.browser.send(act, stepOf(orderId, event, { reason }));
      }
      expect((await rowOf(db, orderSN)).status).toBe(s.workOrderOpened);
      expect((await sheetOf(orderId))?.sheet_id).toBeNull();
      expect(await offeredTo(admin.browser, orderId)).toMatchObject({
        WITHDRAW_WORK_ORDER: '已出版，不能撤回工单',
      });
      const refusal = await admin.browser.refused(act, stepOf(orderId, 'WITHDRAW_WORK_ORDER'));
      expect(refusal.errCode).toBe(errCode.wrongState);
      // So the customer, who would get the plates back as well, cannot come by it any more.
      expect((await buyer.browser.refused(cancelOrder, { orderSN })).errCode).toBe(
        errCode.wrongState,
      );
    },
  );

  test('a job that shares no sheet goes back with its work order while nobody has printed it', async () => {
    const { orderId, orderSN } = await madeBy('dedicated');
    await takeSteps(admin.browser, orderId, [...MADE, 'WITHDRAW_WORK_ORDER', 'UNALLOCATE']);
    expect((await rowOf(db, orderSN)).status).toBe(s.approvedOrdered);
  });

  test('a factory that there is not is refused, another than the promised one is taken', async () => {
    const { orderId, orderSN } = await approvedOrder(server, buyer.browser);
    const refusal = await admin.browser.refused(
      act,
      stepOf(orderId, 'ALLOCATE', { payload: { factory: 3 } }),
    );
    expect(refusal.fields).toMatchObject({ factory: '没有这家工厂' });
    await admin.browser.send(act, stepOf(orderId, 'ALLOCATE', { payload: { factory: 7 } }));
    expect((await rowOf(db, orderSN)).factory).toBe(7);
    await admin.browser.send(act, stepOf(orderId, 'UNALLOCATE'));
    expect((await rowOf(db, orderSN)).factory).toBeNull();
  });

  test('what has to be made is not picked from the shelf', async () => {
    const { orderId } = await approvedOrder(server, buyer.browser);
    await takeSteps(admin.browser, orderId, ['ALLOCATE']);
    expect(await offeredTo(admin.browser, orderId)).toMatchObject({
      PICKED: '这张订单要生产，不能从货架拣货',
      OPEN_WORK_ORDER: null,
    });
  });
});

test('a case that was seen otherwise is left alone', async () => {
  const { orderId } = await approvedOrder(server, buyer.browser);
  await takeSteps(admin.browser, orderId, ['ALLOCATE']);
  const seen = s.approvedOrdered;
  const refusal = await admin.browser.refused(act, stepOf(orderId, 'OPEN_WORK_ORDER', { seen }));
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    message: '此单已变为“待开工”，未重复处理',
  });
});

test('of the same step at once one is taken, and written once', async () => {
  const { orderId } = await approvedOrder(server, buyer.browser);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => outcome(admin.browser.send(act, stepOf(orderId, 'ALLOCATE')))),
  );
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
  expect(outcomes.filter((one) => one === errCode.wrongState)).toHaveLength(7);
  const events = await db
    .selectFrom('status_events')
    .select(['event', 'actor'])
    .where('entity_id', '=', orderId)
    .where('event', '=', 'ALLOCATE')
    .execute();
  expect(events).toEqual([{ event: 'ALLOCATE', actor: `staff:${admin.id}` }]);
});

test('what the customer stopped is not shipped', async () => {
  const { orderId, orderSN } = await approvedOrder(server, buyer.browser);
  await takeSteps(admin.browser, orderId, [...MADE, 'STORE_ALL']);
  await db
    .updateTable('orders')
    .set({ flags: orderFlag.stopShipping })
    .where('order_sn', '=', orderSN)
    .execute();
  expect(await offeredTo(admin.browser, orderId)).toMatchObject({
    LABEL: '客户要求停止发货',
    ALL_HANDED_OVER: '客户要求停止发货',
  });
  expect((await admin.browser.refused(act, stepOf(orderId, 'LABEL'))).errCode).toBe(
    errCode.wrongState,
  );
});

test('a queue has the earliest day first, in pages', async () => {
  const all = await admin.browser.send(getQueue, { desk: 'production', pageSize: 50 });
  const days = all.items.map(({ dueDay }) => dueDay ?? '9999');
  expect(days).toEqual([...days].sort());
  expect(all.items.length).toBe(Math.min(50, all.total));
  const beyond = await admin.browser.send(getQueue, { desk: 'production', pageIndex: 999 });
  expect(beyond).toMatchObject({ items: [], total: all.total });
});
