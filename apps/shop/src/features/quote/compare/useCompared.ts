/** The configurations of a product that somebody compares: of the address, else kept in this browser. */
import type { Configuration, Product } from '@banxin/pricing/types';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useServices } from '../../../lib/services.ts';
import { COMPARED_MAX, comparedIn, comparedOf, isSameJob } from './compared.ts';

/** Below pages that need a login only: a server draws none. */
export function useCompared(product: Product, userId: number) {
  const { store } = useServices();
  const [search] = useSearchParams();
  const key = `compared.${userId}.${product.id}`;
  const [linked] = useState(() => comparedIn(search, product));
  const [all, setAll] = useState(() => linked ?? comparedOf(store.read(key), product));
  const keep = (next: readonly Configuration[]): void => {
    setAll(next);
    if (next.length === 0) store.remove(key);
    else store.write(key, next);
  };
  return {
    all,
    /** The address asked for the comparison. */
    isLinked: linked !== null,
    isFull: all.length >= COMPARED_MAX,
    has: (one: Configuration): boolean => all.some((other) => isSameJob(one, other)),
    add: (one: Configuration): void => keep([...all, one].slice(0, COMPARED_MAX)),
    remove: (one: Configuration): void => keep(all.filter((other) => !isSameJob(one, other))),
  };
}
