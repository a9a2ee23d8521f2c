/** The room of gang sheets (拼版): what waits for a sheet, and the sheets that people saved, by factory and stock. */
import type { OutputOf } from '@banxin/contract/call';
import type { getGang } from '@banxin/contract/calls/works/gang';
import type { GangGroup, GangOrder, GangSheetView } from '@banxin/contract/entities/gang';
import { type GangEvent, gangEvent } from '@banxin/contract/entities/gang';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { standingOf } from '@banxin/contract/messages/order';
import { gang as refusals } from '@banxin/contract/refusals/gang';
import { works } from '@banxin/contract/refusals/works';
import { book } from '@banxin/pricing/book';
import { localTime } from '@banxin/pricing/calendar';
import { gangLayout } from '@banxin/pricing/gangSheet';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { OrderRow } from '../order/order.ts';
import { submittedOrders } from './findCase.ts';
import {
  fits,
  type Ganged,
  type GangNames,
  type GangRow,
  gangColumns,
  gangedOf,
  gangStatuses,
  jobOf,
  type SheetStock,
  stockName,
  viewOf,
} from './gangOrders.ts';
import {
  boundTo,
  countUnlaid,
  type PlacedRow,
  placedOn,
  type SheetRow,
  sheetsOf,
  standingOn,
  unlaidOf,
} from './gangSheets.ts';

/** Orders that are looked at for a sheet, the earliest day first: more than a works prints in a week. */
const WAITING_MOST = 1_000;

/** Steps that one order of a sheet may take without the others: parts come back and are stored as they are ready. */
const SEVERALLY: readonly GangEvent[] = ['SCAN_RETURN', 'CONFIRM_RETURN', 'STORE_ALL'];

const canTake = ({ status }: Pick<OrderRow, 'status'>, event: GangEvent): boolean =>
  can(orderChart, status, event, 'staff') !== null;

/** Of the orders of a sheet those that the step is for; none when it cannot be taken. */
export function takersOf<Row extends Pick<OrderRow, 'status'>>(
  event: GangEvent,
  rows: readonly Row[],
): readonly Row[] {
  const able = rows.filter((row) => canTake(row, event));
  return SEVERALLY.includes(event) || able.length === rows.length ? able : [];
}

/** A sheet with what lies on it. */
export interface LaidSheet {
  readonly sheet: SheetStock;
  readonly rows: readonly PlacedRow[];
}

/** Why the work orders of saved sheets that go together cannot be opened; null when they can. */
export function whyNotOpen(together: readonly LaidSheet[]): Refusal | null {
  for (const { sheet, rows } of together) {
    const gone = rows.find((row) => !fits(row, sheet));
    if (gone !== undefined) {
      return refuse(refusals.left, { orderSN: gone.order_sn, status: gone.status });
    }
    const jobs = rows.map((row) => jobOf(row, gangedOf(row) as Ganged, row.part));
    if (jobs.length > 0 && gangLayout(book.gang, jobs) === null) return refuse(refusals.tooFull);
  }
  const all = together.flatMap(({ rows }) => rows);
  const half = all.find((row) => countUnlaid(row, all) > 0);
  return half === undefined
    ? null
    : refuse(refusals.unlaid, { orderSN: half.order_sn, count: countUnlaid(half, all) });
}

/** @param together the sheet and those bound to it, which all stand alike */
function stepsOf(
  together: readonly { readonly sheet: SheetRow; readonly rows: readonly PlacedRow[] }[],
): GangSheetView['steps'] {
  if (together.some(({ sheet }) => sheet.plan === null)) {
    return [{ event: 'OPEN_WORK_ORDER', refusal: messageOfRefusal(whyNotOpen(together)) }];
  }
  const isPlated = together.some(({ sheet }) => sheet.plated_at !== null);
  const rows = together.flatMap((one) => one.rows);
  return gangEvent.options
    .filter((event) => event !== 'OPEN_WORK_ORDER' && takersOf(event, rows).length > 0)
    .map((event) => ({
      event,
      refusal: messageOfRefusal(
        event === 'WITHDRAW_WORK_ORDER' && isPlated ? refuse(works.platesMade) : null,
      ),
    }));
}

const waitingRows = (db: Db): Promise<GangRow[]> =>
  submittedOrders(db)
    .select(gangColumns)
    .where('status', 'in', gangStatuses)
    .orderBy('due_day', (by) => by.asc().nullsLast())
    .orderBy('id')
    .limit(WAITING_MOST)
    .execute();

