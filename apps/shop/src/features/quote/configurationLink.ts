/** A configuration in an address, so that a quote survives a login and can be sent to a colleague. */

import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import { pathOf } from '@banxin/contract/routes';
import { evaluate } from '@banxin/pricing/configure';
import type { Configuration, Product } from '@banxin/pricing/types';
import { CONFIGURATION_PARAM, configurationQuery } from './configurationQuery.ts';
import { isConfiguration } from './isConfiguration.ts';

/** @param more what else the address says, as of sending */
export const configurationLink = (
  chosen: Configuration | Wire,
  more: Readonly<Record<string, string>> = {},
): string =>
  pathOf(
    'productDetail',
    { id: chosen.productId },
    { ...configurationQuery(chosen as Wire), ...more },
  );

/** The linked configuration when it fits the product; undefined for a broken or outdated link. */
export function configurationFrom(
  search: URLSearchParams,
  product: Product,
): Configuration | undefined {
  const text = search.get(CONFIGURATION_PARAM);
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
  if (!('productId' in linked) || linked.productId !== product.id) return undefined;
  const whole: unknown = { ...product.defaults, ...linked };
  // The engine judges ids and ranges once the shape is right.
  return isConfiguration(whole) && evaluate(product, whole).valid ? whole : undefined;
}
