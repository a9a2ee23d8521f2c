/** Payments of more freight: each settles one order's change of address, and says which. */
import type { Destination } from '@banxin/contract/calls/payment/payment.schemas';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { FreightWish } from '../../db/tables/money.ts';
import type { Tx } from '../../db/transaction.ts';
import { dropsOf } from '../order/drops.ts';
import type { OrderRow } from '../order/order.ts';
import { paymentNumber, withFreeNumber } from '../order/orderNumber.ts';
import { addFreightSubject, addPayment, type PaymentRow } from '../paymentRecord/paymentRecord.ts';
import type { PricedChange } from './change.ts';

/** Who asks for a change. */
export type Asker = Pick<UserContext, 'customer' | 'now' | 'random'>;

/** The change as it was priced: the carriers that were seen are those that take it. */
export async function wishOf(tx: Tx, change: PricedChange, by: number): Promise<FreightWish> {
  const { kind, order, drops, ways, before } = change;
  const now = await dropsOf(tx, order);
  return {
    kind,
    drops: drops.map(({ receiver, quantity }, index) => ({
      receiver,
      quantity,
      carrier: ways[index]?.delivery.carrier ?? '',
    })),
    from: { receiver: order.receiver as Destination['receiver'], count: Math.max(1, now.length) },
    before,
    by,
  };
}

/** A payment of the difference alone, paid or to be paid. @param until instant */
export async function addFreightPayment(
  tx: Tx,
  change: PricedChange,
  { customer, now, random }: Asker,
  { status, until }: { readonly status: 'paid' | 'pending'; readonly until: string },
): Promise<PaymentRow> {
  const { order, difference } = change;
  const payment = await withFreeNumber(
    () => paymentNumber(random, now.slice(0, 10)),
    (paymentSN) =>
      addPayment(tx, {
        customer_id: order.customer_id,
        payment_sn: paymentSN,
        amount: difference,
        status,
        created_at: now,
        expires_at: until,
      }),
  );
  await addFreightSubject(tx, payment, order, await wishOf(tx, change, customer.id));
  return payment;
}

/** What was paid for an order grows by freight that was paid. @param amount fen */
export async function countPaid(tx: Tx, order: OrderRow, amount: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ paid: sql`paid + ${amount}` })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .execute();
}