/** Names of customers, work orders and planners: asked by row. */
async function namesFor(db: Db, rows: readonly GangRow[], sheets: readonly SheetRow[]) {
  const people = [
    ...new Set([
      ...rows.map(({ customer_id }) => customer_id),
      ...sheets.flatMap(({ saved_by }) => saved_by ?? []),
    ]),
  ];
  if (people.length === 0)
    return { of: (): GangNames => ({ customer: '', workOrderNo: null }), planner: () => '' };
  const [names, made] = await Promise.all([
    db
      .selectFrom('customers')
      .select(['id', 'name', 'link_person'])
      .where('id', 'in', people)
      .execute(),
    rows.length === 0
      ? []
      : db
          .selectFrom('work_orders')
          .select(['order_id', 'work_order_no'])
          .where(
            'order_id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute(),
  ]);
  const byId = new Map(names.map((one) => [one.id, one]));
  const numbers = new Map(made.map((one) => [one.order_id, one.work_order_no]));
  return {
    of: ({ customer_id, id }: GangRow): GangNames => ({
      customer: byId.get(customer_id)?.name ?? '',
      workOrderNo: numbers.get(id) ?? null,
    }),
    planner: ({ saved_by }: SheetRow): string => {
      const person = byId.get(saved_by ?? 0);
      return person?.link_person ?? person?.name ?? '';
    },
  };
}

type Group = Omit<GangGroup, 'waiting' | 'sheets'> & {
  readonly waiting: GangOrder[];
  readonly sheets: GangSheetView[];
};

export async function readGroups(db: Db, now: string): Promise<GangGroup[]> {
  const [sheets, waiting] = await Promise.all([sheetsOf(db), waitingRows(db)]);
  const placed = await placedOn(
    db,
    sheets.map(({ id }) => id),
  );
  const names = await namesFor(db, [...waiting, ...placed], sheets);
  const groups = new Map<string, Group>();
  const groupOf = ({ factory, stock }: SheetStock, name: Ganged['stock'] | null): Group => {
    const key = `${factory}|${stock}`;
    const known = groups.get(key);
    if (known !== undefined && (name === null || known.stockName.zh !== '')) return known;
    const stockName_ = name === null ? { zh: '', en: '' } : stockName(name);
    const group = {
      ...(known ?? { factory, stock, waiting: [], sheets: [] }),
      stockName: stockName_,
    };
    groups.set(key, group);
    return group;
  };
  for (const row of waiting) {
    const ganged = gangedOf(row);
    if (ganged === null) continue;
    const at = { factory: ganged.factory, stock: ganged.stock.key };
    const group = groupOf(at, ganged.stock);
    // What lies on a sheet that it does not fit any more waits where it belongs.
    const { styles } = ganged.pieces;
    const left = unlaidOf(styles, standingOn(row, sheets, placed));
    if (left.length === 0) continue;
    const part = left.length < styles ? left : null;
    group.waiting.push(viewOf(row, ganged, part, names.of(row), now));
  }
  const onSheet = (id: number): PlacedRow[] => placed.filter(({ sheet_id }) => sheet_id === id);
  for (const sheet of sheets) {
    const on = onSheet(sheet.id);
    const set = boundTo(sheet.id, sheets, placed);
    const together = sheets.filter(({ id }) => set.includes(id));
    const isThere = (row: PlacedRow): boolean => sheet.plan !== null || fits(row, sheet);
    const there = on.filter(isThere).flatMap((row) => {
      const ganged = gangedOf(row);
      return ganged === null ? [] : [{ row, ganged }];
    });
    groupOf(sheet, there[0]?.ganged.stock ?? null).sheets.push({
      id: sheet.id,
      sheetNo: sheet.sheet_no,
      rev: sheet.rev,
      by: names.planner(sheet),
      orders: there.map(({ row, ganged }) => viewOf(row, ganged, row.part, names.of(row), now)),
      fallen: on
        .filter((row) => !isThere(row))
        .map(({ order_sn, status }) => ({
          orderSN: order_sn,
          statusLabel: standingOf(status, true, null),
        })),
      plan: sheet.plan,
      bound: together
        .filter(({ id }) => id !== sheet.id)
        .map(({ id, sheet_no, rev }) => ({ id, sheetNo: sheet_no, rev })),
      steps: stepsOf(together.map((one) => ({ sheet: one, rows: onSheet(one.id) }))),
    });
  }
  return [...groups.values()].filter((group) => group.waiting.length + group.sheets.length > 0);
}

const MINUTES = 60;
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES + minutes;
};

export async function readGang({
  db,
  now,
  customer,
}: UserContext): Promise<OutputOf<typeof getGang> | Refusal> {
  if (!customer.desks.includes('production')) return refuse(works.otherDesk);
  const left = minutesOf(book.cutOff) - minutesOf(localTime(now).time);
  return {
    cutOff: book.cutOff,
    minutesLeft: left > 0 ? left : null,
    press: { sheet: book.gang.sheet, wasteSheets: book.gang.wasteSheets },
    groups: await readGroups(db, now),
  };
}
