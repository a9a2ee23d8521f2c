/** A list so short that its call answers with all of it: tabs, words and pages are found in the browser. */
import type { Call } from '@banxin/contract/call';
import { useMemo } from 'react';
import type { Choices, ListAddress, ListQuery } from './listQuery.ts';
import type { Loadable } from './useCall.ts';
import { type List, type ListPage, useCachedRead, usePlace } from './useList.ts';

/** Which rows of a whole list are shown, and in which order. Both stay the same from one drawing to the next. */
interface Part<Row, C extends Choices> {
  /** Whether a row stands in the part that the address names. */
  readonly fits: (row: Row, query: ListQuery<C>) => boolean;
  readonly order: (a: Row, b: Row) => number;
}

/** The page of the list that the address names, and all rows once they are here. */
export function useListOfAll<C extends Choices, I, Row>(
  address: ListAddress<C>,
  call: Call<I, readonly Row[]>,
  input: I,
  { fits, order }: Part<Row, C>,
): List<Row, C> & { readonly all: readonly Row[] | null } {
  const place = usePlace(address);
  const { query } = place;
  const [answer, refresh] = useCachedRead(call, input);
  const rows = useMemo<Loadable<ListPage<Row>>>(() => {
    if (answer.state !== 'ready') return answer;
    const found = answer.value.filter((row) => fits(row, query)).toSorted(order);
    const first = (query.page - 1) * query.size;
    const value = { items: found.slice(first, first + query.size), total: found.length };
    return { ...answer, value };
  }, [answer, query, fits, order]);
  const all = answer.state === 'ready' ? answer.value : null;
  return { ...place, rows, refresh, shown: query, all };
}
