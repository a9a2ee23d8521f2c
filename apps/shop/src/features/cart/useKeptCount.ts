/** How many kinds of goods this browser keeps for a visitor, whichever window put them in. */
import { useEffect } from 'react';
import useSWR from 'swr';
import { useServices } from '../../lib/services.ts';
import { keptCount, keptLines } from './keptCart.ts';
import { KEPT_CART } from './keptCartKey.ts';

/** The count, and how to look again after a change in this window. */
export function useKeptCount(): readonly [number, () => void] {
  const { store } = useServices();
  const { data = 0, mutate } = useSWR(KEPT_CART, () => keptCount(keptLines(store)));
  const look = (): void => void mutate();
  useEffect(() => store.watch(KEPT_CART, () => void mutate()), [store, mutate]);
  return [data, look];
}
