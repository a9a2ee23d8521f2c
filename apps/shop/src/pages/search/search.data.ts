/** What was searched for, what was found, and what was searched for before. */
import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCatalogue } from '../../features/product/catalogue.ts';
import { historyKey, withWord } from '../../features/search/searchHistory.ts';
import { useSession } from '../../features/session/session.ts';
import { useServices } from '../../lib/services.ts';
import type { Loadable } from '../../lib/useCall.ts';
import { orderNumberIn, searchProducts } from './searchProducts.ts';

/** Longest words that are searched for. */
const QUERY_MAX = 50;

export interface Search {
  /** Trimmed; '' before anything was searched for. */
  readonly query: string;
  readonly submit: (words: string) => void;
  readonly orderNumber: string | null;
  readonly products: Loadable<readonly ProductCard[]>;
}

export function useProductSearch(): Search {
  const [params, setParams] = useSearchParams();
  const query = (params.get('q') ?? '').trim().slice(0, QUERY_MAX);
  const catalogue = useCatalogue(query === '' ? null : {});
  return {
    query,
    submit: (words) => setParams(words.trim() === '' ? {} : { q: words.trim() }),
    orderNumber: orderNumberIn(query),
    products:
      catalogue.state === 'ready'
        ? { ...catalogue, value: searchProducts(catalogue.value, query) }
        : catalogue,
  };
}

/** Remembers each query and lists what was remembered before. */
export function useSearchHistory(query: string) {
  const { store } = useServices();
  const { user } = useSession();
  const key = historyKey(user);
  const read = (): readonly string[] => store.read<readonly string[]>(key) ?? [];
  const [words, setWords] = useState({ key, list: read() });
  if (words.key !== key) setWords({ key, list: read() });
  useEffect(() => {
    if (query === '') return;
    const list = withWord(store.read<readonly string[]>(key) ?? [], query);
    store.write(key, list);
    setWords({ key, list });
  }, [store, key, query]);
  const keep = (list: readonly string[]): void => {
    store.write(key, list);
    setWords({ key, list });
  };
  return {
    words: words.list,
    remove: (word: string) => keep(words.list.filter((one) => one !== word)),
    clear: () => keep([]),
  };
}
