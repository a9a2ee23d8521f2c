/** Tells who pays beyond the limit of an order that a colleague may not pay, or that is above the sum to be told of. */
import type { Fen } from '@banxin/contract/money';
import { payLimitOf } from '@banxin/contract/rules/roles';
import type { Customer } from '../../context.ts';
import type { Tx } from '../../db/transaction.ts';
import { tell } from '../message/tell.ts';
import type { OrderRow } from './order.ts';

/** @param at instant */
export async function tellLarge(
  tx: Tx,
  order: Pick<OrderRow, 'customer_id' | 'order_sn' | 'total'>,
  actor: Customer,
  at: string,
): Promise<void> {
  const limit = payLimitOf(actor);
  const waits = limit !== null && order.total > limit;
  const { orderNotifySum: sum, rights } = actor;
  const isLarge = sum > 0 && order.total > sum && !rights.includes('payBeyondLimit');
  if (!waits && !isLarge) return;
  await tell(tx, {
    customerId: order.customer_id,
    kind: 'largeOrder',
    values: { orderSN: order.order_sn, name: actor.name, amount: order.total as Fen, waits },
    of: order.order_sn,
    at,
  });
}
