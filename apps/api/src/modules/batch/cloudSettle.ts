/**
 * What rows of cloud parcels are together: parcels by number and address, stock that is satisfied in the order of the rows,
 * and the price of each parcel. Seen anew whenever a row has changed; only what changes is written.
 */

import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { BatchProblem, BatchProblemCode } from '@banxin/contract/entities/batch';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import type { Tx } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { custodyLine, priceOfLines } from '../cloud/parcel.ts';
import type { CustodyRow } from '../stock/custody.ts';
import type { CloudJob } from './cloudJudge.ts';
import { type ImportRow, pagesOf, rowsOf, type StoredRow } from './imports.ts';
import { carrierNamed } from './readWay.ts';
import { orderedBefore } from './standing.ts';

/** Faults that hang on other rows, on the stock or on the price; those of the cells alone stay. */
const SETTLED: readonly BatchProblemCode[] = [
  ...(['STOCK', 'CONFLICT', 'CARRIER_LIMIT', 'DUP_IN_FILE', 'DUP_EXISTING'] as const),
  'PRICE_CHANGED',
];
/** Parcels that are priced before others have their turn. */
const TURN = 50;

/** What the first row of a parcel keeps of its price. */
export interface ParcelJob extends CloudJob {
  readonly priced?: { readonly key: string; readonly total: number; readonly carrier: string };
}

/** A row while it is settled. */
interface Row {
  readonly stored: StoredRow;
  readonly job: ParcelJob | null;
  problems: BatchProblem[];
  parcel: number | null;
  total: number | null;
  priced: ParcelJob['priced'];
  orderSN: string | null;
}

type Fault = readonly [col: BatchColumn, code: BatchProblemCode, said: KeyedMessage, fix?: string];

function add({ stored, problems }: Row, [col, code, said, fix]: Fault): void {
  const value = stored.cells[col] ?? '';
  const isHelp = fix !== undefined && fix !== value;
  problems.push({ row: stored.row_number, col, code, value, ...said, ...(isHelp && { fix }) });
}

/** An order of this import, or of before: nothing of it is settled again. */
const isOver = ({ orderSN }: Row): boolean => orderSN !== null;

const placeOf = ({ job }: Row): string => {
  const { consignee, mobilePhone, province, city, district, detail } = job?.receiver ?? {
    ...{ consignee: '', mobilePhone: '', province: '', city: '', district: '', detail: '' },
  };
  return [consignee, mobilePhone, province, city, district, detail].join('\n');
};

/** Parcels in the order in which they begin. Another address under the same number is a number that stands twice. */
function parcelsOf(rows: readonly Row[]): Row[][] {
  const byNumber = new Map<string, Row[]>();
  for (const row of rows) {
    const { number } = row.stored;
    if (isOver(row) || number === '') continue;
    const parcel = byNumber.get(number);
    const [first] = parcel ?? [];
    if (parcel === undefined || first === undefined) {
      byNumber.set(number, [row]);
      continue;
    }
    const isOther = row.job !== null && first.job !== null && placeOf(row) !== placeOf(first);
    if (isOther) {
      const said = messageOf(refusals.duplicateInFile, { row: first.stored.row_number });
      add(row, ['number', 'DUP_IN_FILE', said]);
    } else parcel.push(row);
  }
  const parcels = [...byNumber.values()];
  for (const [index, parcel] of parcels.entries()) {
    for (const row of parcel) row.parcel = index + 1;
  }
  return parcels;
}

/** A parcel has one carrier and one sender: those that its first row names. */
function agree([first, ...others]: readonly Row[]): void {
  if (first === undefined) return;
  for (const row of others) {
    for (const col of ['carrier', 'senderName', 'senderPhone'] as const) {
      const [wanted, has] = [first.stored.cells[col], row.stored.cells[col]];
      if (has === undefined || has === wanted || row.job === null) continue;
      const said = messageOf(refusals.unlikeInParcel, { row: first.stored.row_number, col });
      add(row, [col, 'CONFLICT', said, wanted ?? '']);
    }
  }
}

/** The first rows get what there is; the others learn how much all of them need. */
function shareStock(rows: readonly Row[], stocks: ReadonlyMap<number, CustodyRow>): void {
  const wanting = rows.filter((row) => !isOver(row) && row.job && row.problems.length === 0);
  const need = new Map<number, number>();
  for (const { job } of wanting) {
    if (job) need.set(job.stockId, (need.get(job.stockId) ?? 0) + job.quantity);
  }
  const taken = new Map<number, number>();
  for (const row of wanting) {
    const { stockId, code, quantity } = row.job as ParcelJob;
    const have = stocks.get(stockId)?.available ?? 0;
    const before = taken.get(stockId) ?? 0;
    if (before + quantity <= have) {
      taken.set(stockId, before + quantity);
      continue;
    }
    const said = messageOf(refusals.stockOf, {
      ...{ stockCode: code, need: need.get(stockId) ?? quantity, have },
    });
    add(row, [
      'quantity',
      'STOCK',
      said,
      have > before ? String(have - before) : undefined,
    ] as Fault);
  }
}

/** A parcel waits for its worst row. */
function holdTogether(parcel: readonly Row[]): void {
  const wrong = parcel.find(({ problems }) => problems.length > 0);
  if (wrong === undefined) return;
  const said = messageOf(refusals.parcelHeld, { row: wrong.stored.row_number });
  for (const row of parcel) {
    if (row.problems.length === 0) add(row, ['number', 'CONFLICT', said]);
  }
}

/** Pieces of each stock in a parcel, by the stock's id: rows that name the same goods are one line, one piece to pick. */
export function piecesOf(jobs: readonly CloudJob[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { stockId, quantity } of jobs) {
    pieces.set(stockId, (pieces.get(stockId) ?? 0) + quantity);
  }
  return pieces;
}

