/** Gang sheets by hand as they are kept: what lies on them, which go together, and what of a job is on none yet. */
import type { GangPlan } from '@banxin/contract/entities/gang';
import { deskStatuses } from '@banxin/contract/lifecycles/works';
import type { Db } from '../../db/transaction.ts';
import type { OrderRow } from '../order/order.ts';
import {
  fits,
  type GangRow,
  gangColumns,
  gangedOf,
  type Part,
  type SheetStock,
} from './gangOrders.ts';

/** A sheet by hand. */
export interface SheetRow extends SheetStock {
  readonly id: number;
  readonly sheet_no: string;
  readonly rev: number;
  readonly plan: GangPlan | null;
  readonly plated_at: string | null;
  readonly saved_by: number | null;
}

/** In which an order is still to be made. */
const TO_MAKE: readonly number[] = deskStatuses.production;

/** An order, or some of its styles, on a sheet. */
export type PlacedRow = GangRow &
  Pick<OrderRow, 'tab'> & { readonly sheet_id: number; readonly part: Part };

/** Sheets by hand that are saved, or of which something is still at work. */
export const sheetsOf = (db: Db): Promise<SheetRow[]> =>
  db
    .selectFrom('press_sheets as p')
    .select(['p.id', 'p.sheet_no', 'p.factory', 'p.stock', 'p.rev', 'p.plan', 'p.plated_at'])
    .select('p.saved_by')
    .where('p.by_hand', '=', true)
    .where((eb) =>
      eb.or([
        eb('p.released_at', 'is', null),
        eb.exists(
          eb
            .selectFrom('gang_jobs as g')
            .innerJoin('orders as o', (on) =>
              on.onRef('o.customer_id', '=', 'g.customer_id').onRef('o.id', '=', 'g.order_id'),
            )
            .select('g.order_id')
            .whereRef('g.sheet_id', '=', 'p.id')
            .where('o.status', 'in', deskStatuses.production),
        ),
      ]),
    )
    .orderBy('p.id')
    .execute();

/** What lies on these sheets, in its order. */
export const placedOn = (db: Db, sheets: readonly number[]): Promise<PlacedRow[]> =>
  sheets.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('gang_jobs as g')
        .innerJoin('orders as o', (on) =>
          on.onRef('o.customer_id', '=', 'g.customer_id').onRef('o.id', '=', 'g.order_id'),
        )
        .select(gangColumns.map((column) => `o.${column}` as const))
        .select(['o.tab', 'g.sheet_id', 'g.part'])
        .where('g.sheet_id', 'in', sheets)
        .orderBy('g.position')
        .execute();

/**
 * Sheets that go together with this one, itself among them, in the order in which they are locked: a job that is still
 * to be made lies on both. They are opened, withdrawn and stored at once, for its order has one status.
 */
export function boundTo(
  id: number,
  sheets: readonly Pick<SheetRow, 'id' | 'plan'>[],
  placed: readonly Pick<PlacedRow, 'id' | 'sheet_id' | 'status'>[],
): readonly number[] {
  const isOpened = (sheet: number): boolean =>
    (sheets.find((one) => one.id === sheet)?.plan ?? null) !== null;
  const set = new Set([id]);
  // What is added meanwhile is gone through as well.
  for (const at of set) {
    const jobs = placed
      .filter(({ sheet_id, status }) => sheet_id === at && TO_MAKE.includes(status))
      .map((row) => row.id);
    for (const { id: order, sheet_id } of placed) {
      if (jobs.includes(order) && isOpened(sheet_id) === isOpened(id)) set.add(sheet_id);
    }
  }
  return [...set].toSorted((a, b) => a - b);
}

/** Styles of a job that lie on none of these sheets. @param on those that it fits on, with what of it lies there */
export function unlaidOf(styles: number, on: readonly Pick<PlacedRow, 'part'>[]): number[] {
  if (on.some(({ part }) => part === null)) return [];
  const laid = new Set(on.flatMap(({ part }) => part ?? []));
  return Array.from({ length: styles }, (_, at) => at + 1).filter((style) => !laid.has(style));
}

/** Of the rows of one order those on sheets on which it can be made. */
export const standingOn = (
  order: Pick<GangRow, 'id'>,
  sheets: readonly (SheetStock & { readonly id: number })[],
  placed: readonly PlacedRow[],
): readonly PlacedRow[] =>
  placed.filter((row) => {
    const sheet = sheets.find(({ id }) => id === row.sheet_id);
    return row.id === order.id && sheet !== undefined && fits(row, sheet);
  });

/** How many styles of an order that lies on these sheets lie on none of them. */
export const countUnlaid = (row: PlacedRow, placed: readonly PlacedRow[]): number =>
  unlaidOf(
    gangedOf(row)?.pieces.styles ?? 0,
    placed.filter(({ id }) => id === row.id),
  ).length;
