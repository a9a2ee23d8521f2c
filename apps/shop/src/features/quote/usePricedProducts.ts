/** Several products at once, each with the book that prices it: one that does not load leaves the others. */
import type { CallError } from '@banxin/contract/callError';
import { keyOf } from '@banxin/contract/callKey';
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import type { PriceBook } from '@banxin/pricing/book.types';
import type { Product } from '@banxin/pricing/types';
import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useServices } from '../../lib/services.ts';
import type { Loadable } from '../../lib/useCall.ts';
import type { PricedProduct } from './product.ts';

export interface PricedProducts {
  /** By id, in the order that was asked for. */
  readonly products: ReadonlyMap<number, PricedProduct>;
  /** Some are missing. */
  readonly isPartial: boolean;
}

type Answer = Awaited<ReturnType<typeof answersTo>>;

/** As they come; the first failure where none does. */
async function answersTo(
  ids: readonly number[],
  ask: (id: number) => Promise<{ product: object; book: object | null; now: string }>,
) {
  const settled = await Promise.allSettled(ids.map(ask));
  const came = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [first] = settled;
  if (came.length === 0 && first?.status === 'rejected') throw first.reason;
  return came;
}

/** Null waits. */
export function usePricedProducts(ids: readonly number[] | null): Loadable<PricedProducts> {
  const { client } = useServices();
  const words = useCatalogueWords();
  const { data, error, isValidating, mutate } = useSWR<Answer, CallError>(
    ids === null ? null : keyOf(getOrderConfig, ids),
    () =>
      answersTo(ids ?? [], (id) => client.send(getOrderConfig, { categoryId: id }, { display: 0 })),
    // A table that is being filled does not change its prices by itself: the order says when they moved.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const refresh = useCallback(async (): Promise<void> => {
    await mutate();
  }, [mutate]);
  const asked = ids?.length ?? 0;
  return useMemo(() => {
    if (data !== undefined) {
      const products = data.map(({ product, book, now }) => {
        // Server and browser run one version of the engine: what it sends is what the engine takes.
        const worded = words.product(product as Product);
        return [worded.id, { product: worded, book: book as PriceBook | null, now }] as const;
      });
      const value = { products: new Map(products), isPartial: products.length < asked };
      return { state: 'ready', value, isRefreshing: isValidating, refresh };
    }
    if (error !== undefined) {
      // A retry that fails again is this state again: SWR keeps the new error beside the promise.
      return { state: 'failed', error, retry: () => void refresh().catch(() => undefined) };
    }
    return { state: 'loading' };
  }, [data, error, isValidating, refresh, words, asked]);
}
