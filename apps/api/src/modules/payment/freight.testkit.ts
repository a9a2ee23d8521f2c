/** Steps that the tests of more freight share: a paid order, and another address that waits for its payment. */
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { Browser } from '../../../test/harness.ts';
import type { Db } from '../../db/transaction.ts';
import { FAR, freightTo, paid } from '../order/order.testkit.ts';

/** Asks for another address that is paid for at the cashier. */
export async function wishFor(browser: Browser, orderSN: string, receiver: AddressInput = FAR) {
  const expectedDifference = await freightTo(browser, orderSN, receiver.province);
  const input = { orderSN, receiver, expectedDifference, payFrom: 'cashier' as const };
  return browser.send(updateOrderDeliveryAddress, input);
}

/** A paid order whose other address waits. */
export async function waiting(browser: Browser, receiver: AddressInput = FAR) {
  const order = await paid(browser);
  const { paymentSN, difference } = await wishFor(browser, order.orderSN, receiver);
  if (paymentSN === null) throw new Error('Nothing waits');
  return { ...order, orderPaymentSN: order.paymentSN, paymentSN, difference };
}

/** Where the order goes, and what waits. */
export const shown = (browser: Browser, orderSN: string) =>
  browser.send(getOrderDetail, { ordersn: orderSN });

/** Messages about a change that was not made, the newest first. */
export const unchangedOf = async (db: Db, customerId: number) =>
  (
    await db
      .selectFrom('site_messages')
      .select(['kind', 'said'])
      .where('customer_id', '=', customerId)
      .where('kind', 'in', ['addressKept', 'freightReturned'])
      .orderBy('id', 'desc')
      .execute()
  ).map(({ kind, said }) => [kind, (said as { why: { by: string } }).why.by]);
