/** A membership that is paid for: its order is done, its term begins, and its customer is told. */

import { note } from '@banxin/contract/messages/order';
import type { Fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Tx } from '../../db/transaction.ts';
import { tell } from '../message/tell.ts';
import type { OrderRow } from '../order/order.ts';
import { advance } from '../order/status.ts';
import { giveDue } from './give.ts';
import { grantTerm, purchaseOf } from './term.ts';

/** Takes the order from paid to done. The caller holds its lock, has taken the step of paying, and books the money. */
export async function buyTerm(
  tx: Tx,
  paid: OrderRow,
  amount: number,
  at: string,
): Promise<OrderRow> {
  const reason = messageOf(note.noFilesToReview);
  const approved = await advance(tx, paid, { event: 'REVIEW_PASS', actor: 'system', reason, at });
  const done =
    approved && (await advance(tx, approved, { event: 'VIRTUAL_DONE', actor: 'system', at }));
  // Thrown, so that the booking is rolled back.
  if (!done) throw new Error(`Membership ${paid.order_sn} cannot begin`);
  const { level, from, until } = await grantTerm(tx, done, at);
  await giveDue(tx, await purchaseOf(tx, done), at);
  await tell(tx, {
    customerId: done.customer_id,
    kind: 'vipBought',
    values: { level, from, until, amount: amount as Fen },
    of: done.order_sn,
    at,
  });
  return done;
}
