/** Rows of an import while orders are made of them: their numbers, what keeps them back, how far it is. */
import type { BatchProblem } from '@banxin/contract/entities/batch';
import { orderStatus } from '@banxin/contract/enums/order';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { PlacedOrder } from '../checkout/placeTogether.ts';
import { type ImportRow, isOpen, rowsOf, type StoredRow } from './imports.ts';
import { undoPlan } from './shipStore.ts';
import { orderedBefore } from './standing.ts';

/** What keeps a row from being an order. */
export interface Fault {
  readonly col: BatchColumn;
  readonly code: BatchProblem['code'];
  readonly said: KeyedMessage;
  readonly fix?: string;
}

/** Somebody else's order took a number while these were made: nothing of them stands. */
export class NumbersTaken extends Error {}

/** Gives the numbers of each order's rows to it; one of a cancelled order is free. @throws NumbersTaken */
export async function takeNumbers(
  tx: Tx,
  found: ImportRow,
  units: readonly (readonly StoredRow[])[],
  orders: readonly Pick<PlacedOrder, 'orderId' | 'orderSN'>[],
): Promise<void> {
  const all = orders.flatMap((order, at) => (units[at] ?? []).map((row) => ({ ...order, row })));
  for (const { orderId, orderSN, row } of all) {
    const { rows: taken } = await sql`
      insert into batch_numbers as known (customer_id, number, order_id)
      values (${found.customer_id}, ${row.number}, ${orderId})
      on conflict (customer_id, number) do update set order_id = excluded.order_id
        where exists (select from orders o where o.customer_id = known.customer_id and o.id = known.order_id and o.status = ${orderStatus.cancelled})
      returning 1`.execute(tx);
    if (taken.length === 0) throw new NumbersTaken();
    await setRow(tx, found, row.row_number, { order_sn: orderSN });
  }
}

export const setRow = (
  tx: Tx,
  { customer_id, id }: ImportRow,
  row: number,
  values: { order_sn?: string; is_before?: boolean; problems?: string; codes?: string[] },
) =>
  tx
    .updateTable('batch_rows')
    .set(values)
    .where('customer_id', '=', customer_id)
    .where('import_id', '=', id)
    .where('row_number', '=', row)
    .execute();

/** Writes what keeps a row from being an order. */
export async function markRow(
  tx: Tx,
  found: ImportRow,
  row: StoredRow,
  fault: Fault,
): Promise<void> {
  const { col, code, said, fix } = fault;
  const problem: BatchProblem = {
    ...{ row: row.row_number, col, code, value: row.cells[col] ?? '', ...said },
    ...(fix !== undefined && { fix }),
  };
  const problems = JSON.stringify([problem]);
  await setRow(tx, found, row.row_number, { problems, codes: [code] });
}

/** As faults say a sum. */
export const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/**
 * Rows that were joined, and whose order cannot be as it was agreed: each is one by itself again, at the price that it
 * has then, which is looked at before it is ordered.
 */
export async function breakUp(tx: Tx, found: ImportRow, rows: readonly StoredRow[]): Promise<void> {
  const parcels = [...new Set(rows.flatMap(({ parcel }) => parcel ?? []))];
  // Parcels of the cloud warehouse are settled anew, not broken up.
  if (parcels.length === 0 || found.kind !== 'print') return;
  const joined = await rowsOf(tx, found)
    .selectAll()
    .where(isOpen)
    .where('parcel', 'in', parcels)
    .execute();
  await undoPlan(tx, found, parcels);
  const alone = await rowsOf(tx, found)
    .select(['row_number', 'total'])
    .where(
      'row_number',
      'in',
      joined.map(({ row_number }) => row_number),
    )
    .execute();
  for (const row of joined) {
    const after = alone.find(({ row_number }) => row_number === row.row_number)?.total ?? 0;
    const said = messageOf(refusals.priceChanged, {
      before: yuan(row.total ?? 0),
      after: yuan(after),
    });
    const fix = row.cells.quantity ?? '';
    await markRow(tx, found, row, { col: 'quantity', code: 'PRICE_CHANGED', said, fix });
  }
}

/** Rows whose numbers were ordered meanwhile, by another workbook or in another window. */
export async function markOrdered(
  tx: Tx,
  found: ImportRow,
  rows: readonly StoredRow[],
): Promise<number> {
  const before = await orderedBefore(
    tx,
    found.customer_id,
    rows.map(({ number }) => number),
  );
  // What they were joined with is not what was agreed any more.
  await breakUp(
    tx,
    found,
    rows.filter(({ number }) => before.has(number)),
  );
  for (const row of rows) {
    const orderSN = before.get(row.number);
    if (orderSN === undefined) continue;
    const said = messageOf(refusals.duplicateExisting, { orderSN });
    await markRow(tx, found, row, { col: 'number', code: 'DUP_EXISTING', said });
    await setRow(tx, found, row.row_number, { order_sn: orderSN, is_before: true });
  }
  return before.size;
}

/** What became of a part of the rows. */
export type Step = 'made' | 'nothing' | 'again' | Refusal;

export const setState = (
  tx: Tx,
  { customer_id, id }: ImportRow,
  state: 'creating' | 'done' | 'checked',
  now: string,
) =>
  tx
    .updateTable('batch_imports')
    .set({ state, updated_at: now })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .execute();
