/** An address bar with Back and Forward, for a story and without the window's own. */
import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';

export interface StoryHistory {
  readonly hook: BaseLocationHook;
  readonly searchHook: BaseSearchHook;
  /** As if a link were followed. */
  go(to: string): void;
  /** Every entry, oldest first. */
  entries(): readonly string[];
  back(): void;
  forward(): void;
}

/** Stands at one address, given with its query. */
export function createHistory(first: string): StoryHistory {
  let entries: readonly string[] = [first];
  let at = 0;
  const listeners = new Set<() => void>();
  const move = (next: number): void => {
    if (next < 0 || next >= entries.length) return;
    at = next;
    for (const listener of listeners) listener();
  };
  const listen = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const part = (index: 0 | 1): string => (entries[at] ?? '').split('?')[index] ?? '';
  const navigate = (to: string, options: { readonly replace?: boolean } = {}): void => {
    const kept = entries.slice(0, options.replace ? at : at + 1);
    entries = [...kept, to];
    move(entries.length - 1);
  };
  return {
    hook: () => [
      useSyncExternalStore(
        listen,
        () => part(0),
        () => part(0),
      ),
      navigate,
    ],
    searchHook: () =>
      useSyncExternalStore(
        listen,
        () => part(1),
        () => part(1),
      ),
    go: (to) => navigate(to),
    entries: () => entries,
    back: () => move(at - 1),
    forward: () => move(at + 1),
  };
}
