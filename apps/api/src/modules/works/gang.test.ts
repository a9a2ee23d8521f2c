/** Gang sheets by hand: saved by one of two, opened for every order or for none, and what falls off is said. */
import type { RawAnswer } from '@banxin/contract/call';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderMaking } from '@banxin/contract/calls/order/making';
import { act, claim } from '@banxin/contract/calls/works/desk';
import { actGang, getGang, getPlateLayout, saveGang } from '@banxin/contract/calls/works/gang';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { book } from '@banxin/pricing/book';
import { gangLayout, gangRoom } from '@banxin/pricing/gangSheet';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { textOfPdf } from '../../../test/pdfText.testkit.ts';
import { nowOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { configurationOf, paid, rowOf, standAt } from '../order/order.testkit.ts';
import { gangRoomOf, type Sheets } from './gang.testkit.ts';
import { enterStaff, stepOf, takeSteps } from './works.testkit.ts';
import { nextStep, runWorkshop } from './workshop.ts';

const server = await createTestServer();
const { db, shopClock } = server;
const { planner, other, buyer, waiting, groupWith, sheetById, save, savedSheet, step, statuses } =
  await gangRoomOf(server);
afterAll(async () => expect(await contradictions(db)).toEqual([]));

describe('the room', () => {
  test('shows by factory and stock what waits, until when it counts as of today, and what opening now means', async () => {
    const { orderId, orderSN } = await waiting();
    const room = await planner.browser.send(getGang, {});
    expect(room.cutOff).toBe('16:30');
    const group = await groupWith(orderId);
    expect(group.stockName.zh).toMatch(/^300g 铜版 · 4\+4/);
    expect(group.stockName.en).not.toMatch(/[\u4e00-\u9fff]/);
    const job = group.waiting.find((one) => one.orderId === orderId);
    expect(job).toMatchObject({ orderSN, widthMm: 90, heightMm: 54, edgeMm: 1, pieces: 200 });
    expect(job?.shipIfOpened).toBe(job?.shipDay);
    await shopClock.advance(3 * 86_400_000);
    const later = (await groupWith(orderId)).waiting.find((one) => one.orderId === orderId);
    expect(later?.shipDay).toBe(job?.shipDay);
    expect(String(later?.shipIfOpened) > String(job?.shipDay)).toBe(true);
  });

  test('is for the desk of production alone', async () => {
    const review = await enterStaff(server, ['review']);
    const sheet = await savedSheet(1);
    const [order] = sheet.ids;
    const { factory, stock } = await groupWith(order ?? 0);
    for (const { browser } of [review, buyer]) {
      const answers = [
        await browser.refused(getGang, {}),
        await browser.refused(saveGang, {
          ...{ factory, stock },
          sheets: [{ id: sheet.id, rev: sheet.rev, orders: [] }],
        }),
        await browser.refused(actGang, { ...sheet, event: 'OPEN_WORK_ORDER' }),
        await browser.refused(getPlateLayout, { id: sheet.id }),
      ];
      expect(answers.map((answer) => answer.errCode)).toEqual(answers.map(() => errCode.forbidden));
    }
    expect(await statuses(sheet.orders)).toEqual([s.approvedOrdered]);
  });
});

describe('saving', () => {
  test('takes what waits off the queue, counts its changes, and moves between two sheets at once', async () => {
    const [one, two] = [await savedSheet(2), await savedSheet(1)];
    const [first = 0, second = 0] = one.ids;
    expect(one.sheetNo).toMatch(/^P\d{8}-\d{5,}$/);
    const moved = await save(first, [
      { id: one.id, rev: one.rev, orders: [first] },
      { id: two.id, rev: two.rev, orders: [...two.ids, second] },
    ]);
    expect(moved.map(({ rev }) => rev)).toEqual([one.rev + 1, two.rev + 1]);
    const group = await groupWith(second);
    expect(group.waiting.map(({ orderId }) => orderId)).not.toContain(second);
    const there = group.sheets.find(({ id }) => id === two.id);
    expect(there?.orders.map(({ orderId }) => orderId)).toEqual([...two.ids, second]);
    // Taken apart: its orders wait again.
    await save(first, [{ id: one.id, rev: one.rev + 1, orders: [] }]);
    expect(await sheetById(one.id)).toBeUndefined();
    expect((await groupWith(first)).waiting.map(({ orderId }) => orderId)).toContain(first);
  });

  test('refuses another paper by name, other inks, too much, an order that left, one twice', async () => {
    const own = await waiting();
    const { factory, stock } = await groupWith(own.orderId);
    const refusedFor = async (ids: number[]) =>
      (
        await planner.browser.refused(saveGang, {
          ...{ factory, stock },
          sheets: [{ id: null, rev: 0, orders: ids }],
        })
      ).message;
    const paper = await waiting({ gsm: 250 });
    expect(await refusedFor([own.orderId, paper.orderId])).toBe('纸张不同：300g 铜版/250g 铜版');
    const inks = await waiting({ colours: '4+0' });
    expect(await refusedFor([own.orderId, inks.orderId])).toMatch(
      /^印色或覆膜不同：300g 铜版 · 4\+4/,
    );
    expect(await refusedFor([own.orderId, own.orderId])).toBe(`订单 ${own.orderSN} 放了两次`);
    const left = await waiting();
    await takeSteps(planner.browser, left.orderId, ['ALLOCATE', 'OPEN_WORK_ORDER']);
    expect(await refusedFor([own.orderId, left.orderId])).toMatch(
      new RegExp(`^订单 ${left.orderSN} 已变为“`),
    );
    const wide = await Promise.all([1, 2].map(() => waiting({ styles: 50 })));
    expect(await refusedFor(wide.map(({ orderId }) => orderId))).toBe('放不下：请移走一些订单');
    expect((await groupWith(own.orderId)).waiting.map(({ orderId }) => orderId)).toContain(
      own.orderId,
    );
  });

  test('of two planners nobody overwrites the other, and an order lies on one sheet', async () => {
    const sheet = await savedSheet(2);
    const [first = 0, second = 0] = sheet.ids;
    const { factory, stock } = await groupWith(first);
    const kept = { id: sheet.id, rev: sheet.rev };
    await other.browser.send(saveGang, { factory, stock, sheets: [{ ...kept, orders: [first] }] });
    const late = await planner.browser.refused(saveGang, {
      ...{ factory, stock },
      sheets: [{ ...kept, orders: [second] }],
    });
    expect(late).toMatchObject({ errCode: errCode.wrongState });
    expect(late.message).toMatch(new RegExp(`^版 ${sheet.sheetNo} 已被他人处理（.+），未覆盖$`));
    expect((await sheetById(sheet.id))?.orders.map(({ orderId }) => orderId)).toEqual([first]);
    const taken = await planner.browser.refused(saveGang, {
      ...{ factory, stock },
      sheets: [{ id: null, rev: 0, orders: [first] }],
    });
    expect(taken.message).toContain(`已被他人处理：在版 ${sheet.sheetNo} 上`);
  });

  test('of two who save at once one does, whatever they save', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sheet = await savedSheet(2);
      const [first = 0, second = 0] = sheet.ids;
      const { factory, stock } = await groupWith(first);
      const wanted: Sheets[] = [
        [
          { id: sheet.id, rev: sheet.rev, orders: [first] },
          { id: null, rev: 0, orders: [second] },
        ],
        [{ id: sheet.id, rev: sheet.rev, orders: [second, first] }],
      ];
      const answers = await Promise.all(
        [planner, other].map(({ browser }, at) =>
          outcome(browser.send(saveGang, { factory, stock, sheets: wanted[at] as Sheets })),
        ),
      );
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      const rows = await db
        .selectFrom('gang_jobs')
        .select('order_id')
        .where('order_id', 'in', sheet.ids)
        .execute();
      expect(rows).toHaveLength(2);
    }
  });
});

