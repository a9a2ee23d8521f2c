/** Writes where an order's goods go by now, with its price and its promise. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import { dropsOf } from '../order/drops.ts';
import { searchTextOf } from '../order/jobColumns.ts';
import { tailsOf } from '../order/phoneTails.ts';
import {
  type Agreed,
  freightOfWays,
  type PossibleWay,
  planOf,
  promiseBy,
  withFreight,
} from './ways.ts';

export interface NewWays {
  /** One for each way; the first is the order's own. */
  readonly receivers: readonly AddressInput[];
  readonly ways: readonly PossibleWay[];
  /** Of the order, afterwards. */
  readonly flags: number;
  readonly by: { readonly mobile: string };
  /** Instant. */
  readonly now: string;
}

/** Who may look the order up: who could before, with the new receivers in the place of the old ones. */
async function tailsAfter(tx: Tx, order: Agreed, { receivers, by }: NewWays): Promise<string[]> {
  const before = await dropsOf(tx, order);
  const gone = tailsOf(
    order.receiver.mobilePhone,
    ...before.map(({ receiver }) => receiver.mobilePhone),
  );
  const kept = order.phone_tails.filter((tail) => !gone.includes(tail));
  const phones = receivers.map(({ mobilePhone }) => mobilePhone);
  return [...new Set([...kept, ...tailsOf(by.mobile, ...phones)])];
}

/** The caller holds the order's lock. @throws RangeError without a receiver or a way */
export async function writeWays(tx: Tx, order: Agreed, given: NewWays): Promise<void> {
  const [receiver] = given.receivers;
  const [first, ...rest] = given.ways;
  if (receiver === undefined || first === undefined) throw new RangeError('Goes nowhere');
  const quote = withFreight(order.quote, freightOfWays(order, given.ways));
  const promise = promiseBy(order, [first, ...rest]);
  await tx
    .updateTable('orders')
    .set({
      receiver: JSON.stringify(receiver),
      province: receiver.province,
      carrier: first.delivery.carrier,
      quote: JSON.stringify({ ...quote, promise: planOf(promise) }),
      total: quote.total,
      promise: JSON.stringify(promise),
      factory: first.delivery.factory.id,
      flags: given.flags,
      search_text: searchTextOf(order.order_sn, order, {
        consignee: given.receivers.map(({ consignee }) => consignee).join(' '),
        mobilePhone: given.receivers.map(({ mobilePhone }) => mobilePhone).join(' '),
      }),
      phone_tails: await tailsAfter(tx, order, given),
      updated_at: given.now,
      version: sql`version + 1`,
    })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .execute();
}
