/** One cloud order with its payment. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { createCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import type { Fen } from '@banxin/contract/money';
import { inTransaction, type UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { pay } from '../payment/pay.ts';
import { openPayment } from '../payment/payment.ts';
import { type ParcelOrder, placeParcel } from './place.ts';

type Output = OutputOf<typeof createCloudOrder>;

/** Places a parcel and opens its payment; what costs nothing is paid at once. */
export async function placeAndPay(
  context: UserContext,
  parcel: ParcelOrder,
): Promise<Output | Refusal> {
  return transaction(context.db, async (tx): Promise<Output | Refusal> => {
    const inside = inTransaction(context, tx);
    const order = await placeParcel(inside as typeof inside & { db: typeof tx }, parcel);
    // Thrown, so that nothing stands of what was begun.
    if (order instanceof Refusal) throw order;
    const payment = await openPayment(tx, [order], inside);
    const isPaid = payment.amount === 0;
    if (isPaid) {
      const receipt = await pay(inside, { paymentSN: payment.payment_sn });
      if (receipt instanceof Refusal) throw receipt;
    }
    return {
      orderId: order.id,
      orderSN: order.order_sn,
      paymentSN: payment.payment_sn,
      total: order.total as Fen,
      heldUntil: payment.expires_at,
      isPaid,
    };
  });
}

export const create = (
  context: UserContext,
  input: ParsedOf<typeof createCloudOrder>,
): Promise<Output | Refusal> => placeAndPay(context, { errand: 'send', ...input });
