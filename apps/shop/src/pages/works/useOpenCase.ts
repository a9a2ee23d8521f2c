/** Which case is open, as the address says it: a reload, Back and a link to a colleague open the same. */
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import type { Choices, ListAddress } from '../../lib/listQuery.ts';
import type { List } from '../../lib/useList.ts';

const CASE = 'case';

/** The key of the case in the address; null for none. */
export function useOpenCase() {
  const [params, setParams] = useSearchParams();
  /** @param replace who goes on to the next one does not want Back to lead through all of them */
  const open = useCallback(
    (key: string | null, { replace }: { readonly replace: boolean }): void =>
      setParams(
        (at) => {
          const next = new URLSearchParams(at);
          if (key === null) next.delete(CASE);
          else next.set(CASE, key);
          return next;
        },
        { replace },
      ),
    [setParams],
  );
  return { openKey: params.get(CASE), open };
}

/** A queue that is searched and paged beside the case that is open. */
export function useBesideCase<Row, C extends Choices>(
  list: List<Row, C>,
  { read, write, wide }: ListAddress<C>,
): List<Row, C> {
  const [, setParams] = useSearchParams();
  const change: typeof list.change = (to) =>
    setParams((at) => {
      const next = write(read(at), to);
      const key = at.get(CASE);
      if (key !== null) next.set(CASE, key);
      return next;
    });
  return { ...list, change, clear: () => change(wide) };
}
