/** Words that were searched for before, by whoever is here; what other windows keep is heard of. */
import type { UserInfo } from '@banxin/contract/entities/customer';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { historyKey, withWord } from './searchHistory.ts';

export interface SearchHistory {
  /** Newest first. */
  readonly words: readonly string[];
  readonly remember: (word: string) => void;
  readonly remove: (word: string) => void;
  readonly clear: () => void;
}

const NOTHING: readonly string[] = [];

export function useSearchHistory(user: Pick<UserInfo, 'id'> | null | undefined): SearchHistory {
  const { store } = useServices();
  const key = historyKey(user);
  // A server remembers no visitor, so the first drawing has nothing either.
  const [words, setWords] = useState(NOTHING);
  const change = useCallback(
    (next: (list: readonly string[]) => readonly string[]): void => {
      const list = next(store.read<readonly string[]>(key) ?? NOTHING);
      store.write(key, list);
      setWords(list);
    },
    [store, key],
  );
  useEffect(() => {
    const read = (): void => setWords(store.read<readonly string[]>(key) ?? NOTHING);
    read();
    return store.watch(key, read);
  }, [store, key]);
  return {
    words,
    remember: useCallback((word) => change((list) => withWord(list, word)), [change]),
    remove: useCallback((word) => change((list) => list.filter((one) => one !== word)), [change]),
    clear: useCallback(() => change(() => NOTHING), [change]),
  };
}
