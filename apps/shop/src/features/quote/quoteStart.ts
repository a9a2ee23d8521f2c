/** What a quote begins with: the product's usual, changed as an address says. */
import { choose, optionStates } from '@banxin/pricing/configure';
import type { Configuration, Product } from '@banxin/pricing/types';
import { optionRows } from './optionRows.ts';

/** Names the product that the other fields of the address are about. */
export const QUOTED_PARAM = 'of';
export const PRODUCT_PARAM = 'product';

export interface QuoteStart {
  readonly configuration: Configuration;
  /** Something in the address could not be had: the product's usual stands in its place. */
  readonly isMended: boolean;
}

/** Fields of the address are options of the product by the name of their row: `quantity=quantity:20`. */
export function quoteStart(product: Product, search: URLSearchParams): QuoteStart {
  const about = search.get(QUOTED_PARAM);
  let configuration = product.defaults;
  let isMended = false;
  if (about !== null && about !== String(product.id)) return { configuration, isMended };
  const rows = optionRows(product, optionStates(product, configuration)).map(({ id }) => id);
  for (const row of [...rows, 'quantity']) {
    const wanted = search.get(row);
    if (wanted === null) continue;
    const option = optionStates(product, configuration).find(({ id }) => id === wanted);
    if (option === undefined || !(option.available || option.chosen)) isMended = true;
    else if (!option.chosen)
      configuration = choose(product, configuration, option.id).configuration;
  }
  return { configuration, isMended };
}