describe('the work order of a sheet', () => {
  test('sets every job going, and each customer reads with how many others and on how many places', async () => {
    const long = await waiting({ quantity: 5 });
    const short = await waiting();
    const ids = [long.orderId, short.orderId];
    const [sheet] = await save(long.orderId, [{ id: null, rev: 0, orders: ids }]);
    if (sheet === undefined) throw new Error('Nothing was saved');
    const filledOf = async () => {
      const row = await db
        .selectFrom('press_sheets')
        .select('filled')
        .where('id', '=', sheet.id)
        .executeTakeFirstOrThrow();
      return row.filled;
    };
    const planned = await filledOf();
    expect(planned > 0 && planned <= 1_000).toBe(true);
    const going = await step(sheet, 'OPEN_WORK_ORDER');
    expect(await filledOf()).toBe(planned);
    const back = await step(going, 'WITHDRAW_WORK_ORDER');
    expect(await filledOf()).toBe(planned);
    await step(back, 'OPEN_WORK_ORDER');
    expect(await statuses([long, short])).toEqual([s.workOrderOpened, s.workOrderOpened]);
    const sharing = async (orderSN: string) =>
      (await buyer.browser.send(getOrderMaking, { orderSN }))?.shared;
    // 500 at a run of 200.
    expect(await sharing(long.orderSN)).toEqual({ others: 1, places: 3 });
    expect(await sharing(short.orderSN)).toEqual({ others: 1, places: 1 });
    const opened = await sheetById(sheet.id);
    expect(opened?.plan?.run).toBe(200);
    expect(opened?.plan?.places).toHaveLength(4);
    expect(opened?.steps.map(({ event }) => event)).toEqual([
      'WITHDRAW_WORK_ORDER',
      'OUTSOURCE',
      'STORE_ALL',
    ]);
  });

  test('is opened for all or for none: an order in the hands of another keeps the rest back', async () => {
    const sheet = await savedSheet(3);
    await other.browser.send(claim, { id: sheet.ids[2] ?? 0 });
    const refused = await planner.browser.refused(actGang, { ...sheet, event: 'OPEN_WORK_ORDER' });
    expect(refused.message).toContain(`订单 ${sheet.orders[2]?.orderSN}：`);
    expect(refused.message).toContain('整版未处理');
    expect(await statuses(sheet.orders)).toEqual(Array(3).fill(s.approvedOrdered));
    const made = await db
      .selectFrom('work_orders')
      .select('order_id')
      .where('order_id', 'in', sheet.ids)
      .execute();
    expect(made).toEqual([]);
    await other.browser.send(claim, { id: (await waiting()).orderId });
    await step(sheet, 'OPEN_WORK_ORDER');
    expect(await statuses(sheet.orders)).toEqual(Array(3).fill(s.workOrderOpened));
  });

  test('of two who open it at once one does', async () => {
    const sheet = await savedSheet(2);
    const answers = await Promise.all(
      [planner, other].map(({ browser }) =>
        outcome(browser.send(actGang, { id: sheet.id, rev: sheet.rev, event: 'OPEN_WORK_ORDER' })),
      ),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(await statuses(sheet.orders)).toEqual([s.workOrderOpened, s.workOrderOpened]);
  });

  test('is withdrawn for all of it, which is planned again, and not once plates are made', async () => {
    const sheet = await savedSheet(2);
    const opened = await step(sheet, 'OPEN_WORK_ORDER');
    const back = await step(opened, 'WITHDRAW_WORK_ORDER');
    expect(await statuses(sheet.orders)).toEqual([s.allocated, s.allocated]);
    expect(await sheetById(sheet.id)).toMatchObject({ plan: null, rev: back.rev });
    expect((await sheetById(sheet.id))?.orders).toHaveLength(2);
    const again = await step(back, 'OPEN_WORK_ORDER');
    const stored = await step(again, 'STORE_ALL');
    expect(await statuses(sheet.orders)).toEqual([s.stored, s.stored]);
    const late = await planner.browser.refused(actGang, {
      ...stored,
      event: 'WITHDRAW_WORK_ORDER',
    });
    expect(late.errCode).toBe(errCode.wrongState);
    expect(await sheetById(sheet.id)).toBeUndefined();
  });

  test('goes to an outside works with its reason, comes back and is stored', async () => {
    const sheet = await savedSheet(2);
    const opened = await step(sheet, 'OPEN_WORK_ORDER');
    const silent = await planner.browser.refused(actGang, { ...opened, event: 'OUTSOURCE' });
    expect(silent.fields).toMatchObject({ reason: '请填写原因，客户会看到' });
    let at = await step(opened, 'OUTSOURCE', '对开机检修，由协作厂印刷');
    expect(await statuses(sheet.orders)).toEqual([s.outsourced, s.outsourced]);
    expect((await sheetById(sheet.id))?.steps.map(({ event }) => event)).toEqual(['SCAN_RETURN']);
    for (const event of ['SCAN_RETURN', 'CONFIRM_RETURN', 'STORE_ALL'] as const) {
      at = await step(at, event);
    }
    expect(await statuses(sheet.orders)).toEqual([s.stored, s.stored]);
  });

  test('one job that is withdrawn by itself leaves its places empty; the rest is made', async () => {
    const sheet = await savedSheet(2);
    await step(sheet, 'OPEN_WORK_ORDER');
    const [first = 0, second = 0] = sheet.ids;
    await planner.browser.send(act, stepOf(first, 'WITHDRAW_WORK_ORDER'));
    const left = await sheetById(sheet.id);
    expect(left?.orders.map(({ orderId }) => orderId)).toEqual([second]);
    expect(left?.plan?.places.map(({ key }) => key)).toEqual([second]);
    expect((await groupWith(first)).waiting.map(({ orderId }) => orderId)).toContain(first);
  });
});

describe('what falls off', () => {
  test('an order that its customer cancels is named to the planner, and the rest is opened without it', async () => {
    const sheet = await savedSheet(2);
    const [first, second] = sheet.orders;
    await buyer.browser.send(cancelOrder, { orderSN: first?.orderSN ?? '' });
    const seen = await sheetById(sheet.id);
    expect(seen?.orders.map(({ orderSN }) => orderSN)).toEqual([second?.orderSN]);
    expect(seen?.fallen).toMatchObject([
      { orderSN: first?.orderSN, statusLabel: { message: '已取消' } },
    ]);
    expect(seen?.steps[0]?.refusal?.message).toContain('已变为“已取消”');
    const early = await planner.browser.refused(actGang, { ...sheet, event: 'OPEN_WORK_ORDER' });
    expect(early.message).toContain(`订单 ${first?.orderSN} 已变为“已取消”`);
    expect(await statuses([second ?? { orderSN: '' }])).toEqual([s.approvedOrdered]);
    const [saved] = await save(second?.orderId ?? 0, [
      { id: sheet.id, rev: sheet.rev, orders: [second?.orderId ?? 0] },
    ]);
    expect((await sheetById(sheet.id))?.fallen).toEqual([]);
    await step(saved ?? sheet, 'OPEN_WORK_ORDER');
    expect(await statuses([second ?? { orderSN: '' }])).toEqual([s.workOrderOpened]);
  });

  test('one that goes to another factory is off the sheet and waits there', async () => {
    const sheet = await savedSheet(2);
    const [first = 0] = sheet.ids;
    const { factory } = await groupWith(first);
    const elsewhere = factory === 0 ? 1 : 0;
    await planner.browser.send(act, stepOf(first, 'ALLOCATE', { payload: { factory: elsewhere } }));
    const seen = await sheetById(sheet.id);
    expect(seen?.fallen).toHaveLength(1);
    const group = await groupWith(first);
    expect(group.factory).toBe(elsewhere);
    const [moved] = await save(first, [{ id: null, rev: 0, orders: [first] }]);
    expect((await sheetById(moved?.id ?? 0))?.orders).toHaveLength(1);
    expect((await sheetById(sheet.id))?.fallen).toEqual([]);
  });
});

describe('beside the works that go by themselves', () => {
  test('a job with more styles than places that is opened by itself is laid over sheets of its own', async () => {
    const STYLES = 20;
    const leaflets = configurationOf(201, { quantity: 500, styles: STYLES });
    const order = await paid(buyer.browser, { configuration: leaflets });
    await standAt(db, order.orderSN, s.approvedOrdered);
    const { orderId, orderSN } = order;
    const room = gangRoom(book.gang, {
      widthMm: 210,
      heightMm: 285,
      edgeMm: 3,
      styles: 1,
      pieces: 500,
    });
    expect((await groupWith(orderId)).waiting.map((one) => one.orderId)).toContain(orderId);
    await takeSteps(planner.browser, orderId, ['ALLOCATE', 'OPEN_WORK_ORDER']);
    const { sheets } = await groupWith(orderId);
    const own = sheets.filter(({ orders }) => orders.some((one) => one.orderId === orderId));
    expect(own).toHaveLength(Math.ceil(STYLES / room));
    const styles = own.flatMap(({ plan }) => plan?.places.map(({ style }) => style) ?? []);
    expect(styles.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: STYLES }, (_, at) => at + 1),
    );
    expect(own[0]?.bound.map(({ id }) => id)).toEqual(own.slice(1).map(({ id }) => id));
    const made = await buyer.browser.send(getOrderMaking, { orderSN });
    expect(made?.shared).toEqual({ others: 0, places: STYLES });
    await planner.browser.send(act, stepOf(orderId, 'WITHDRAW_WORK_ORDER'));
    const gone = await db
      .selectFrom('press_sheets')
      .select('id')
      .where(
        'id',
        'in',
        own.map(({ id }) => id),
      )
      .execute();
    expect(gone).toEqual([]);
    expect((await groupWith(orderId)).waiting.map((one) => one.orderId)).toContain(orderId);
    await takeSteps(planner.browser, orderId, ['OPEN_WORK_ORDER', 'STORE_ALL']);
    expect(await statuses([order])).toEqual([s.stored]);
  });

  test('a job on a saved sheet is opened with it alone, at a desk and by the workshop', async () => {
    const sheet = await savedSheet(1);
    const [first = 0] = sheet.ids;
    await planner.browser.send(act, stepOf(first, 'ALLOCATE'));
    const alone = await planner.browser.refused(act, stepOf(first, 'OPEN_WORK_ORDER'));
    expect(alone.message).toBe(`已在版 ${sheet.sheetNo} 上，请在拼版里开工单`);
    const free = await waiting();
    const { carrier } = server.services.ports;
    const log = { warn: () => undefined };
    await db.updateTable('shop_clock').set({ workshop_since: '2020-01-01T00:00:00Z' }).execute();
    await shopClock.advance(2 * 86_400_000);
    await runWorkshop({ db, carrier, log }, nowOf(shopClock));
    expect(await statuses(sheet.orders)).toEqual([s.allocated]);
    expect((await rowOf(db, free.orderSN)).status).not.toBe(s.approvedOrdered);
    expect(await nextStep(db, nowOf(shopClock))).not.toBe(nowOf(shopClock));
  });

  test('the automatic imposition puts nothing on a sheet by hand', async () => {
    const sheet = await savedSheet(2);
    await step(sheet, 'OPEN_WORK_ORDER');
    const alone = await waiting();
    await takeSteps(planner.browser, alone.orderId, ['ALLOCATE', 'OPEN_WORK_ORDER']);
    const { sheet_id } = await db
      .selectFrom('work_orders')
      .select('sheet_id')
      .where('order_id', '=', alone.orderId)
      .executeTakeFirstOrThrow();
    expect(sheet_id).not.toBe(sheet.id);
    expect(sheet_id).not.toBeNull();
  });
});

