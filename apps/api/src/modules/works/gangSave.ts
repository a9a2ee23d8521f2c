/** Saves gang sheets as a planner put them together: all of them or none, and never over what somebody else has done meanwhile. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { saveGang } from '@banxin/contract/calls/works/gang';
import { gang as refusals } from '@banxin/contract/refusals/gang';
import { works } from '@banxin/contract/refusals/works';
import { book } from '@banxin/pricing/book';
import { gangShare } from '@banxin/pricing/gangSheet';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { orRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { OrderRow } from '../order/order.ts';
import { submittedOrders } from './findCase.ts';
import {
  fits,
  type Ganged,
  gangedOf,
  gangStatuses,
  jobOf,
  type Part,
  paperName,
  type SheetStock,
  stockName,
} from './gangOrders.ts';
import { laidOut } from './gangPlan.ts';
import { nextSheetId, numberOf } from './imposition.ts';

type Input = ParsedOf<typeof saveGang>;
type Wanted = Input['sheets'][number];

/** Locks orders by their ids, the order in which several are locked everywhere. */
export const lockOrdersById = async (tx: Tx, ids: readonly number[]): Promise<OrderRow[]> =>
  ids.length === 0
    ? []
    : submittedOrders(tx).selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** Who saved a sheet last. */
