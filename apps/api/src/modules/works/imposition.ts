/**
 * Work orders and the press sheets that gang jobs share: jobs of the same factory, paper, inks and run lie on one
 * sheet until it is full or its plates are made.
 */
import { works as refusals } from '@banxin/contract/refusals/works';
import { book } from '@banxin/pricing/book';
import { gangShare } from '@banxin/pricing/gangSheet';
import { type Imposed, imposed } from '@banxin/pricing/imposed';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';

/** A whole sheet. @unit thousandths */
const WHOLE = 1_000;

/** What jobs must share to lie on one sheet. */
function stockOf({ configuration: c }: OrderRow, plan: Imposed, pieces: number): string {
  return [plan.sheetName, c.materialId, c.gsm, c.colours, pieces].join('|');
}

/** Numbered in the order in which they are opened: day, then a count that the whole shop shares. */
export const numberOf = (letter: string, now: string, id: number): string =>
  `${letter}${dayOf(msOf(now)).replaceAll('-', '')}-${String(id).padStart(5, '0')}`;

/** What numbers a sheet before it is written. */
export async function nextSheetId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('press_sheets', 'id')) as id`.execute(tx);
  return Number(rows[0]?.id);
}

interface Share {
  readonly sheetId: number | null;
  readonly places: number;
  readonly share: number;
}

/** Takes room on the open sheet, or on a new one. The sheet's row is locked: two jobs never take the same room. */
async function takeRoom(
  tx: Tx,
  factory: number,
  stock: string,
  share: number,
  now: string,
): Promise<number> {
  for (;;) {
    const open = await tx
      .selectFrom('press_sheets')
      .select(['id', 'filled'])
      .where('factory', '=', factory)
      .where('stock', '=', stock)
      .where('plated_at', 'is', null)
      .where('by_hand', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (open !== undefined && open.filled + share <= WHOLE) {
      await tx
        .updateTable('press_sheets')
        .set({ filled: sql`filled + ${share}` })
        .where('id', '=', open.id)
        .execute();
      return open.id;
    }
    // Full: it goes to press, and the next one begins.
    if (open !== undefined) {
      const full = tx.updateTable('press_sheets').where('id', '=', open.id);
      await full.set({ plated_at: now }).execute();
    }
    const id = await nextSheetId(tx);
    const opened = await tx
      .insertInto('press_sheets')
      .values({
        id,
        sheet_no: numberOf('P', now, id),
        factory,
        stock,
        opened_at: now,
        plated_at: null,
        saved_by: null,
        released_at: null,
        plan: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Another transaction has opened one meanwhile: look again, it is there now.
    if (opened === undefined) continue;
  }
}

/** The sheet that somebody has put this job on; undefined for none. */
export const handSheetOf = (db: Db, { customer_id, id }: Pick<OrderRow, 'customer_id' | 'id'>) =>
  db
    .selectFrom('gang_jobs as g')
    .innerJoin('press_sheets as p', 'p.id', 'g.sheet_id')
    .select(['p.id', 'p.sheet_no', 'p.factory', 'p.stock', 'p.released_at', 'p.plan'])
    .where('g.customer_id', '=', customer_id)
    .where('g.order_id', '=', id)
    .executeTakeFirst();

/** Takes the room that it has on a sheet by hand; null when it lies on none whose work orders are opened. */
async function takeItsRoom(tx: Tx, order: OrderRow): Promise<Share | null> {
  const mine = await handSheetOf(tx, order);
  if (mine?.plan == null) return null;
  const share = gangShare(book.gang, mine.plan, order.id);
  await tx
    .updateTable('press_sheets')
    .set({ filled: sql`filled + ${share}` })
    .where('id', '=', mine.id)
    .execute();
  const places = mine.plan.places.filter(({ key }) => key === order.id).length;
  return { sheetId: mine.id, places, share };
}

/** Gang jobs share a sheet; every other job has its sheets for itself. */
async function shareOf(tx: Tx, order: OrderRow, factory: number, now: string): Promise<Share> {
  const byHand = await takeItsRoom(tx, order);
  if (byHand !== null) return byHand;
  const alone = { sheetId: null, places: 0, share: 0 };
  const product = productById(order.product_id);
  const plan = product ? imposed(product, book, order.configuration) : null;
  if (!product || plan === null || plan.mode !== 'gang') return alone;
  const pieces = order.configuration.quantity * product.piecesPerUnit;
  const share = Math.min(WHOLE, Math.ceil((WHOLE * plan.own) / plan.nUp));
  const sheetId = await takeRoom(tx, factory, stockOf(order, plan, pieces), share, now);
  return { sheetId, places: plan.own, share };
}

/** Opens the work order. A job that comes back from rework, or whose work order was withdrawn, keeps its number. */
export async function impose(tx: Tx, order: OrderRow, now: string): Promise<void> {
  if (order.factory === null) throw new Error(`Order ${order.order_sn} has no factory`);
  const { sheetId, places, share } = await shareOf(tx, order, order.factory, now);
  const put = { factory: order.factory, sheet_id: sheetId, places, share, opened_at: now };
  await tx
    .insertInto('work_orders')
    .values({
      customer_id: order.customer_id,
      order_id: order.id,
      work_order_no: numberOf('G', now, order.id),
      ...put,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'order_id']).doUpdateSet(put))
    .execute();
}

const workOrderOf = (db: Db, { customer_id, id }: OrderRow) =>
  db
    .selectFrom('work_orders as w')
    .leftJoin('press_sheets as p', 'p.id', 'w.sheet_id')
    .select(['w.sheet_id', 'w.share', 'p.plated_at'])
    .where('w.customer_id', '=', customer_id)
    .where('w.order_id', '=', id)
    .executeTakeFirst();

/** True when the job's plates are made: it can no longer leave its sheet. */
export const arePlatesMade = async (db: Db, order: OrderRow): Promise<boolean> =>
  ((await workOrderOf(db, order))?.plated_at ?? null) !== null;

/** Gives the job's room back, or says that its plates have just been made. */
export async function leaveSheet(tx: Tx, order: OrderRow): Promise<Refusal | null> {
  const mine = await workOrderOf(tx, order);
  if (mine?.sheet_id == null) return null;
  const left = await tx
    .updateTable('press_sheets')
    .set({ filled: sql`filled - ${mine.share}` })
    .where('id', '=', mine.sheet_id)
    .where('plated_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (left === undefined) return refuse(refusals.platesMade);
  await tx
    .updateTable('work_orders')
    .set({ sheet_id: null, places: 0, share: 0 })
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .execute();
  await leaveByHand(tx, order);
  return null;
}

/** One job leaves a sheet whose work orders are opened: its places stay empty, and the last one takes the sheet along. */
async function leaveByHand(tx: Tx, order: OrderRow): Promise<void> {
  const mine = await handSheetOf(tx, order);
  if (mine?.plan == null) return;
  const { run, places } = mine.plan;
  await tx
    .deleteFrom('gang_jobs')
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .execute();
  const left = places.filter(({ key }) => key !== order.id);
  const sheet = tx.updateTable('press_sheets').where('id', '=', mine.id);
  await (left.length === 0
    ? tx.deleteFrom('press_sheets').where('id', '=', mine.id).execute()
    : sheet.set({ rev: sql`rev + 1`, plan: JSON.stringify({ run, places: left }) }).execute());
}

/** The job is printed, and with it whatever lies on its sheet: nothing is added or taken off any more. */
export async function makePlates(tx: Tx, order: OrderRow, now: string): Promise<void> {
  const mine = await workOrderOf(tx, order);
  if (mine?.sheet_id == null) return;
  await tx
    .updateTable('press_sheets')
    .set({ plated_at: now })
    .where('id', '=', mine.sheet_id)
    .where('plated_at', 'is', null)
    .execute();
}
