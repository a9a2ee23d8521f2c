/** Steps that the tests of delivery share: an order of several pieces, receivers near and far, and what editors send. */
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { getMultipleDelivery, setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import type { DropInput } from '@banxin/contract/calls/order/drops.schemas';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { Browser } from '../../../test/harness.ts';
import { CARDS, FAR, freightTo, type Placed, RECEIVER } from '../order/order.testkit.ts';

/** Ten boxes, so that there is something to split. */
export const JOB = { configuration: { ...CARDS, quantity: 10 } };

export const near = (quantity: number): DropInput => ({ receiver: RECEIVER, quantity });
export const far = (quantity: number): DropInput => ({ receiver: FAR, quantity });

/** Sends an order somewhere else at the price of this moment. */
export async function move(browser: Browser, orderSN: string, receiver: AddressInput = FAR) {
  const expectedDifference = await freightTo(browser, orderSN, receiver.province);
  return browser.send(updateOrderDeliveryAddress, { orderSN, receiver, expectedDifference });
}

/** What the editor of several addresses sends, with the difference that it shows. */
export async function splitting(
  browser: Browser,
  { orderId, orderSN }: Placed,
  drops: readonly DropInput[],
) {
  const { version } = await browser.send(getMultipleDelivery, { orderId });
  const ways = drops.map(({ receiver: { province }, quantity, carrier }) => ({
    province,
    quantity,
    ...(carrier !== undefined && { carrier }),
  }));
  const { difference } = await browser.send(calcExpressSum, { orderSN, drops: ways });
  return { orderSN, version, drops: [...drops], expectedDifference: difference };
}

/** The same, sent. */
export const split = async (browser: Browser, order: Placed, drops: readonly DropInput[]) =>
  browser.send(setMultipleDelivery, await splitting(browser, order, drops));
