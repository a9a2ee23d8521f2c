/**
 * Work orders and the press sheets that gang jobs share: jobs of the same factory, paper, inks and run lie on one
 * sheet until it is full or its plates are made.
 */
import type { GangPlan } from '@banxin/contract/entities/gang';
import { works as refusals } from '@banxin/contract/refusals/works';
import { book } from '@banxin/pricing/book';
import { proposeGang } from '@banxin/pricing/gangProposal';
import { gangRoom, gangShare } from '@banxin/pricing/gangSheet';
import { type Imposed, imposed } from '@banxin/pricing/imposed';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';
import { gangedOf, jobOf } from './gangOrders.ts';
import { planOf } from './gangPlan.ts';

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

/** The sheets that somebody has put this job on, the oldest first; none for most. */
export const handSheetsOf = (db: Db, { customer_id, id }: Pick<OrderRow, 'customer_id' | 'id'>) =>
  db
    .selectFrom('gang_jobs as g')
    .innerJoin('press_sheets as p', 'p.id', 'g.sheet_id')
    .select(['p.id', 'p.sheet_no', 'p.factory', 'p.stock', 'p.released_at', 'p.plan'])
    .where('g.customer_id', '=', customer_id)
    .where('g.order_id', '=', id)
    .orderBy('p.id')
    .execute();

/** Takes the room that it has on sheets by hand; null when it lies on none whose work orders are opened. */
async function takeItsRoom(tx: Tx, order: OrderRow): Promise<Share | null> {
  const taken: Share[] = [];
  for (const { id, plan } of await handSheetsOf(tx, order)) {
    if (plan === null) continue;
    const share = gangShare(book.gang, plan, order.id);
    await tx
      .updateTable('press_sheets')
      .set({ filled: sql`filled + ${share}` })
      .where('id', '=', id)
      .execute();
    const places = plan.places.filter(({ key }) => key === order.id).length;
    taken.push({ sheetId: id, places, share });
  }
  const [first] = taken;
  return first === undefined
    ? null
    : { ...first, places: taken.reduce((sum, { places }) => sum + places, 0) };
}

/**
 * A job with more styles than a sheet has places is laid over several, as the engine proposes it: they are planned at once,
 * and nothing is added to them.
 */
async function layOver(tx: Tx, order: OrderRow, factory: number, now: string): Promise<void> {
  const ganged = gangedOf(order);
  if (ganged === null || ganged.pieces.styles <= gangRoom(book.gang, ganged.pieces)) return;
  if ((await handSheetsOf(tx, order)).some(({ plan }) => plan !== null)) return;
  for (const jobs of proposeGang(book.gang, [jobOf(order, ganged, null)])) {
    const id = await nextSheetId(tx);
    await tx
      .insertInto('press_sheets')
      .values({
        ...{ id, sheet_no: numberOf('P', now, id), factory, stock: ganged.stock.key },
        ...{ opened_at: now, plated_at: null, released_at: now, by_hand: true, saved_by: null },
        plan: JSON.stringify(planOf(jobs)),
      })
      .execute();
    await tx
      .insertInto('gang_jobs')
      .values(
        jobs.map(({ part }, position) => ({
          ...{ customer_id: order.customer_id, order_id: order.id, sheet_id: id, position },
          part: part?.slice() ?? null,
        })),
      )
      .execute();
  }
}