async function nameOf(db: Db, id: number | null): Promise<string> {
  if (id === null) return '';
  const { link_person, name } = await db
    .selectFrom('customers')
    .select(['link_person', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return link_person ?? name;
}

/** Locks a sheet by hand as it was looked at. @throws Refusal when somebody else has changed it since */
export async function lockSheet(
  tx: Tx,
  { id, rev }: { readonly id: number; readonly rev: number },
) {
  const sheet = await tx
    .selectFrom('press_sheets')
    .selectAll()
    .where('id', '=', id)
    .where('by_hand', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (sheet === undefined) throw refuse(refusals.gone);
  if (sheet.rev !== rev) {
    throw refuse(refusals.taken, { sheetNo: sheet.sheet_no, by: await nameOf(tx, sheet.saved_by) });
  }
  return sheet;
}

/** Why this order cannot lie on a sheet of that stock; null when it can. @param mates what lies there too */
function whyNotOn(
  order: OrderRow,
  { factory, stock }: SheetStock,
  mates: readonly (Ganged | null)[],
): Refusal | null {
  const { order_sn: orderSN, status } = order;
  if (!gangStatuses.includes(status)) return refuse(refusals.left, { orderSN, status });
  const ganged = gangedOf(order);
  if (ganged === null) return refuse(refusals.notGang, { orderSN });
  if (ganged.factory !== factory) return refuse(refusals.otherFactory, { orderSN });
  if (ganged.stock.key === stock) return null;
  const own = mates.find((mate) => mate?.stock.key === stock)?.stock;
  const there = { zh: stock, en: stock };
  return own?.paperKey !== undefined && own.paperKey !== ganged.stock.paperKey
    ? refuse(refusals.otherPaper, { a: paperName(own), b: paperName(ganged.stock) })
    : refuse(refusals.otherPrint, {
        a: own ? stockName(own) : there,
        b: stockName(ganged.stock),
      });
}

/** What of an order a sheet is to have. @throws Refusal for a style that the job does not have, or has there already */
function partOf({ parts = [] }: Wanted, order: OrderRow, styles: number): Part {
  const { order_sn: orderSN } = order;
  const said = parts.filter(({ orderId }) => orderId === order.id);
  if (said.length === 0) return null;
  const sorted = said.flatMap((part) => part.styles).toSorted((a, b) => a - b);
  for (const [at, style] of sorted.entries()) {
    if (style > styles) throw refuse(refusals.noStyle, { orderSN, style });
    if (style === sorted[at - 1]) throw refuse(refusals.styleTwice, { orderSN, style });
  }
  return sorted.length === styles ? null : sorted;
}

/** The parts of every order that is to be saved, by the sheet's place in what was sent. */
type Parts = readonly ReadonlyMap<number, Part>[];

/** @throws Refusal when an order, or one of its styles, is put on two sheets */
function onceEach(orders: readonly OrderRow[], parts: Parts): void {
  for (const { id, order_sn: orderSN } of orders) {
    const there = parts.flatMap((sheet) => (sheet.has(id) ? [sheet.get(id) ?? null] : []));
    if (there.length > 1 && there.includes(null)) throw refuse(refusals.twice, { orderSN });
    const styles = there.flatMap((part) => part ?? []);
    const style = styles.find((one, at) => styles.indexOf(one) !== at);
    if (style !== undefined) throw refuse(refusals.styleTwice, { orderSN, style });
  }
}

/**
 * Takes orders off sheets that they no longer fit; refuses those that somebody has put on another one. Of a job in parts
 * other styles may lie there.
 */
async function freeOf(
  tx: Tx,
  orders: readonly OrderRow[],
  own: readonly number[],
  parts: Parts,
): Promise<void> {
  if (orders.length === 0) return;
  const elsewhere = await tx
    .selectFrom('gang_jobs as g')
    .innerJoin('press_sheets as p', 'p.id', 'g.sheet_id')
    .select(['g.order_id', 'g.part', 'p.id', 'p.sheet_no', 'p.factory', 'p.stock', 'p.released_at'])
    .where(
      'g.order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  for (const there of elsewhere) {
    const order = orders.find(({ id }) => id === there.order_id) as OrderRow;
    if (own.includes(there.id)) continue;
    const wanted = parts.flatMap((sheet) => (sheet.has(order.id) ? [sheet.get(order.id)] : []));
    const isApart =
      there.part !== null &&
      wanted.every((part) => part?.every((style) => there.part?.includes(style) === false));
    if (there.released_at === null && isApart && fits(order, there)) continue;
    if (there.released_at !== null || fits(order, there)) {
      const { order_sn: orderSN } = order;
      throw refuse(refusals.orderTaken, { orderSN, sheetNo: there.sheet_no });
    }
    await tx
      .deleteFrom('gang_jobs')
      .where('order_id', '=', order.id)
      .where('sheet_id', '=', there.id)
      .execute();
  }
}

interface Terms extends SheetStock {
  /** Login that saves. */
  readonly by: number;
  /** An instant. */
  readonly now: string;
  /** @unit thousandths */
  readonly filled: number;
}

async function write(
  tx: Tx,
  { id, rev, orders: ids }: Wanted,
  orders: readonly OrderRow[],
  parts: ReadonlyMap<number, Part>,
  { factory, stock, by, now, filled }: Terms,
): Promise<{ id: number; sheetNo: string; rev: number } | null> {
  if (ids.length === 0) {
    if (id !== null) await tx.deleteFrom('press_sheets').where('id', '=', id).execute();
    return null;
  }
  const number = id ?? (await nextSheetId(tx));
  const { sheet_no } =
    id === null
      ? await tx
          .insertInto('press_sheets')
          .values({
            ...{ id: number, sheet_no: numberOf('P', now, number), factory, stock },
            ...{ opened_at: now, plated_at: null, released_at: null, plan: null },
            ...{ by_hand: true, saved_by: by, filled },
          })
          .returning('sheet_no')
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('press_sheets')
          .set({ rev: sql`rev + 1`, saved_by: by, filled })
          .where('id', '=', id)
          .returning('sheet_no')
          .executeTakeFirstOrThrow();
  await tx
    .insertInto('gang_jobs')
    .values(
      ids.map((order, position) => ({
        customer_id: (orders.find((one) => one.id === order) as OrderRow).customer_id,
        order_id: order,
        sheet_id: number,
        position,
        part: parts.get(order)?.slice() ?? null,
      })),
    )
    .execute();
  return { id: number, sheetNo: sheet_no, rev: id === null ? 1 : rev + 1 };
}

export function saveSheets(
  { db, now, customer }: UserContext,
  { factory, stock, sheets }: Input,
): Promise<OutputOf<typeof saveGang> | Refusal> {
  if (!customer.desks.includes('production')) return Promise.resolve(refuse(works.otherDesk));
  const work = transaction(db, async (tx) => {
    const orders = await lockOrdersById(
      tx,
      sheets.flatMap((sheet) => sheet.orders),
    );
    const byId = new Map(orders.map((order) => [order.id, order]));
    const own = sheets.flatMap(({ id }) => id ?? []).toSorted((a, b) => a - b);
    for (const id of own) {
      const { rev } = sheets.find((sheet) => sheet.id === id) as Wanted;
      const {
        sheet_no: sheetNo,
        released_at,
        saved_by,
        ...kept
      } = await lockSheet(tx, { id, rev });
      if (released_at !== null) {
        throw refuse(refusals.taken, { sheetNo, by: await nameOf(tx, saved_by) });
      }
      if (kept.factory !== factory || kept.stock !== stock) throw refuse(refusals.gone);
    }
    const parts: Map<number, Part>[] = [];
    /** Of each sheet. @unit thousandths */
    const filled: number[] = [];
    for (const sheet of sheets) {
      const { orders: ids } = sheet;
      if (sheet.parts?.some(({ orderId }) => !ids.includes(orderId))) throw refuse(works.unknown);
      const put = new Map<number, Part>();
      const found = ids.map((id) => byId.get(id));
      const ganged = found.map((order) => (order === undefined ? null : gangedOf(order)));
      const jobs = found.map((order, at) => {
        if (order === undefined) throw refuse(works.unknown);
        if (put.has(order.id)) throw refuse(refusals.twice, { orderSN: order.order_sn });
        const why = whyNotOn(order, { factory, stock }, ganged);
        if (why !== null) throw why;
        const job = ganged[at] as Ganged;
        const part = partOf(sheet, order, job.pieces.styles);
        put.set(order.id, part);
        return jobOf(order, job, part);
      });
      parts.push(put);
      const layout = jobs.length > 0 ? laidOut(jobs) : null;
      filled.push(
        jobs.reduce((sum, { key }) => sum + (layout ? gangShare(book.gang, layout, key) : 0), 0),
      );
    }
    onceEach(orders, parts);
    await freeOf(tx, orders, own, parts);
    if (own.length > 0) await tx.deleteFrom('gang_jobs').where('sheet_id', 'in', own).execute();
    const saved: { id: number; sheetNo: string; rev: number }[] = [];
    for (const [at, sheet] of sheets.entries()) {
      const as = { factory, stock, by: customer.id, now, filled: filled[at] ?? 0 };
      const one = await write(tx, sheet, orders, parts[at] ?? new Map(), as);
      if (one !== null) saved.push(one);
    }
    return { sheets: saved };
  });
  return orRefusal(work);
}
