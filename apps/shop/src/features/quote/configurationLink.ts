/** A configuration in an address, so that a quote survives a login and can be sent to a colleague. */

import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import { evaluate } from '@banxin/pricing/configure';
import type { Configuration, Product } from '@banxin/pricing/types';

const PARAM = 'c';

export const configurationLink = (configuration: Configuration | Wire): string =>
  `/product/detail/${configuration.productId}?${new URLSearchParams({
    [PARAM]: JSON.stringify(configuration),
  })}`;

/** The linked configuration when it fits the product; undefined for a broken or outdated link. */
export function configurationFrom(
  search: URLSearchParams,
  product: Product,
): Configuration | undefined {
  const text = search.get(PARAM);
  if (text === null) return undefined;
  let linked: unknown;
  try {
    linked = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  return fitting(linked, product);
}

/** A configuration of unknown origin, when the product can be made so today. */
export function fitting(linked: unknown, product: Product): Configuration | undefined {
  if (typeof linked !== 'object' || linked === null) return undefined;
  const given = linked as Partial<Configuration>;
  if (given.productId !== product.id || !Array.isArray(given.crafts)) return undefined;
  const whole: Configuration = { ...product.defaults, ...given, crafts: given.crafts };
  return evaluate(product, whole).valid ? whole : undefined;
}
