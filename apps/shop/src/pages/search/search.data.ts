/** What was searched for, as the address says it, and what was found. */

import { querySearch } from '@banxin/contract/calls/search/search';
import type { SearchAnswer } from '@banxin/contract/calls/search/search.schemas';
import { SEARCH_WORDS_MAX } from '@banxin/contract/constants';
import { pathOf } from '@banxin/contract/routes';
import { useSearchParams } from 'wouter';
import { orderNumberIn } from '../../features/search/orderNumber.ts';
import { useSession } from '../../features/session/session.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';

export const searchTabs = ['all', 'products', 'help', 'orders'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** Rows of one page of one kind. */
export const PAGE_SIZE = 20;

export interface SearchPlace {
  /** Trimmed; '' before anything was searched for. */
  readonly query: string;
  readonly tab: SearchTab;
  /** From 1. */
  readonly page: number;
  /** A slip is not forgiven: these words were meant. */
  readonly isExact: boolean;
}

const placeIn = (params: URLSearchParams): SearchPlace => {
  const page = params.get('page') ?? '';
  return {
    query: (params.get('q') ?? '').trim().slice(0, SEARCH_WORDS_MAX),
    tab: searchTabs.find((tab) => tab === params.get('tab')) ?? 'all',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    isExact: params.get('exact') === '1',
  };
};

/** Address of a search; what is not said starts anew. */
export const searchPath = ({ query, tab, page = 1, isExact }: Partial<SearchPlace>): string =>
  pathOf(
    'search',
    {},
    {
      q: query === '' ? undefined : query,
      tab: tab === 'all' ? undefined : tab,
      page: page === 1 ? undefined : page,
      exact: isExact ? 1 : undefined,
    },
  );

export interface Search {
  readonly place: SearchPlace;
  readonly orderNumber: string | null;
  readonly answer: Loadable<SearchAnswer>;
  /** The customer's own orders; waits for ever where there is nobody whose they are. */
  readonly orders: Loadable<SearchAnswer['orders']>;
  readonly seesOrders: boolean;
  /** Number of the customer's own order that was searched for by its whole number. */
  readonly ownOrder: string | null;
}

/** The answer for everybody may come with the page; own orders are always asked for here. */
export function useSearch(): Search {
  const [params] = useSearchParams();
  const { mayOpen, user } = useSession();
  const place = placeIn(params);
  const { query: words, tab, page: pageIndex, isExact } = place;
  const seesOrders = !!user && mayOpen('myOrder');
  const answer = useCall(
    querySearch,
    words === ''
      ? null
      : {
          words,
          ...(isExact && { isExact }),
          ...(tab !== 'all' && tab !== 'orders' && { scope: tab, pageIndex, pageSize: PAGE_SIZE }),
        },
  );
  const own = useCall(
    querySearch,
    words === '' || !seesOrders
      ? null
      : {
          words,
          scope: 'orders',
          pageIndex: tab === 'orders' ? pageIndex : 1,
          pageSize: PAGE_SIZE,
        },
  );
  const orderNumber = orderNumberIn(words);
  const isOwn =
    own.state === 'ready' && own.value.orders.items.some(({ orderSN }) => orderSN === orderNumber);
  return {
    place,
    orderNumber,
    ownOrder: isOwn ? orderNumber : null,
    answer,
    orders: own.state === 'ready' ? { ...own, value: own.value.orders } : own,
    seesOrders,
  };
}
