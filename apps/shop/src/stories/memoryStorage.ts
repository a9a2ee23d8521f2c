/** A browser's storage that is gone with the page: for stories and tests. */
export function memoryStorage(): Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
> {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
