/** Gang sheets by hand: saved by one of two, opened for every order or for none, and what falls off is said. */
import type { InputOf, RawAnswer } from '@banxin/contract/call';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderMaking } from '@banxin/contract/calls/order/making';
import { act, claim, getJobTicket } from '@banxin/contract/calls/works/desk';
import { actGang, getGang, getPlateLayout, saveGang } from '@banxin/contract/calls/works/gang';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { GangEvent, GangGroup } from '@banxin/contract/entities/gang';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { book } from '@banxin/pricing/book';
import { gangLayout, gangRoom } from '@banxin/pricing/gangSheet';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { textOfPdf } from '../../../test/pdfText.testkit.ts';
import { nowOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { CARDS, configurationOf, enter, paid, rowOf, standAt } from '../order/order.testkit.ts';
import { approvedOrder, enterStaff, stepOf, takeSteps } from './works.testkit.ts';
import { nextStep, runWorkshop } from './workshop.ts';

const server = await createTestServer();
const { db, shopClock } = server;
const [planner, other] = [
  await enterStaff(server, ['production']),
  await enterStaff(server, ['production']),
];
const buyer = await enter(server, { balance: 50_000_000 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const waiting = (more: Partial<Configuration> = {}) =>
  approvedOrder(server, buyer.browser, { ...CARDS, ...more });

const rooms = async () => (await planner.browser.send(getGang, {})).groups;

/** The group in which an order waits or lies. */
async function groupWith(orderId: number): Promise<GangGroup> {
  const group = (await rooms()).find(({ waiting: jobs, sheets }) =>
    [...jobs, ...sheets.flatMap(({ orders }) => orders)].some((one) => one.orderId === orderId),
  );
  if (group === undefined) throw new Error(`Order ${orderId} is nowhere`);
  return group;
}

const sheetById = async (id: number) =>
  (await rooms()).flatMap(({ sheets }) => sheets).find((sheet) => sheet.id === id);

type Sheets = InputOf<typeof saveGang>['sheets'];

/** Saves sheets of the group in which this order is. */
async function save(orderId: number, sheets: Sheets) {
  const { factory, stock } = await groupWith(orderId);
  return (await planner.browser.send(saveGang, { factory, stock, sheets })).sheets;
}

/** A saved sheet with so many orders on it. */
async function savedSheet(count: number, more: Partial<Configuration> = {}) {
  const orders = [];
  for (let at = 0; at < count; at += 1) orders.push(await waiting(more));
  const ids = orders.map(({ orderId }) => orderId);
  const [sheet] = await save(ids[0] ?? 0, [{ id: null, rev: 0, orders: ids }]);
  if (sheet === undefined) throw new Error('Nothing was saved');
  return { ...sheet, orders, ids };
}

const step = (sheet: { id: number; rev: number }, event: GangEvent, reason?: string) =>
  planner.browser.send(actGang, {
    ...{ id: sheet.id, rev: sheet.rev, event },
    ...(reason !== undefined && { reason }),
  });

const statuses = (orders: readonly { readonly orderSN: string }[]) =>
  Promise.all(orders.map(async ({ orderSN }) => (await rowOf(db, orderSN)).status));

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

describe('a job with more styles than a sheet has places free', () => {
  const STYLES = 20;
  /** Put on one sheet and on another. */
  const HERE = Array.from({ length: 12 }, (_, at) => at + 1);
  const THERE = Array.from({ length: STYLES - HERE.length }, (_, at) => HERE.length + at + 1);

  type Part = NonNullable<Sheets[number]['parts']>[number];
  const on = (
    orders: number[],
    parts: Part[] = [],
    seen = { id: null as number | null, rev: 0 },
  ) => ({
    ...seen,
    orders,
    parts,
  });

  /** One of many styles on two sheets, beside another job on each; the sheets are bound by it. */
  async function bound() {
    const [many, first, second] = [
      await waiting({ styles: STYLES }),
      await waiting(),
      await waiting(),
    ];
    const { orderId } = many;
    const [a, b] = await save(orderId, [
      on([first.orderId, orderId], [{ orderId, styles: HERE }]),
      on([orderId, second.orderId], [{ orderId, styles: THERE }]),
    ]);
    if (a === undefined || b === undefined) throw new Error('Nothing was saved');
    return { many, first, second, a, b, orders: [many, first, second] };
  }

  const stepTogether = (
    [sheet, ...others]: readonly { readonly id: number; readonly rev: number }[],
    event: GangEvent,
    more: { readonly reason?: string; readonly by?: typeof planner } = {},
  ) =>
    (more.by ?? planner).browser.send(actGang, {
      ...{ id: sheet?.id ?? 0, rev: sheet?.rev ?? 0, event },
      bound: others.map(({ id, rev }) => ({ id, rev })),
      ...(more.reason !== undefined && { reason: more.reason }),
    });

  const now = async (id: number) => {
    const sheet = await sheetById(id);
    if (sheet === undefined) throw new Error(`Sheet ${id} is not there`);
    return sheet;
  };

  test('lies there in part, and the rest goes on waiting until all of it is laid', async () => {
    const many = await waiting({ styles: STYLES });
    const { orderId, orderSN } = many;
    const [sheet] = await save(orderId, [on([orderId], [{ orderId, styles: HERE }])]);
    const group = await groupWith(orderId);
    const lying = group.sheets.find(({ id }) => id === sheet?.id);
    expect(lying?.orders).toMatchObject([{ orderSN, styles: STYLES, part: HERE }]);
    const left = group.waiting.find((one) => one.orderId === orderId);
    expect(left).toMatchObject({ styles: STYLES, part: THERE });
    const why = `订单 ${orderSN} 还差 ${THERE.length} 款没有上版，放齐后再开工单`;
    expect(lying?.steps).toMatchObject([{ event: 'OPEN_WORK_ORDER', refusal: { message: why } }]);
    const early = await planner.browser.refused(actGang, {
      ...{ id: sheet?.id ?? 0, rev: sheet?.rev ?? 0, event: 'OPEN_WORK_ORDER' },
    });
    expect(early.message).toBe(why);
    await planner.browser.send(act, stepOf(orderId, 'ALLOCATE'));
    const alone = await planner.browser.refused(act, stepOf(orderId, 'OPEN_WORK_ORDER'));
    expect(alone.message).toBe(`已在版 ${sheet?.sheetNo} 上，请在拼版里开工单`);
    expect(await statuses([many])).toEqual([s.allocated]);
    await save(orderId, [on([orderId], [{ orderId, styles: THERE }])]);
    const whole = await groupWith(orderId);
    expect(whole.waiting.map((one) => one.orderId)).not.toContain(orderId);
    expect((await now(sheet?.id ?? 0)).steps).toMatchObject([{ refusal: null }]);
  });

  test('takes places for each style that lies there, as many as its count asks for', async () => {
    const many = await waiting({ styles: STYLES, quantity: 5 });
    const short = await waiting();
    const { orderId } = many;
    const [a, b] = await save(orderId, [
      on([short.orderId, orderId], [{ orderId, styles: HERE }]),
      on([orderId], [{ orderId, styles: THERE }]),
    ]);
    await stepTogether(
      [a, b].map((one) => one ?? { id: 0, rev: 0 }),
      'OPEN_WORK_ORDER',
    );
    const [first, second] = [await now(a?.id ?? 0), await now(b?.id ?? 0)];
    const placesOf = ({ plan }: typeof first, style: number) =>
      plan?.places.filter((place) => place.key === orderId && place.style === style).length;
    // 500 at a run of 200 beside the short one, 500 alone.
    expect(first.plan?.run).toBe(200);
    expect(second.plan?.run).toBe(500);
    for (const style of HERE)
      expect([placesOf(first, style), placesOf(second, style)]).toEqual([3, 0]);
    for (const style of THERE)
      expect([placesOf(first, style), placesOf(second, style)]).toEqual([0, 1]);
  });

  test('goes to work with all its sheets at once, and its customer reads of all of them', async () => {
    const { many, first, second, a, b, orders } = await bound();
    expect((await now(a.id)).bound).toEqual([b]);
    expect((await now(b.id)).bound).toEqual([a]);
    const half = await planner.browser.refused(actGang, {
      ...{ id: a.id, rev: a.rev, event: 'OPEN_WORK_ORDER' },
    });
    expect(half.message).toBe(
      `这些版有共同的订单，要一起处理，请核对后再操作：${a.sheetNo}、${b.sheetNo}`,
    );
    expect(await statuses(orders)).toEqual(Array(3).fill(s.approvedOrdered));
    await stepTogether([b, a], 'OPEN_WORK_ORDER');
    expect(await statuses(orders)).toEqual(Array(3).fill(s.workOrderOpened));
    const sharing = async ({ orderSN }: { readonly orderSN: string }) =>
      (await buyer.browser.send(getOrderMaking, { orderSN }))?.shared;
    expect(await sharing(many)).toEqual({ others: 2, places: STYLES });
    expect(await sharing(first)).toEqual({ others: 1, places: 1 });
    expect(await sharing(second)).toEqual({ others: 1, places: 1 });
    for (const { id } of [a, b]) {
      const { filled } = await db
        .selectFrom('press_sheets')
        .select('filled')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(filled > 0 && filled <= 1_000).toBe(true);
    }
    const ticket = (await planner.browser.send(getJobTicket, { id: many.orderId })) as RawAnswer;
    const { text } = await textOfPdf(new Uint8Array(await ticket.blob.arrayBuffer()));
    for (const words of [`${a.sheetNo} 款 1–12`, `${b.sheetNo} 款 13–20`, `占 ${STYLES} 个版位`]) {
      expect(text.replaceAll(/\s/g, '')).toContain(words.replaceAll(/\s/g, ''));
    }
    const plates = (await planner.browser.send(getPlateLayout, { id: b.id })) as RawAnswer;
    const drawn = await textOfPdf(new Uint8Array(await plates.blob.arrayBuffer()));
    expect(drawn.text).toContain('本版款 13–20');
    expect(drawn.text).not.toContain('· 款 12');
  });

  test('is outsourced, comes back and is stored with all its sheets', async () => {
    const { a, b, orders } = await bound();
    await stepTogether([a, b], 'OPEN_WORK_ORDER');
    for (const event of ['OUTSOURCE', 'SCAN_RETURN', 'CONFIRM_RETURN', 'STORE_ALL'] as const) {
      const both = [await now(a.id), await now(b.id)];
      await stepTogether(both, event, { reason: '对开机检修，由协作厂印刷' });
    }
    expect(await statuses(orders)).toEqual(Array(3).fill(s.stored));
    const plated = await db
      .selectFrom('press_sheets')
      .select('plated_at')
      .where('id', 'in', [a.id, b.id])
      .execute();
    expect(plated.every(({ plated_at }) => plated_at !== null)).toBe(true);
  });

  test('is planned again on all its sheets when they are withdrawn, unless plates of one are made', async () => {
    const { second, a, b, orders } = await bound();
    const filledOf = async () =>
      db
        .selectFrom('press_sheets')
        .select('filled')
        .where('id', 'in', [a.id, b.id])
        .orderBy('id')
        .execute();
    const planned = await filledOf();
    await stepTogether([a, b], 'OPEN_WORK_ORDER');
    expect(await filledOf()).toEqual(planned);
    await stepTogether([await now(a.id), await now(b.id)], 'WITHDRAW_WORK_ORDER');
    expect(await statuses(orders)).toEqual(Array(3).fill(s.allocated));
    expect(await filledOf()).toEqual(planned);
    expect((await now(a.id)).orders.map(({ part }) => part)).toEqual([null, HERE]);
    await stepTogether([await now(a.id), await now(b.id)], 'OPEN_WORK_ORDER');
    await planner.browser.send(act, stepOf(second.orderId, 'STORE_ALL'));
    const late = (await now(a.id)).steps.find(({ event }) => event === 'WITHDRAW_WORK_ORDER');
    expect(late).toBeUndefined();
    const alone = await planner.browser.refused(
      act,
      stepOf(orders[0]?.orderId ?? 0, 'WITHDRAW_WORK_ORDER'),
    );
    expect(alone.message).toContain('已出版');
  });

  test('comes off every sheet when its work order is withdrawn by itself', async () => {
    const { many, first, second, a, b } = await bound();
    await stepTogether([a, b], 'OPEN_WORK_ORDER');
    await planner.browser.send(act, stepOf(many.orderId, 'WITHDRAW_WORK_ORDER'));
    for (const [sheet, left] of [
      [await now(a.id), first],
      [await now(b.id), second],
    ] as const) {
      expect(sheet.orders.map(({ orderId }) => orderId)).toEqual([left.orderId]);
      expect(new Set(sheet.plan?.places.map(({ key }) => key))).toEqual(new Set([left.orderId]));
      expect(sheet.bound).toEqual([]);
    }
    const group = await groupWith(many.orderId);
    expect(group.waiting.find((one) => one.orderId === many.orderId)?.part).toBeNull();
    const wrong = await sql`
      select p.id from press_sheets p where p.id in (${a.id}, ${b.id}) and p.filled <>
        (select sum(w.share) from work_orders w where w.sheet_id = p.id)`.execute(db);
    expect(wrong.rows).toEqual([]);
  });

  test('comes off every sheet when its customer cancels, and is named on each', async () => {
    const { many, first, second, a, b } = await bound();
    await buyer.browser.send(cancelOrder, { orderSN: many.orderSN });
    for (const { id } of [a, b]) {
      const sheet = await now(id);
      expect(sheet.fallen).toMatchObject([{ orderSN: many.orderSN }]);
      expect(sheet.orders).toHaveLength(1);
      expect(sheet.steps[0]?.refusal?.message).toContain('已变为“已取消”');
    }
    for (const bound of [[], [{ id: b.id, rev: b.rev }]]) {
      const early = await planner.browser.refused(actGang, {
        ...{ id: a.id, rev: a.rev, event: 'OPEN_WORK_ORDER', bound },
      });
      expect(early.message).toContain(`订单 ${many.orderSN} 已变为“已取消”`);
    }
    const [saved] = await save(first.orderId, [
      on([first.orderId], [], a),
      on([second.orderId], [], b),
    ]);
    await stepTogether([saved ?? a], 'OPEN_WORK_ORDER');
    expect(await statuses([first, second])).toEqual([s.workOrderOpened, s.approvedOrdered]);
  });

  test('has each of its styles on one sheet, and none that there is not', async () => {
    const { many, a, b } = await bound();
    const { orderId, orderSN } = many;
    const { factory, stock } = await groupWith(orderId);
    const refusedFor = async (sheets: Sheets) =>
      (await planner.browser.refused(saveGang, { factory, stock, sheets })).message;
    const part = (styles: number[]) => on([orderId], [{ orderId, styles }]);
    expect(await refusedFor([part([12])])).toBe(
      `订单 ${orderSN} 已被他人处理：在版 ${a.sheetNo} 上`,
    );
    expect(await refusedFor([on([orderId])])).toContain('已被他人处理：在版 ');
    const free = await waiting({ styles: 3 });
    const of = (styles: number[]) => on([free.orderId], [{ orderId: free.orderId, styles }]);
    expect(await refusedFor([of([1, 2]), of([2, 3])])).toBe(`订单 ${free.orderSN} 的款 2 放了两次`);
    expect(await refusedFor([of([1, 1])])).toBe(`订单 ${free.orderSN} 的款 1 放了两次`);
    expect(await refusedFor([of([1]), on([free.orderId])])).toBe(`订单 ${free.orderSN} 放了两次`);
    expect(await refusedFor([of([4])])).toBe(`订单 ${free.orderSN} 没有款 4`);
    const [once] = of([1, 2]).parts;
    const again = { ...of([2, 3]), parts: [...of([2, 3]).parts, ...(once ? [once] : [])] };
    expect(await refusedFor([again])).toBe(`订单 ${free.orderSN} 的款 2 放了两次`);
    expect(await refusedFor([{ ...of([1]), orders: [] }])).toBe('没有这张订单，或还没有提交');
    expect((await now(b.id)).orders).toHaveLength(2);
    // All of its styles are the whole of it.
    const [whole] = await save(free.orderId, [of([3, 1, 2])]);
    expect((await now(whole?.id ?? 0)).orders[0]?.part).toBeNull();
  });

  test('of two planners who lay the same styles at once one does, and none lies twice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { orderId } = await waiting({ styles: STYLES });
      const { factory, stock } = await groupWith(orderId);
      const wanted = [HERE, [...THERE, HERE[0] ?? 0]];
      const answers = await Promise.all(
        [planner, other].map(({ browser }, at) =>
          outcome(
            browser.send(saveGang, {
              ...{ factory, stock },
              sheets: [on([orderId], [{ orderId, styles: wanted[at] ?? [] }])],
            }),
          ),
        ),
      );
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      const rows = await db
        .selectFrom('gang_jobs')
        .select('part')
        .where('order_id', '=', orderId)
        .execute();
      expect(rows).toHaveLength(1);
    }
  });

  test('of a step and a change at once one wins: nothing goes to work half laid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { many, first, a, b } = await bound();
      const { factory, stock } = await groupWith(many.orderId);
      const answers = await Promise.all([
        outcome(stepTogether([a, b], 'OPEN_WORK_ORDER')),
        outcome(
          other.browser.send(saveGang, { factory, stock, sheets: [on([first.orderId], [], a)] }),
        ),
      ]);
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      const isOpened = answers[0] === 'done';
      expect(await statuses([many])).toEqual([isOpened ? s.workOrderOpened : s.approvedOrdered]);
      const laid = (await now(a.id)).orders.map(({ orderId }) => orderId);
      expect(laid.includes(many.orderId)).toBe(isOpened);
    }
  });

  test('of a step and a cancellation at once one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { many, a, b, orders } = await bound();
      const answers = await Promise.all([
        outcome(stepTogether([a, b], 'OPEN_WORK_ORDER')),
        outcome(buyer.browser.send(cancelOrder, { orderSN: many.orderSN })),
      ]);
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      const isOpened = answers[0] === 'done';
      const [status] = await statuses([many]);
      expect(status).toBe(isOpened ? s.workOrderOpened : s.cancelled);
      const made = await db
        .selectFrom('work_orders')
        .select('order_id')
        .where(
          'order_id',
          'in',
          orders.map(({ orderId }) => orderId),
        )
        .execute();
      expect(made).toHaveLength(isOpened ? 3 : 0);
    }
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
