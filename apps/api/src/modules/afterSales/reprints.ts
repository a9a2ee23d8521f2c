/** Orders that make the pieces of a ticket again. */
import type { Db } from '../../db/transaction.ts';
import type { RecordRow, TicketRow } from './tickets.ts';

/** An order that makes pieces again. */
export interface Reprint {
  readonly id: number;
  readonly order_sn: string;
  readonly status: number;
  readonly total: number;
}

/** By their ids. */
export async function reprintsOf(
  db: Db,
  { customer_id }: Pick<TicketRow, 'customer_id'>,
  records: readonly RecordRow[],
): Promise<ReadonlyMap<number, Reprint>> {
  const ids = records.flatMap(({ reprint_id }) => reprint_id ?? []);
  if (ids.length === 0) return new Map<number, Reprint>();
  const rows: Reprint[] = await db
    .selectFrom('orders')
    .select(['id', 'order_sn', 'status', 'total'])
    .where('customer_id', '=', customer_id)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
