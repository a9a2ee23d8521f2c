/** A page of rows by the address. What was answered before stays in sight, and at hand for the visit. */
import type { Call } from '@banxin/contract/call';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Choices, ListAddress, ListQuery } from './listQuery.ts';
import { type Loadable, useCall } from './useCall.ts';

/** A call's answer: some rows of so many. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** Rows, without a say in which. */
export interface WholeList<Row> {
  readonly rows: Loadable<ListPage<Row>>;
  /** Asks again, also after a failure. */
  readonly refresh: () => void;
}

/** Rows by the address. */
export interface List<Row, C extends Choices> extends WholeList<Row> {
  readonly query: ListQuery<C>;
  /** What the rows are of: a moment behind what was just pressed. */
  readonly shown: ListQuery<C>;
  /** Goes to another part of the list; Back returns. */
  change(changes: Partial<ListQuery<C>>): void;
  readonly isNarrowed: boolean;
  /** Takes away what narrows the list. */
  readonly clear: () => void;
}

/**
 * Keeps the last answer in sight while the next one is on its way, but never in place of a failure:
 * rows of another filter must not pass for the answer.
 */
export function useCachedRead<I, O>(
  call: Call<I, O>,
  input: I,
): readonly [Loadable<O>, () => void] {
  const current = useCall(call, input);
  const [last, setLast] = useState<O>();
  if (current.state === 'ready' && current.value !== last) setLast(current.value);
  const again = (): void => {
    if (current.state === 'ready') void current.refresh();
    if (current.state === 'failed') current.retry();
  };
  // The same as long as it stands for the same: nothing is drawn again for it.
  const kept = useMemo<Loadable<O>>(() => {
    if (last === undefined) return { state: 'loading' };
    return { state: 'ready', value: last, isRefreshing: true, refresh: async () => undefined };
  }, [last]);
  return [current.state === 'loading' ? kept : current, again];
}

/** Where a list stands by its address, and going elsewhere in it. */
export function usePlace<C extends Choices>(address: ListAddress<C>) {
  const [params, setParams] = useSearchParams();
  const read = useMemo(() => address.read(params), [address, params]);
  const [query, setQuery] = useState(read);
  // What else stands in the address is no other place: nothing is drawn again for it.
  const isElsewhere = Object.entries(read).some(([name, value]) => query[name] !== value);
  if (isElsewhere) setQuery(read);
  const change = useCallback(
    (changes: Partial<ListQuery<C>>): void =>
      setParams((at) => address.write(address.read(at), changes)),
    [address, setParams],
  );
  return {
    query,
    change,
    isNarrowed: Object.entries(address.wide).some(([name, value]) => query[name] !== value),
    clear: useCallback(() => change(address.wide), [address, change]),
  };
}

/** The page of a list that the address names. @param inputOf what the call is asked for it */
export function useList<C extends Choices, I, Row>(
  address: ListAddress<C>,
  call: Call<I, ListPage<Row>>,
  inputOf: (query: ListQuery<C>) => I,
): List<Row, C> {
  const place = usePlace(address);
  const { query } = place;
  const [answer, refresh] = useCachedRead(call, inputOf(query));
  // It is asked for at once, and what was pressed is marked in the next frame; the rows are drawn after that.
  const now = useMemo(() => ({ rows: answer, shown: query }), [answer, query]);
  const { rows, shown } = useDeferredValue(now);
  return { ...place, rows, refresh, shown };
}

/** A list so short that its call answers with all of it. */
export function useWholeList<I, Row>(call: Call<I, readonly Row[]>, input: I): WholeList<Row> {
  const [all, refresh] = useCachedRead(call, input);
  const rows: Loadable<ListPage<Row>> =
    all.state === 'ready' ? { ...all, value: { items: all.value, total: all.value.length } } : all;
  return { rows, refresh };
}
