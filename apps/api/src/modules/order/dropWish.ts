/** A change of address that waits for its freight is dropped when its order goes too far to be sent elsewhere. */
import { mayAct } from '@banxin/contract/lifecycles/order';
import type { FreightWish } from '../../db/tables/money.ts';
import type { Tx } from '../../db/transaction.ts';
import { tell } from '../message/tell.ts';
import { endOpenPayment, openPaymentOf } from '../paymentRecord/paymentRecord.ts';
import type { OrderRow } from './order.ts';

const ACTION = {
  address: 'changeAddress',
  drops: 'splitDelivery',
} as const satisfies Record<FreightWish['kind'], unknown>;

/** Ends its payment and says why; the caller holds the order's lock. Asks nothing where nothing can wait. */
export async function dropWish(
  tx: Tx,
  before: OrderRow,
  after: OrderRow,
  at: string,
): Promise<void> {
  if (before.paid_at === null) return;
  const isLost = (kind: FreightWish['kind']): boolean =>
    mayAct(ACTION[kind], before.status, before.flags) &&
    !mayAct(ACTION[kind], after.status, after.flags);
  if (!isLost('address') && !isLost('drops')) return;
  const open = await openPaymentOf(tx, after);
  if (!open?.wish || !isLost(open.wish.kind)) return;
  await endOpenPayment(tx, after, 'cancelled');
  await tell(tx, {
    customerId: after.customer_id,
    kind: 'addressKept',
    values: { orderSN: after.order_sn, why: { by: 'tooLate', status: after.status } },
    of: open.payment_sn,
    at,
  });
}
