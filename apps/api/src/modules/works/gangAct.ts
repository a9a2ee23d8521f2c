/** Steps of a whole gang sheet: each is taken for every order on it in one transaction, or for none. */
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
import { placedOn, takersOf, whyNotOpen } from './gangRoom.ts';
import { laidOut, lockOrdersById, lockSheet } from './gangSave.ts';

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

/** The sheet is planned for good: from now on it is what the plates are made from. */
async function release(
  tx: Tx,
  sheet: Sheet,
  orders: readonly OrderRow[],
  now: string,
): Promise<void> {
  const on = await placedOn(tx, [sheet.id]);
  const why = whyNotOpen(sheet, on);
  if (why !== null) throw why;
  const { run, places } = laidOut(
    on.map((row) =>
      jobOf(row, gangedOf(orders.find(({ id }) => id === row.id) as OrderRow) as Ganged),
    ),
  );
  const plan = { run, places: places.map(({ isOwn: _, ...place }) => place) };
  await tx
    .updateTable('press_sheets')
    // Each job takes its room with its step.
    .set({ released_at: now, plan: JSON.stringify(plan), filled: 0 })
    .where('id', '=', sheet.id)
    .execute();
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

export function actOnSheet(
  { db, now, customer, ports }: UserContext,
  { id, rev, event, reason }: Input,
): Promise<OutputOf<typeof actGang> | Refusal> {
  const { desks } = customer;
  if (!desks.includes('production')) return Promise.resolve(refuse(works.otherDesk));
  if (event === 'OUTSOURCE' && reason === undefined) {
    return Promise.resolve(invalid({ reason: messageOf(works.reasonMissing) }));
  }
  const staff: Staff = { db, now, actor: actorOf(customer.id), desks, carrier: ports.carrier };
  const work = transaction(db, async (tx) => {
    // Orders before their sheet, as every step of one order does.
    const before = await placedOn(tx, [id]);
    const orders = await lockOrdersById(
      tx,
      before.map((row) => row.id),
    );
    const sheet = await lockSheet(tx, { id, rev });
    const isOpening = event === 'OPEN_WORK_ORDER';
    if (isOpening !== (sheet.released_at === null)) throw refuse(refusals.noStep);
    if (isOpening) await release(tx, sheet, orders, now);
    const takers = isOpening ? orders : takersOf(event, orders);
    if (takers.length === 0) throw refuse(refusals.noStep);
    if (event === 'WITHDRAW_WORK_ORDER') await takeBack(tx, sheet);
    for (const order of takers) {
      const { factory } = sheet;
      const ready =
        isOpening && order.status === s.approvedOrdered
          ? await takeFor(staff, tx, order, { event: 'ALLOCATE', factory })
          : order;
      await takeFor(staff, tx, ready, { event, reason });
      await letGo(tx, orderCase(order));
    }
    await tx
      .updateTable('press_sheets')
      .set({
        ...{ rev: sql`rev + 1`, saved_by: customer.id },
        ...(event === 'WITHDRAW_WORK_ORDER' && { filled: sheet.filled }),
      })
      .where('id', '=', id)
      .execute();
    return { id, rev: rev + 1 };
  });
  return orRefusal(work);
}
