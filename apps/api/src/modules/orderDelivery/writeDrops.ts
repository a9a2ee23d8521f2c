/** The rows of the addresses of an order: compared with what is given, and written. */
import { isDeepStrictEqual } from 'node:util';
import type { ParsedOf } from '@banxin/contract/call';
import type { setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import type { Tx } from '../../db/transaction.ts';
import { dropsOf } from '../order/drops.ts';
import type { OrderRow } from '../order/order.ts';
import type { Agreed, PossibleWay } from './ways.ts';

/** Addresses as a customer gives them. */
export type Given = Readonly<ParsedOf<typeof setMultipleDelivery>['drops']>;

/** True when the order goes to exactly these already: the second of two equal presses changes nothing. */
export async function isSame(tx: Tx, order: OrderRow, given: Given): Promise<boolean> {
  const rows = await dropsOf(tx, order);
  const before =
    rows.length > 0
      ? rows
      : [
          {
            receiver: order.receiver,
            quantity: order.configuration.quantity,
            carrier: order.carrier,
          },
        ];
  return (
    before.length === given.length &&
    before.every(({ receiver, quantity, carrier }, index) => {
      const one = given[index];
      return (
        one !== undefined &&
        quantity === one.quantity &&
        (one.carrier ?? carrier) === carrier &&
        isDeepStrictEqual(receiver, JSON.parse(JSON.stringify(one.receiver)))
      );
    })
  );
}

/** The rows of the drops, in the place of those of before. An order to one address has none. */
export async function writeDrops(
  tx: Tx,
  order: Agreed,
  given: Given,
  ways: readonly PossibleWay[],
): Promise<void> {
  await tx
    .deleteFrom('order_drops')
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .execute();
  if (given.length === 1) return;
  await tx
    .insertInto('order_drops')
    .values(
      given.flatMap(({ receiver, quantity }, index) => {
        const way = ways[index];
        if (way === undefined) return [];
        return {
          customer_id: order.customer_id,
          order_id: order.id,
          position: index + 1,
          receiver: JSON.stringify(receiver),
          province: receiver.province,
          quantity,
          carrier: way.delivery.carrier,
          freight: way.line.amount,
          transit_days: way.delivery.transitDays,
          status: null,
        };
      }),
    )
    .execute();
}
