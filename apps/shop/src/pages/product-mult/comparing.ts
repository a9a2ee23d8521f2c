/** Which rows are compared, and which are at first. Pure. */
import type { PricedQuote, Product } from '@banxin/pricing/types';
import { COMPARED_MAX } from '../../features/quote/compare/compared.ts';
import type { JobRow } from './jobRow.ts';
import { priceRow, type Terms } from './prices.ts';

/** A row that has a price. */
export interface PricedJob {
  readonly row: JobRow;
  /** In the table, from 1. */
  readonly number: number;
  readonly product: Product;
  readonly quote: PricedQuote;
}

export const pricedJobs = (rows: readonly JobRow[], terms: Terms): readonly PricedJob[] =>
  rows.flatMap((row, at) => {
    const product = terms.products.get(row.configuration.productId)?.product;
    const standing = priceRow(row, terms);
    return product && standing.state === 'priced'
      ? [{ row, number: at + 1, product, quote: standing.quote }]
      : [];
  });

/** The row that somebody stands in and the next one, else the first two. @param jobs at least two */
export function firstCompared(jobs: readonly PricedJob[], stood: number | null): readonly number[] {
  const found = jobs.findIndex(({ row }) => row.id === stood);
  const at = Math.min(Math.max(found, 0), Math.max(jobs.length - 2, 0));
  return jobs.slice(at, at + 2).map(({ row }) => row.id);
}

/** Those that are compared, with another in the place of one; at most as many as fit beside each other. */
export const withCompared = (
  ids: readonly number[],
  at: number,
  id: number | null,
): readonly number[] => ids.toSpliced(at, 1, ...(id === null ? [] : [id])).slice(0, COMPARED_MAX);

/** The next row that is not compared yet; undefined where there is none, or no room. */
export function nextCompared(
  jobs: readonly PricedJob[],
  ids: readonly number[],
): number | undefined {
  if (ids.length >= COMPARED_MAX) return undefined;
  const last = jobs.findIndex(({ row }) => row.id === ids.at(-1));
  const round = [...jobs.slice(last + 1), ...jobs.slice(0, last + 1)];
  return round.find(({ row }) => !ids.includes(row.id))?.row.id;
}
