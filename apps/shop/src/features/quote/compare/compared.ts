/** Which configurations are compared: as an address and this browser keep them. Pure. */
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import { jobText } from '@banxin/contract/rules/job';
import type { Configuration, Product } from '@banxin/pricing/types';
import { fitting } from '../configurationLink.ts';

/** Configurations side by side. */
export const COMPARED_MAX = 3;

/** Of the address: a list of configurations. */
export const COMPARE_PARAM = 'compare';

/** One and the same job, however its fields are ordered. */
export const isSameJob = (a: Configuration, b: Configuration): boolean =>
  jobText(a as Wire) === jobText(b as Wire);

/** Those of an unknown list that the product can be made as today, each once. */
export function comparedOf(kept: unknown, product: Product): readonly Configuration[] {
  if (!Array.isArray(kept)) return [];
  return kept
    .flatMap((one: unknown) => fitting(one, product) ?? [])
    .filter((one, at, all) => all.findIndex((other) => isSameJob(one, other)) === at)
    .slice(0, COMPARED_MAX);
}

/** What an address names; null where it names none, or nothing that can be read. */
export function comparedIn(
  search: URLSearchParams,
  product: Product,
): readonly Configuration[] | null {
  const text = search.get(COMPARE_PARAM);
  if (text === null) return null;
  try {
    const found = comparedOf(JSON.parse(text), product);
    return found.length > 0 ? found : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
