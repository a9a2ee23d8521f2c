/**
 * Ladders as one customer sees them: customer type first, then VIP, each rounded to the price step; the
 * ladder rule is enforced after each, because rounding may break it.
 */
import type { PriceBook } from '../priceBook/book.types.ts';
import type { CustomerTerms, Product } from '../types.ts';
import { enforceLadderRule } from './ladder.ts';

/** Reductions of a customer on a product, basis points; 10000 = none. */
export interface Reductions {
  type: number;
  vip: number;
}

/** Customer type prices and the VIP discount are for print; samples have their own discount, stock has none. */
export function reductionsFor(
  product: Product,
  book: PriceBook,
  customer: CustomerTerms,
): Reductions {
  if (product.stock) {
    const { levels, rate } = book.sample;
    return {
      type: 10_000,
      vip: product.stock.sample && levels.includes(customer.vipLevel) ? rate : 10_000,
    };
  }
  return {
    // a type that the book has no rate for pays the list price
    type: book.customerTypes[customer.type] ?? 10_000,
    vip: book.vip[customer.vipLevel] ?? 10_000,
  };
}

/** Reduces the totals of a ladder by a rate, in place. */
export function reduceLadder(
  quantities: readonly number[],
  totals: number[],
  rate: number,
  step: number,
): void {
  if (rate === 10_000) return;
  const unit = 10_000 * step;
  for (let at = 0; at < totals.length; at += 1) {
    const exact = (totals[at] as number) * rate;
    const rest = exact % unit;
    totals[at] = ((exact - rest) / unit + (rest * 2 >= unit ? 1 : 0)) * step;
  }
  enforceLadderRule(quantities, totals, step);
}
