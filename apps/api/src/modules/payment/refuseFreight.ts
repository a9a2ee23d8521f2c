/** Money for a change of address that cannot be made any more: the change is dropped, and it is said why the money goes back. */
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { mayAct } from '@banxin/contract/lifecycles/order';
import type { Unchanged } from '@banxin/contract/messages/siteMessage';
import type { Fen } from '@banxin/contract/money';
import type { Tx } from '../../db/transaction.ts';
import { tell } from '../message/tell.ts';
import { endPayment, type PaymentRow } from '../paymentRecord/paymentRecord.ts';
import type { Settled } from './payment.ts';

/** The first reason that holds: paid before, gone too far, closed, and else the price. */
function whyOf({ status, paid_at }: PaymentRow, { order, wish }: Settled): Unchanged {
  if (paid_at !== null) return { by: 'paid' };
  const action = wish?.kind === 'drops' ? 'splitDelivery' : 'changeAddress';
  if (!mayAct(action, order.status, order.flags)) return { by: 'tooLate', status: order.status };
  return { by: status === 'pending' ? 'moved' : 'over' };
}

/** The caller holds the locks and has written that the money goes back. */
export async function refuseFreight(
  tx: Tx,
  payment: PaymentRow,
  settled: Settled,
  {
    channel,
    amount,
    of,
    now,
  }: {
    readonly channel: PayChannelName;
    /** @unit fen */
    readonly amount: number;
    readonly of: string;
    readonly now: string;
  },
): Promise<void> {
  await endPayment(tx, payment, 'cancelled');
  await tell(tx, {
    customerId: payment.customer_id,
    kind: 'freightReturned',
    values: {
      orderSN: settled.order.order_sn,
      amount: amount as Fen,
      channel,
      why: whyOf(payment, settled),
    },
    of,
    at: now,
  });
}
