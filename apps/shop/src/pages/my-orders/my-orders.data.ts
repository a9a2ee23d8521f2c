/** Orders of the page and counts of the tabs, both by the address. */
import type { OutputOf } from '@banxin/contract/call';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { orderTabs } from '@banxin/contract/lifecycles/order';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { ALL, filterOf, type OrderQuery, paramsOf, queryFrom } from './orderQuery.ts';

type OrderPage = OutputOf<typeof getOrders>;

export interface TabCount {
  readonly id: string;
  /** '' for all orders. */
  readonly label: string;
  /** undefined while it is not known. */
  readonly count: number | undefined;
}

export interface MyOrders {
  readonly query: OrderQuery;
  /** Goes to another part of the list; Back returns. */
  readonly change: (changes: Partial<OrderQuery>) => void;
  readonly list: Loadable<OrderPage>;
  readonly tabs: readonly TabCount[];
  /** Asks both again. */
  readonly refresh: () => void;
}

/**
 * Keeps the last answer in sight while the next one is on its way, but never in place of a failure:
 * rows of another filter must not pass for the answer.
 */
function useLastReady<T>(current: Loadable<T>): Loadable<T> {
  const [last, setLast] = useState<T | undefined>(undefined);
  if (current.state === 'ready' && current.value !== last) setLast(current.value);
  if (current.state !== 'loading' || last === undefined) return current;
  return { state: 'ready', value: last, isRefreshing: true, refresh: async () => undefined };
}

export function useMyOrders(): MyOrders {
  const [params, setParams] = useSearchParams();
  const query = queryFrom(params);
  const filter = filterOf(query);
  const answer = useCall(getOrders, {
    ...filter,
    ...(query.tab !== ALL && { tab: query.tab }),
    pageIndex: query.page,
    pageSize: query.size,
  });
  const list = useLastReady(answer);
  const counts = useLastReady(useCall(getOrderStatusCount, filter));
  const known = counts.state === 'ready' ? counts.value : [];
  const countOf = (tab: string): number | undefined => known.find((row) => row.tab === tab)?.count;
  const sum = known.reduce((total, row) => total + row.count, 0);
  return {
    query,
    change: (changes) => setParams(paramsOf(query, changes)),
    list,
    tabs: [
      { id: ALL, label: '', count: counts.state === 'ready' ? sum : undefined },
      ...orderTabs.map(({ key, label }) => ({ id: key, label, count: countOf(key) })),
    ],
    refresh: () => {
      for (const loaded of [answer, counts]) {
        if (loaded.state === 'ready') void loaded.refresh();
        if (loaded.state === 'failed') loaded.retry();
      }
    },
  };
}
