/** Reading again what dealing with cases makes stale. */
import { hasTag } from '@banxin/contract/callKey';
import { act } from '@banxin/contract/calls/works/desk';
import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

/** How long after the last case. @unit ms */
const RESTS_AFTER = 400;

/**
 * Once the hands of a clerk rest: while one key follows the other, counts and rows that are read again
 * would keep the next case waiting.
 */
export function useReadAgain(): () => void {
  const { mutate } = useSWRConfig();
  const timer = useRef(0);
  // Who leaves the desk reads the next page anyway; the menu looks again by itself.
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => void mutate((key) => hasTag(act.stale, key)),
      RESTS_AFTER,
    );
  }, [mutate]);
}
