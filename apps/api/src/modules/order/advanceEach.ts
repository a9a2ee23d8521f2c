/** Takes a step with each of the orders that are due, each in a transaction of its own. */
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { lockOrder, type OrderRow } from './order.ts';

/**
 * Locks each order and runs `step`, which answers null for one that is not due any more. Answers how many moved.
 * May be repeated; several servers may run it at once. When one order fails, the others still move.
 * @throws AggregateError after the last, when any failed
 */
export async function advanceEach(
  db: Db,
  due: readonly { readonly customer_id: number; readonly order_sn: string }[],
  step: (tx: Tx, order: OrderRow) => Promise<OrderRow | null>,
): Promise<number> {
  let moved = 0;
  const failures: unknown[] = [];
  for (const { customer_id, order_sn } of due) {
    try {
      const after = await transaction(db, async (tx) => {
        const order = await lockOrder(tx, customer_id, order_sn);
        return order ? step(tx, order) : null;
      });
      if (after !== null) moved += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders did not move');
  return moved;
}
