/** One browser with several tabs: what one stores, the others hear of, as a real one does it. */
import { createStore, type Store } from '../lib/storage.ts';

type Listener = (event: { readonly key: string | null }) => void;

export interface StoryBrowser {
  /** The memory of a new tab. */
  openTab(): Store;
}

/** @param now ms since 1970 */
export function openBrowser(now: () => number): StoryBrowser {
  const items = new Map<string, string>();
  const tabs: Set<Listener>[] = [];
  return {
    openTab() {
      const own = new Set<Listener>();
      tabs.push(own);
      const change = (key: string, value: string | null): void => {
        if ((items.get(key) ?? null) === value) return;
        if (value === null) items.delete(key);
        else items.set(key, value);
        // The tab that wrote is not told.
        for (const tab of tabs) if (tab !== own) for (const listener of tab) listener({ key });
      };
      return createStore(
        {
          get length() {
            return items.size;
          },
          key: (index) => [...items.keys()][index] ?? null,
          getItem: (key) => items.get(key) ?? null,
          setItem: change,
          removeItem: (key) => change(key, null),
        },
        now,
        (problem) => {
          throw problem;
        },
        {
          addEventListener: (_, listener) => void own.add(listener),
          removeEventListener: (_, listener) => void own.delete(listener),
        },
      );
    },
  };
}
