/** A job on several gang sheets, style by style: laid in part, made with all its sheets, and off all of them. */
import type { RawAnswer } from '@banxin/contract/call';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderMaking } from '@banxin/contract/calls/order/making';
import { act, getJobTicket } from '@banxin/contract/calls/works/desk';
import { actGang, getPlateLayout, saveGang } from '@banxin/contract/calls/works/gang';
import type { GangEvent } from '@banxin/contract/entities/gang';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { textOfPdf } from '../../../test/pdfText.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { gangRoomOf, type Sheets } from './gang.testkit.ts';
import { stepOf } from './works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const { planner, other, buyer, waiting, groupWith, sheetById, save, statuses } =
  await gangRoomOf(server);
afterAll(async () => expect(await contradictions(db)).toEqual([]));

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
