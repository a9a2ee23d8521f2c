import { describe, expect, it } from 'vitest';
import { createStore } from './storage.ts';

function memory(items = new Map<string, string>()) {
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function storeAt(now: { value: number }, storage = memory()) {
  const problems: unknown[] = [];
  const store = createStore(
    storage,
    () => now.value,
    (problem) => problems.push(problem),
  );
  return { store, storage, problems };
}

describe('what this browser remembers', () => {
  it('is found again under its key, with a prefix of its own', () => {
    const { store, storage } = storeAt({ value: 0 });
    store.write('payNow', false);
    expect(store.read('payNow')).toBe(false);
    expect([...storage.items.keys()]).toEqual(['banxin.payNow']);
  });

  it('is undefined when nothing was stored', () => {
    expect(storeAt({ value: 0 }).store.read('payNow')).toBeUndefined();
  });

  it('is gone after it was removed', () => {
    const { store } = storeAt({ value: 0 });
    store.write('locale', 'en-US');
    store.remove('locale');
    expect(store.read('locale')).toBeUndefined();
  });

  it('is listed by how its keys begin', () => {
    const { store, storage } = storeAt({ value: 0 });
    storage.setItem('other.note.1', '1');
    store.write('note.1', 1);
    store.write('note.2', 2);
    store.write('log', 3);
    expect(store.keys('note.')).toEqual(['note.1', 'note.2']);
  });

  it('is forgotten at its expiry, not a millisecond earlier, and cleared away', () => {
    const now = { value: 1_000 };
    const { store, storage } = storeAt(now);
    store.write('smsResendAt', 61_000, 61_000);
    now.value = 60_999;
    expect(store.read('smsResendAt')).toBe(61_000);
    now.value = 61_000;
    expect(store.read('smsResendAt')).toBeUndefined();
    expect(storage.items.size).toBe(0);
  });
});

describe('a browser whose storage is broken', () => {
  const broken = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('quota');
    },
    removeItem: () => {
      throw new Error('denied');
    },
    get length(): number {
      throw new Error('denied');
    },
  };

  it('forgets, reports and breaks nothing', () => {
    const { store, problems } = storeAt({ value: 0 }, broken as never);
    store.write('locale', 'en-US');
    expect(store.read('locale')).toBeUndefined();
    store.remove('locale');
    expect(store.keys('')).toEqual([]);
    expect(problems.map(String)).toEqual([
      'Error: quota',
      'Error: denied',
      'Error: denied',
      'Error: denied',
    ]);
  });

  it('or absent forgets without a word', () => {
    const store = createStore(
      undefined,
      () => 0,
      () => {
        throw new Error('nothing to report');
      },
    );
    store.write('locale', 'en-US');
    expect(store.read('locale')).toBeUndefined();
    store.remove('locale');
  });

  it('or filled by somebody else with no JSON counts as empty', () => {
    const { store, problems } = storeAt({ value: 0 }, memory(new Map([['banxin.locale', '{']])));
    expect(store.read('locale')).toBeUndefined();
    expect(problems).toHaveLength(1);
  });

  it.each(['null', '7', '"text"', '[]', 'true'])('or with the JSON %s counts as empty', (text) => {
    const { store } = storeAt({ value: 0 }, memory(new Map([['banxin.locale', text]])));
    expect(store.read('locale')).toBeUndefined();
  });
});

describe('another tab', () => {
  function watched() {
    const listeners = new Set<(event: { readonly key: string | null }) => void>();
    const events = {
      addEventListener: (_: 'storage', listener: (event: { key: string | null }) => void) =>
        void listeners.add(listener),
      removeEventListener: (_: 'storage', listener: (event: { key: string | null }) => void) =>
        void listeners.delete(listener),
    };
    const silent = (): void => undefined;
    const store = createStore(memory(), () => 0, silent, events);
    const tell = (key: string | null): void => {
      for (const listener of listeners) listener({ key });
    };
    return { store, tell };
  }

  it('that changes a key is heard by who watches it, and by nobody else', () => {
    const { store, tell } = watched();
    const heard: string[] = [];
    store.watch('session', () => heard.push('session'));
    store.watch('locale', () => heard.push('locale'));
    tell('banxin.session');
    tell('somebody-else.session');
    expect(heard).toEqual(['session']);
  });

  it('that empties the storage changes every key', () => {
    const { store, tell } = watched();
    const heard: string[] = [];
    store.watch('session', () => heard.push('session'));
    tell(null);
    expect(heard).toEqual(['session']);
  });

  it('is not heard after watching has stopped', () => {
    const { store, tell } = watched();
    const heard: string[] = [];
    store.watch('session', () => heard.push('session'))();
    tell('banxin.session');
    expect(heard).toEqual([]);
  });
});
