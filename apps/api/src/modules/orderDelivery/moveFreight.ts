/** Settles another freight of an order: what is more comes from the balance, what is less goes back the way it came. */
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import type { Fen } from '@banxin/contract/money';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { bookEntry } from '../../db/ledger.ts';
import type { Tx } from '../../db/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { paymentRefusal } from '../order/actions.ts';
import { giveBack } from '../order/giveBack.ts';
import type { OrderRow } from '../order/order.ts';
import { paymentNumber, withFreeNumber } from '../order/orderNumber.ts';
import {
  addPayment,
  addSubjects,
  endOpenPayment,
  recordPaid,
} from '../paymentRecord/paymentRecord.ts';

type Payer = Pick<UserContext, 'customer' | 'now' | 'random'>;

/** A refund of freight in the ledger. Its version makes each change of one order another booking. */
export const freightReference = ({ order_sn, version }: Pick<OrderRow, 'order_sn' | 'version'>) =>
  `freight:${order_sn}:${version}`;

/** Takes it from the balance under a payment of its own. Throws its refusals: nothing of the change is to stay. */
async function charge(tx: Tx, order: OrderRow, amount: number, payer: Payer): Promise<number> {
  const { customer, now, random } = payer;
  const refusal = paymentRefusal(customer, amount);
  if (refusal !== null) throw refusal;
  const payment = await withFreeNumber(
    () => paymentNumber(random, now.slice(0, 10)),
    (paymentSN) =>
      addPayment(tx, {
        customer_id: order.customer_id,
        payment_sn: paymentSN,
        amount,
        status: 'paid',
        created_at: now,
        expires_at: now,
      }),
  );
  await addSubjects(tx, payment, [{ id: order.id, total: amount }]);
  const booked = await bookEntry(tx, {
    customerId: order.customer_id,
    asset: assetKind.balance,
    flow: accountFlow.spending,
    amount: -amount,
    reference: payment.payment_sn,
    at: now,
  });
  if (!booked.ok) {
    const { balance } = booked;
    const missing = (amount - balance) as Fen;
    throw refuse(refusals.balanceTooLow, {
      balance: balance as Fen,
      amount: amount as Fen,
      missing,
    });
  }
  const { balanceAfter, fromBonus } = booked;
  const paid = { method: 'balance', by: customer.id, at: now, balanceAfter, fromBonus } as const;
  await recordPaid(tx, payment, paid);
  return balanceAfter;
}

/**
 * Settles the difference of the order whose lock the caller holds. Answers the balance after it; null when no money
 * moved: an unpaid order is paid for with its new price, and the payment that was open for the old one ends.
 * @param difference above zero: more is due. @unit fen
 */
export async function moveFreight(
  tx: Tx,
  order: OrderRow,
  difference: number,
  payer: Payer,
): Promise<number | null> {
  if (difference === 0) return null;
  if (order.paid_at === null) {
    await endOpenPayment(tx, order, 'cancelled');
    return null;
  }
  if (difference < 0) {
    const reference = freightReference(order);
    const mark = `F${order.version}`;
    return giveBack(tx, order, -difference, { reference, mark, of: reference, now: payer.now });
  }
  const balance = await charge(tx, order, difference, payer);
  await tx
    .updateTable('orders')
    .set({ paid: sql`paid + ${difference}` })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .execute();
  return balance;
}
