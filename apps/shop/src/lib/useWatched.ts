/** Reads a call again and again for as long as somebody looks, also after a read that failed. */
import type { Call } from '@banxin/contract/call';
import { useEffect } from 'react';
import { type Loadable, useCall } from './useCall.ts';

/**
 * `useCall` that goes on by itself: SWR stops asking at the first failure until somebody presses, and nobody does in front
 * of a wall. A tab that is hidden asks nothing. @param every @unit ms
 */
export function useWatched<I, O>(call: Call<I, O>, input: I, every: number): Loadable<O> {
  const found = useCall(call, input, { refreshEvery: every, refreshOnFocus: true });
  const failure = found.state === 'failed' ? found.error : found.state === 'ready' && found.failure;
  const again =
    found.state === 'failed' ? found.retry : found.state === 'ready' ? found.refresh : undefined;
  useEffect(() => {
    if (!failure || again === undefined) return;
    let timer = 0;
    const wait = (): void => {
      timer = window.setTimeout(() => {
        if (document.visibilityState === 'hidden') wait();
        // A failure is found beside the answer: it begins the next wait.
        else void Promise.resolve(again()).catch(() => undefined);
      }, every);
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [failure, again, every]);
  return found;
}
