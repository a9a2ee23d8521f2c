/** Which rows of a workbook are seen, as the address says it: so that a reload and Back show the same. */
import { PAGE_SIZE_DEFAULT, PAGE_SIZES } from '@banxin/contract/constants';
import type { BatchProblemCode } from '@banxin/contract/entities/batch';
import { useSearchParams } from 'wouter';
import { SHOWS, type Show } from './workbook.ts';

export interface RowsView {
  readonly show: Show;
  /** Only rows with this fault; null: with any, or none. */
  readonly code: BatchProblemCode | null;
  readonly page: number;
  readonly size: number;
}

/** @param first  what is seen when the address does not say it */
export function readView(
  params: URLSearchParams,
  codes: readonly BatchProblemCode[],
  first: Show,
): RowsView {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    show: SHOWS.find((one) => one === params.get('show')) ?? first,
    // The last row with a fault may have been mended.
    code: codes.find((one) => one === params.get('code')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZE_DEFAULT,
  };
}

/** Another view of the same import: a filter begins at its first page. */
export function writeView(params: URLSearchParams, changes: Partial<RowsView>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export function useRowsView(codes: readonly BatchProblemCode[], first: Show) {
  const [params, setParams] = useSearchParams();
  const view = readView(params, codes, first);
  const change = (changes: Partial<RowsView>): void => setParams((now) => writeView(now, changes));
  return { view, change };
}
