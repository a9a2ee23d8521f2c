/** What goods of the shelf cost a customer, by the engine that orders are priced with. */

import { calculateQuote } from '@banxin/contract/calls/order/quote';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { Fen } from '@banxin/contract/money';
import { missingAccess } from '@banxin/contract/rules/access';
import type { PricedQuote, Product } from '@banxin/pricing/types';
import type { Customer } from '../../context.ts';
import { price, termsOf } from '../order/pricing.ts';
import { goodsById } from '../stock/cartLines.ts';

/** So many of them, as an order says it. */
export const configurationOf = (product: Product, quantity: number): Configuration => ({
  ...product.defaults,
  quantity,
});

export const seesPrices = (actor: Customer): boolean =>
  missingAccess(calculateQuote.access, actor) === null;

/** The price of so many; null where an order does not take as many. */
export function priceOf(
  product: Product,
  quantity: number,
  { actor, now, province }: { actor: Customer; now: string; province?: string | undefined },
): PricedQuote | null {
  const configuration = configurationOf(product, quantity);
  const priced = price({ configuration, urgent: 'none', province }, termsOf(actor), now);
  return priced?.valid ? priced : null;
}

/** One of a priced line. @unit fen, rounded down */
export const unitPriceOf = ({ eligible, configuration }: PricedQuote): Fen =>
  Math.floor(eligible / configuration.quantity) as Fen;

/** What one costs now at this quantity; null for who sees no prices. @unit fen */
export const pricer =
  (actor: Customer, now: string) =>
  (productId: number, quantity: number): number | null => {
    const product = goodsById(productId);
    const priced = product && seesPrices(actor) ? priceOf(product, quantity, { actor, now }) : null;
    return priced && unitPriceOf(priced);
  };
