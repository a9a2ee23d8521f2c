/** Values kept in this browser between visits; without storage they are lost, and nothing breaks. */

export interface Store {
  /** The stored value, or undefined when absent, expired or unreadable. */
  read<T>(key: string): T | undefined;
  /** Keeps a JSON value; with `expiresAt` only until then. @unit ms since 1970 */
  write(key: string, value: unknown, expiresAt?: number): void;
  remove(key: string): void;
  /** Stored keys that begin so, in no order; expired ones among them. */
  keys(prefix: string): readonly string[];
  /** Hears of every change of a key by another tab of this browser. Answers how to stop. */
  watch(key: string, listener: () => void): () => void;
}

/** Where a browser tells one tab what another one stored: its window. */
export interface StorageEvents {
  addEventListener(
    type: 'storage',
    listener: (event: { readonly key: string | null }) => void,
  ): void;
  removeEventListener(
    type: 'storage',
    listener: (event: { readonly key: string | null }) => void,
  ): void;
}

interface Entry {
  value: unknown;
  expiresAt?: number;
}

const PREFIX = 'banxin.';

/**
 * Wraps `localStorage` or an equal. `report` hears of values that could not be kept or read;
 * without `events` nothing is heard of other tabs.
 */
export function createStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | undefined,
  now: () => number,
  report: (problem: unknown) => void,
  events?: StorageEvents,
): Store {
  return {
    read<T>(key: string): T | undefined {
      try {
        const text = storage?.getItem(PREFIX + key);
        if (text === null || text === undefined) return undefined;
        const entry = JSON.parse(text) as Entry;
        if (entry.expiresAt !== undefined && entry.expiresAt <= now()) {
          storage?.removeItem(PREFIX + key);
          return undefined;
        }
        return entry.value as T;
      } catch (problem) {
        report(problem);
        return undefined;
      }
    },
    write(key, value, expiresAt) {
      const entry: Entry = expiresAt === undefined ? { value } : { value, expiresAt };
      try {
        storage?.setItem(PREFIX + key, JSON.stringify(entry));
      } catch (problem) {
        report(problem);
      }
    },
    remove(key) {
      try {
        storage?.removeItem(PREFIX + key);
      } catch (problem) {
        report(problem);
      }
    },
    keys(prefix) {
      try {
        return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index))
          .filter((key) => key?.startsWith(PREFIX + prefix))
          .map((key) => String(key).slice(PREFIX.length));
      } catch (problem) {
        report(problem);
        return [];
      }
    },
    watch(key, listener) {
      // A storage that was emptied names no key.
      const hear = (event: { readonly key: string | null }): void => {
        if (event.key === null || event.key === PREFIX + key) listener();
      };
      events?.addEventListener('storage', hear);
      return () => events?.removeEventListener('storage', hear);
    },
  };
}