/** What a parcel is, as far as its price hangs on it, beside the day. */
const keyOf = (parcel: readonly Row[], province: string, carrier: string | undefined): string =>
  JSON.stringify([
    ...parcel.map(({ job }) => [job?.stockId, job?.quantity]),
    province,
    carrier ?? '',
  ]);

/** The price on the first row; a carrier that does not go there is a fault of it. Answers whether it was counted anew. */
function price(
  parcel: readonly Row[],
  stocks: ReadonlyMap<number, CustodyRow>,
  now: string,
): boolean {
  const [first] = parcel;
  const job = first?.job;
  if (!first || !job) return false;
  const { province } = job.receiver;
  const key = keyOf(parcel, province, job.carrier);
  for (const row of parcel) row.total = row === first ? (job.priced?.total ?? null) : 0;
  if (job.priced?.key === key) {
    first.priced = job.priced;
    return false;
  }
  const pieces = piecesOf(parcel.flatMap((row) => row.job ?? []));
  const lines = [...pieces].flatMap(([id, quantity]) => {
    const stock = stocks.get(id);
    return stock ? [custodyLine(stock, quantity)] : [];
  });
  const wanted = priceOfLines(lines, { province, carrier: job.carrier }, now);
  if (!(wanted instanceof Refusal)) {
    first.total = wanted.total;
    first.priced = { key, total: wanted.total, carrier: wanted.delivery?.carrier ?? '' };
    return true;
  }
  first.total = null;
  const free = priceOfLines(lines, { province }, now);
  const name = job.carrier === undefined ? '' : carrierNamed(job.carrier);
  const reason = wanted.message;
  const isCarrier = !(free instanceof Refusal) && job.carrier !== undefined;
  const fix = isCarrier && free.delivery ? carrierNamed(free.delivery.carrier) : undefined;
  const said = isCarrier
    ? messageOf(refusals.carrierLimit, { name, reason })
    : messageOf(refusals.conflict, { reason });
  const fault = [isCarrier ? 'carrier' : 'address', 'CARRIER_LIMIT', said, fix] as const;
  add(first, fault as Fault);
  holdTogether(parcel);
  return true;
}

/** Numbers that are orders already, of this workbook or another: nothing is created for them again. */
async function markOrdered(tx: Tx, ownerId: number, rows: readonly Row[]): Promise<void> {
  const open = rows.filter((row) => row.orderSN === null);
  const before = await orderedBefore(
    tx,
    ownerId,
    open.flatMap(({ stored }) => stored.number || []),
  );
  for (const row of open) {
    const orderSN = before.get(row.stored.number);
    if (orderSN === undefined) continue;
    row.problems = [];
    add(row, ['number', 'DUP_EXISTING', messageOf(refusals.duplicateExisting, { orderSN })]);
    row.orderSN = orderSN;
  }
}

const beginning = (stored: StoredRow): Row => ({
  stored,
  job: stored.job as ParcelJob | null,
  problems: stored.order_sn
    ? [...stored.problems]
    : stored.problems.filter(({ code }) => !SETTLED.includes(code)),
  parcel: stored.order_sn === null ? null : stored.parcel,
  total: stored.order_sn === null ? null : stored.total,
  priced: (stored.job as ParcelJob | null)?.priced,
  orderSN: stored.order_sn,
});

/** Writes a row where it is another one than before. */
async function writeIfMoved(tx: Tx, { customer_id, id }: ImportRow, row: Row): Promise<void> {
  const { stored, problems, parcel, total, priced, orderSN } = row;
  const { priced: was, ...job } = row.job ?? { priced: undefined };
  const isSame =
    isDeepStrictEqual(stored.problems, JSON.parse(JSON.stringify(problems))) &&
    stored.parcel === parcel &&
    stored.total === total &&
    stored.order_sn === orderSN &&
    isDeepStrictEqual(was, priced);
  if (isSame) return;
  await tx
    .updateTable('batch_rows')
    .set({
      problems: JSON.stringify(problems),
      codes: [...new Set(problems.map(({ code }) => code))],
      parcel,
      total,
      order_sn: orderSN,
      ...(orderSN !== null && stored.order_sn === null && { is_before: true }),
      ...(row.job && { job: JSON.stringify({ ...job, ...(priced && { priced }) }) }),
    })
    .where('customer_id', '=', customer_id)
    .where('import_id', '=', id)
    .where('row_number', '=', stored.row_number)
    .execute();
}

/** The caller holds the import, or its claim. @param now instant */
export async function settleParcels(tx: Tx, found: ImportRow, now: string): Promise<void> {
  const rows: Row[] = [];
  for await (const page of pagesOf(rowsOf(tx, found).selectAll()))
    rows.push(...page.map(beginning));
  await markOrdered(tx, found.customer_id, rows);
  const ids = [...new Set(rows.flatMap(({ job }) => job?.stockId ?? []))];
  const stocks = new Map(
    ids.length === 0
      ? []
      : (
          await tx
            .selectFrom('cloud_stock')
            .selectAll()
            .where('customer_id', '=', found.customer_id)
            .where('id', 'in', ids)
            .execute()
        ).map((stock) => [stock.id, stock] as const),
  );
  const parcels = parcelsOf(rows);
  for (const parcel of parcels) agree(parcel);
  shareStock(rows, stocks);
  let priced = 0;
  for (const parcel of parcels) {
    holdTogether(parcel);
    if (parcel.some(({ problems }) => problems.length > 0)) continue;
    if (!price(parcel, stocks, now)) continue;
    priced += 1;
    if (priced % TURN === 0) await setImmediate();
  }
  for (const row of rows) await writeIfMoved(tx, found, row);
}
