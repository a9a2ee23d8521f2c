/** Asks for a change of address: made at once, or kept until its freight is paid at the cashier. */
import type { OutputOf } from '@banxin/contract/call';
import type { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import type { FreightPayer } from '@banxin/contract/calls/order/address.schemas';
import { type Fen, fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { Tx } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { OrderRow } from '../order/order.ts';
import { endOpenPayment } from '../paymentRecord/paymentRecord.ts';
import { type Change, makeChange, priced } from './change.ts';
import type { Asker } from './freightPayment.ts';
import { openWish } from './freightWish.ts';
import { moveFreight } from './moveFreight.ts';
import type { Agreed } from './ways.ts';

export type Answer = OutputOf<typeof updateOrderDeliveryAddress>;

/** What the customer saw, and chose. */
interface Asked {
  /** @unit fen */
  readonly expectedDifference: number;
  readonly payFrom?: FreightPayer | undefined;
}

/** The order goes there already: what waited to take it elsewhere is dropped. */
export async function stay(tx: Tx, order: OrderRow): Promise<Answer> {
  if (order.paid_at !== null) await endOpenPayment(tx, order, 'cancelled');
  return { difference: fen(0), balanceAfter: null, paymentSN: null };
}

/** The caller holds the order's lock and has seen that it stands so that it can change. */
export async function askChange(
  tx: Tx,
  order: Agreed,
  change: Change,
  { expectedDifference, payFrom = 'balance' }: Asked,
  asker: Asker,
): Promise<Answer | Refusal> {
  const asked = priced(order, change, asker.now);
  if (asked instanceof Refusal) return asked;
  const difference = asked.difference as Fen;
  if (difference !== expectedDifference) return refuse(refusals.freightMoved, { difference });
  if (order.paid_at !== null && difference > 0 && payFrom === 'cashier') {
    const { payment_sn: paymentSN } = await openWish(tx, asked, asker);
    return { difference, balanceAfter: null, paymentSN };
  }
  // Whatever waited, for the old price or for another address, is over.
  await endOpenPayment(tx, order, 'cancelled');
  const balanceAfter = await moveFreight(tx, asked, asker);
  await makeChange(tx, asked, { by: asker.customer, now: asker.now });
  return { difference, balanceAfter: balanceAfter as Fen | null, paymentSN: null };
}
