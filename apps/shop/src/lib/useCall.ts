/** Reads a call through SWR and hands pages one of three states, never `data | undefined`. */
import type { Call } from '@banxin/contract/call';
import type { CallError } from '@banxin/contract/callError';
import { keyOf } from '@banxin/contract/callKey';
import { useCallback, useMemo, useState } from 'react';
import useSWR from 'swr';
import { useGiven } from './given.ts';
import { useServices } from './services.ts';

export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly value: T;
      /** A newer answer is on its way. */
      readonly isRefreshing: boolean;
      readonly refresh: () => Promise<void>;
      /** Why the newest try failed: the value is the one before. */
      readonly failure?: CallError | undefined;
    };

export interface UseCallOptions {
  /** Keeps showing the last answer while another input loads, for lists that page. */
  keepPrevious?: boolean;
  /** Asks again after so long while the page is visible. @unit ms */
  refreshEvery?: number;
  /** Asks again when the window is looked at again: for what is also done in other tabs, and by colleagues. */
  refreshOnFocus?: boolean;
  /** Keeps the answer for as long as the page stands: lists that hardly ever change (specification §9). */
  isLasting?: boolean;
}

/** `input` null waits: nothing is asked yet. The key is the call and its input. */
export function useCall<I, O>(
  call: Call<I, O>,
  input: I | null,
  {
    keepPrevious = false,
    refreshEvery = 0,
    refreshOnFocus = false,
    isLasting = false,
  }: UseCallOptions = {},
): Loadable<O> {
  const { client } = useServices();
  const given = useGiven();
  const key = input === null ? null : keyOf(call, input);
  // The page says what failed where it would have stood: no toast beside it.
  const ask = () => client.send(call, input as I, { display: 0 });
  // What came with the page is not asked for again.
  const [isGiven] = useState(() => key !== null && given.has(key));
  const { data, error, isValidating, mutate } = useSWR<O, CallError>(key, ask, {
    keepPreviousData: keepPrevious,
    refreshInterval: refreshEvery,
    ...(refreshOnFocus && { revalidateOnFocus: true }),
    ...(isLasting && {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    }),
    ...(isGiven && { revalidateOnMount: false }),
    ...(given.load && key !== null && { fallbackData: given.load(key, ask) as O }),
  });
  const refresh = useCallback(async (): Promise<void> => {
    await mutate();
  }, [mutate]);
  // On a server nothing is on its way: what it draws stands there like that in the browser.
  const isRefreshing = isValidating && given.load === undefined;
  const failure = error ?? (key === null ? undefined : given.failureOf(key));
  // The same as long as nothing changed: what is worked out from it is not worked out again.
  return useMemo(() => {
    if (data !== undefined) return { state: 'ready', value: data, isRefreshing, refresh, failure };
    if (failure !== undefined) {
      // A retry that fails again is this state again: SWR keeps the new error beside the promise.
      return {
        state: 'failed',
        error: failure,
        retry: () => void refresh().catch(() => undefined),
      };
    }
    return { state: 'loading' };
  }, [data, failure, isRefreshing, refresh]);
}
