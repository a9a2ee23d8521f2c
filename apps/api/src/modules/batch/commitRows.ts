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
import type { ImportRow, StoredRow } from './imports.ts';
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

/** Gives the numbers to the orders; one of a cancelled order is free. @throws NumbersTaken */
export async function takeNumbers(
  tx: Tx,
  found: ImportRow,
  rows: readonly StoredRow[],
  orders: readonly Pick<PlacedOrder, 'orderId' | 'orderSN'>[],
): Promise<void> {
  for (const [index, { orderId, orderSN }] of orders.entries()) {
    const row = rows[index] as StoredRow;
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