/** Gang jobs share a sheet; every other job has its sheets for itself. */
async function shareOf(tx: Tx, order: OrderRow, factory: number, now: string): Promise<Share> {
  await layOver(tx, order, factory, now);
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

/** A work order of the order's factory that shares no sheet yet. */
function workOrderFor({ customer_id, id, order_sn, factory }: OrderRow, now: string) {
  if (factory === null) throw new Error(`Order ${order_sn} has no factory`);
  const work_order_no = numberOf('G', now, id);
  return { customer_id, order_id: id, work_order_no, factory, sheet_id: null, opened_at: now };
}

/** Opens the work order. A job whose work order was withdrawn keeps its number. */
export async function impose(tx: Tx, order: OrderRow, now: string): Promise<void> {
  const row = workOrderFor(order, now);
  const { factory, opened_at } = row;
  const { sheetId, places, share } = await shareOf(tx, order, factory, now);
  const put = { factory, sheet_id: sheetId, places, share, opened_at };
  await tx
    .insertInto('work_orders')
    .values({ ...row, ...put })
    .onConflict((conflict) => conflict.columns(['customer_id', 'order_id']).doUpdateSet(put))
    .execute();
}

const workOrderOf = (db: Db, { customer_id, id }: OrderRow) =>
  db
    .selectFrom('work_orders')
    .select(['sheet_id', 'share', 'plated_at'])
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', id)
    .executeTakeFirst();

/** Sheets on which the job is made, in the order in which they are locked. */
const madeOn = (db: Db, { customer_id, id }: OrderRow) =>
  db
    .selectFrom('sheet_jobs as j')
    .innerJoin('press_sheets as p', 'p.id', 'j.sheet_id')
    .select(['p.id', 'p.plated_at'])
    .where('j.customer_id', '=', customer_id)
    .where('j.order_id', '=', id)
    .orderBy('p.id')
    .execute();

/** True when plates of the job are made, its own or of a sheet that it shares: it can no longer go back. */
export async function arePlatesMade(db: Db, order: OrderRow): Promise<boolean> {
  if ((await workOrderOf(db, order))?.plated_at != null) return true;
  return (await madeOn(db, order)).some(({ plated_at }) => plated_at !== null);
}

/** Gives the job's room back, or says that its plates have just been made. */
export async function leaveSheet(tx: Tx, order: OrderRow): Promise<Refusal | null> {
  const mine = await workOrderOf(tx, order);
  if (mine?.sheet_id == null) return null;
  const byHand = await handSheetsOf(tx, order);
  const planOf = (id: number) => byHand.find((sheet) => sheet.id === id)?.plan ?? null;
  const sheets = await madeOn(tx, order);
  for (const { id } of sheets) {
    const plan = planOf(id);
    const share = plan === null ? mine.share : gangShare(book.gang, plan, order.id);
    const left = await tx
      .updateTable('press_sheets')
      .set({ filled: sql`filled - ${share}` })
      .where('id', '=', id)
      .where('plated_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (left === undefined) return refuse(refusals.platesMade);
  }
  await tx
    .updateTable('work_orders')
    .set({ sheet_id: null, places: 0, share: 0 })
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .execute();
  for (const { id, plan } of byHand) if (plan !== null) await leaveByHand(tx, order, { id, plan });
  return null;
}

/** One job leaves a sheet whose work orders are opened: its places stay empty, and the last one takes the sheet along. */
async function leaveByHand(
  tx: Tx,
  order: OrderRow,
  { id, plan: { run, places } }: { readonly id: number; readonly plan: GangPlan },
): Promise<void> {
  await tx
    .deleteFrom('gang_jobs')
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .where('sheet_id', '=', id)
    .execute();
  const left = places.filter(({ key }) => key !== order.id);
  const sheet = tx.updateTable('press_sheets').where('id', '=', id);
  await (left.length === 0
    ? tx.deleteFrom('press_sheets').where('id', '=', id).execute()
    : sheet.set({ rev: sql`rev + 1`, plan: JSON.stringify({ run, places: left }) }).execute());
}

/** The job is printed, and with it whatever lies on its sheets: nothing is added or taken off any more. */
export async function makePlates(tx: Tx, order: OrderRow, now: string): Promise<void> {
  for (const { id } of await madeOn(tx, order)) {
    await tx
      .updateTable('press_sheets')
      .set({ plated_at: now })
      .where('id', '=', id)
      .where('plated_at', 'is', null)
      .execute();
  }
  // A job that went to a partner straight from its factory gets its work order with its plates.
  await tx
    .insertInto('work_orders')
    .values({ ...workOrderFor(order, now), plated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'order_id'])
        .doUpdateSet({ plated_at: sql`coalesce(work_orders.plated_at, excluded.plated_at)` }),
    )
    .execute();
}