test('the plate layout is drawn to scale with every order number, as it is saved and as it is made', async () => {
  const sheet = await savedSheet(2, { quantity: 5 });
  const layoutOf = async () => {
    const answer = (await planner.browser.send(getPlateLayout, { id: sheet.id })) as RawAnswer;
    expect(answer.fileName).toBe(`${sheet.sheetNo}.pdf`);
    return textOfPdf(new Uint8Array(await answer.blob.arrayBuffer()));
  };
  const saved = await layoutOf();
  for (const words of ['版式图', sheet.sheetNo, '咬口 10 mm', '大度对开', '款 1']) {
    expect(saved.text).toContain(words);
  }
  for (const { orderSN } of sheet.orders) expect(saved.text.split(orderSN)).toHaveLength(3);
  expect(saved.fonts).toEqual([{ isEmbedded: true }]);
  const { waiting: _, sheets } = await groupWith(sheet.ids[0] ?? 0);
  const jobs = sheets.find(({ id }) => id === sheet.id)?.orders ?? [];
  expect(
    gangLayout(
      book.gang,
      jobs.map((job) => ({ ...job, key: job.orderId })),
    )?.run,
  ).toBe(500);
  await step(sheet, 'OPEN_WORK_ORDER');
  expect((await layoutOf()).text).toContain(sheet.orders[1]?.orderSN);
});
