/** Steps of a whole gang sheet and those bound to it: each is taken for every order on them in one transaction, or for none. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { actGang } from '@banxin/contract/calls/works/gang';
import type { GangEvent } from '@banxin/contract/entities/gang';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { inEnglish } from '@banxin/contract/refusals/english';
import { gang as refusals } from '@banxin/contract/refusals/gang';
import { messageOf } from '@banxin/contract/refusals/row';
import { works } from '@banxin/contract/refusals/works';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { invalid, orRefusal, Refusal, refuse } from '../../http/refusal.ts';
import type { OrderRow } from '../order/order.ts';
import { type Staff, take } from './act.ts';
import { actorOf, letGo, orderCase } from './claims.ts';
import { type Ganged, gangedOf, jobOf } from './gangOrders.ts';
import { planOf } from './gangPlan.ts';
import { takersOf, whyNotOpen } from './gangRoom.ts';
import { lockOrdersById, lockSheet } from './gangSave.ts';
import { boundTo, placedOn, sheetsOf } from './gangSheets.ts';

type Input = ParsedOf<typeof actGang>;

/** Takes one step of one order. @throws Refusal that names it */
async function takeFor(
  staff: Staff,
  tx: Tx,
  order: OrderRow,
  { event, reason, factory }: Pick<Input, 'reason'> & { event: string; factory?: number },
): Promise<OrderRow> {
  try {
    return await take(staff, tx, order, {
      ...{ entity: 'order', id: order.id, event: event as GangEvent },
      ...(reason !== undefined && { reason }),
      payload: { ...(factory !== undefined && { factory }) },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refuse(refusals.ofOrder, {
      orderSN: order.order_sn,
      because: { zh: error.message, en: inEnglish(error) },
    });
  }
}

type Sheet = Awaited<ReturnType<typeof lockSheet>>;

/** The sheets are planned for good: from now on they are what the plates are made from. */
async function release(
  tx: Tx,
  sheets: readonly Sheet[],
  orders: readonly OrderRow[],
  now: string,
): Promise<void> {
  const on = await placedOn(
    tx,
    sheets.map(({ id }) => id),
  );
  const laid = sheets.map((sheet) => ({
    sheet,
    rows: on.filter(({ sheet_id }) => sheet_id === sheet.id),
  }));
  const why = whyNotOpen(laid);
  if (why !== null) throw why;
  for (const { sheet, rows } of laid) {
    const plan = planOf(
      rows.map((row) => {
        const order = orders.find(({ id }) => id === row.id) as OrderRow;
        return jobOf(row, gangedOf(order) as Ganged, row.part);
      }),
    );
    await tx
      .updateTable('press_sheets')
      // Each job takes its room with its step.
      .set({ released_at: now, plan: JSON.stringify(plan), filled: 0 })
      .where('id', '=', sheet.id)
      .execute();
  }
}

/** The sheet is one that is being planned again; its jobs stay on it. */
async function takeBack(tx: Tx, sheet: Sheet): Promise<void> {
  if (sheet.plated_at !== null) throw refuse(works.platesMade);
  await tx
    .updateTable('press_sheets')
    .set({ released_at: null, plan: null })
    .where('id', '=', sheet.id)
    .execute();
}

/** The sheet and those bound to it, locked as they were looked at. @throws Refusal when they are others by now */
async function lockTogether(
  tx: Tx,
  { id, rev, event, bound = [] }: Input,
  set: readonly number[],
): Promise<readonly Sheet[]> {
  const seen = new Map([[id, rev], ...bound.map((one): [number, number] => [one.id, one.rev])]);
  const sheets: Sheet[] = [];
  for (const one of [...seen.keys()].toSorted((a, b) => a - b)) {
    sheets.push(await lockSheet(tx, { id: one, rev: seen.get(one) as number }));
  }
  // What is opened was bound by a job that has left meanwhile: that is said of the sheet on which it lies still.
  const isSeen = set.length === seen.size || event === 'OPEN_WORK_ORDER';
  if (isSeen && set.every((one) => seen.has(one))) {
    return sheets.filter((sheet) => set.includes(sheet.id));
  }
  const numbers = await tx
    .selectFrom('press_sheets')
    .select('sheet_no')
    .where('id', 'in', set)
    .orderBy('id')
    .execute();
  throw refuse(refusals.bound, { numbers: numbers.map(({ sheet_no }) => sheet_no) });
}

export function actOnSheet(
  { db, now, customer, ports }: UserContext,
  input: Input,
): Promise<OutputOf<typeof actGang> | Refusal> {
  const { id, rev, event, reason } = input;
  const { desks } = customer;
  if (!desks.includes('production')) return Promise.resolve(refuse(works.otherDesk));
  if (event === 'OUTSOURCE' && reason === undefined) {
    return Promise.resolve(invalid({ reason: messageOf(works.reasonMissing) }));
  }
  const staff: Staff = { db, now, actor: actorOf(customer.id), desks, carrier: ports.carrier };
  const work = transaction(db, async (tx) => {
    const shown = await sheetsOf(tx);
    const placed = await placedOn(
      tx,
      shown.map((sheet) => sheet.id),
    );
    const set = boundTo(id, shown, placed);
    // Orders before their sheets, as every step of one order does.
    const orders = await lockOrdersById(
      tx,
      placed.filter(({ sheet_id }) => set.includes(sheet_id)).map((row) => row.id),
    );
    const sheets = await lockTogether(tx, input, set);
    const { factory, released_at } = sheets.find((sheet) => sheet.id === id) as Sheet;
    const isOpening = event === 'OPEN_WORK_ORDER';
    if (isOpening !== (released_at === null)) throw refuse(refusals.noStep);
    if (isOpening) await release(tx, sheets, orders, now);
    const takers = isOpening ? orders : takersOf(event, orders);
    if (takers.length === 0) throw refuse(refusals.noStep);
    if (event === 'WITHDRAW_WORK_ORDER') {
      for (const sheet of sheets) await takeBack(tx, sheet);
    }
    for (const order of takers) {
      const ready =
        isOpening && order.status === s.approvedOrdered
          ? await takeFor(staff, tx, order, { event: 'ALLOCATE', factory })
          : order;
      await takeFor(staff, tx, ready, { event, reason });
      await letGo(tx, orderCase(order));
    }
    for (const sheet of sheets) {
      await tx
        .updateTable('press_sheets')
        .set({
          ...{ rev: sql`rev + 1`, saved_by: customer.id },
          ...(event === 'WITHDRAW_WORK_ORDER' && { filled: sheet.filled }),
        })
        .where('id', '=', sheet.id)
        .execute();
    }
    return { id, rev: rev + 1 };
  });
  return orRefusal(work);
}
