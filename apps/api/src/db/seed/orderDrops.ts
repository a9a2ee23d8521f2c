/** A demo order that goes to two addresses: its price, its promise and the rows of its addresses. */
import type { Configuration } from '@banxin/contract/entities/configuration';
import { book } from '@banxin/pricing/book';
import { priceForDrops } from '@banxin/pricing/severalPrice';
import type { CustomerTerms, PricedQuote, Product } from '@banxin/pricing/types';
import type { Insertable } from 'kysely';
import { price, quoteInput } from '../../modules/order/pricing.ts';
import { type StoredPromise, unfixedPromise } from '../../modules/order/promise.ts';
import type { OrderDropsTable } from '../tables/orders.ts';
import type { Receiver } from './orderRows.ts';

export interface SharedOut {
  /** Of all of it, with the freight of both. */
  readonly priced: PricedQuote;
  readonly roads: NonNullable<StoredPromise['roads']>;
  readonly rows: Insertable<OrderDropsTable>[];
}

export const receiverJson = ({ mobile, ...place }: Receiver): string =>
  JSON.stringify({ ...place, mobilePhone: mobile, isDefault: false });

/**
 * Shares a job out over two receivers, the smaller half to the second.
 * @param at instant of its price
 * @throws Error for a job that cannot be shared out
 */
export function sharedOut(
  order: { readonly id: number; readonly ownerId: number; readonly product: Product },
  configuration: Configuration,
  receivers: readonly [Receiver, Receiver],
  terms: CustomerTerms,
  at: string,
): SharedOut {
  const { id, ownerId, product } = order;
  const half = Math.floor(configuration.quantity / 2);
  const quantities = [configuration.quantity - half, half];
  const job = { configuration, urgent: 'none' as const };
  const priced = price(job, terms, at);
  if (!priced?.valid || half === 0) throw new Error(`${product.name} cannot be shared out`);
  const drops = receivers.map(({ province }, index) => ({
    province,
    quantity: quantities[index] ?? 0,
  }));
  const input = quoteInput(job, terms, at);
  const several = priceForDrops({ product, book, input }, priced, drops);
  if (!several.possible) throw new Error(`${product.name}: ${several.reason}`);
  const { ways } = several;
  return {
    priced: several.priced,
    roads: ways.map(({ delivery: { carrier, transitDays } }) => ({ carrier, transitDays })),
    rows: ways.flatMap(({ delivery, line }, index) => {
      const receiver = receivers[index];
      if (receiver === undefined) return [];
      return {
        customer_id: ownerId,
        order_id: id,
        position: index + 1,
        receiver: receiverJson(receiver),
        province: receiver.province,
        quantity: quantities[index] ?? 0,
        carrier: delivery.carrier,
        freight: line.amount,
        transit_days: delivery.transitDays,
        status: null,
      };
    }),
  };
}

/** The promise of an order that is not paid yet, with how it goes to each address. */
export function promiseOf(
  plan: Parameters<typeof unfixedPromise>[0],
  shared: SharedOut | null,
): StoredPromise | null {
  const promise = unfixedPromise(plan);
  return promise && shared ? { ...promise, roads: shared.roads } : promise;
}
