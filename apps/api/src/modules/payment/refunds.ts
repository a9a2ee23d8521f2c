/** Refunds of an order, read from the ledger. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import type { Fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { returnReference } from '../order/discounts.ts';
import { findOrderById } from '../order/order.ts';

export async function listRefunds(
  { db, customer }: UserContext,
  { orderId }: ParsedOf<typeof getOrderRefunds>,
): Promise<OutputOf<typeof getOrderRefunds> | Refusal> {
  const order = await findOrderById(db, customer.ownerId, orderId);
  if (!order) return refuse(refusals.unknown);
  const rows = await db
    .selectFrom('ledger')
    .select(['amount', 'balance_after', 'created_at'])
    .where('customer_id', '=', order.customer_id)
    .where('account', '=', 'customer')
    .where('asset', '=', assetKind.balance)
    .where('flow', '=', accountFlow.refund)
    .where('reference', '=', returnReference(order))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    amount: row.amount as Fen,
    at: row.created_at,
    balanceAfter: (row.balance_after ?? 0) as Fen,
  }));
}
