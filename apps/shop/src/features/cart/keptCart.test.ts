import { CART_KINDS_MAX, CART_UNITS_MAX } from '@banxin/contract/constants';
import { expect, test } from 'vitest';
import { createStore, type Store } from '../../lib/storage.ts';
import { memoryStorage } from '../../stories/memoryStorage.ts';
import { forgetLines, keepLine, keptCount, keptLines, linesFor, markSent } from './keptCart.ts';
import { KEPT_CART } from './keptCartKey.ts';

const empty = (): Store =>
  createStore(
    memoryStorage(),
    () => 0,
    (problem) => {
      throw problem;
    },
  );

/** Keys in sequence. */
const keys = () => {
  let made = 0;
  return () => {
    made += 1;
    return `key-${made}`;
  };
};

const wish = (productId: number, quantity: number) => ({ productId, quantity });

test('the same goods again are more of them, under one key', () => {
  const store = empty();
  const newKey = keys();
  keepLine(store, wish(701, 2), newKey);
  keepLine(store, wish(802, 1), newKey);
  keepLine(store, wish(701, 3), newKey);
  expect(keptLines(store)).toEqual([
    { key: 'key-1', lines: [wish(802, 1), wish(701, 5)], sentBy: null },
  ]);
  expect(keptCount(keptLines(store))).toBe(2);
});

test('what was sent stays as it was: more goods have a key of their own', () => {
  const store = empty();
  const newKey = keys();
  keepLine(store, wish(701, 2), newKey);
  markSent(store, 'key-1', 7);
  keepLine(store, wish(701, 1), newKey);
  expect(keptLines(store)).toEqual([
    { key: 'key-1', lines: [wish(701, 2)], sentBy: 7 },
    { key: 'key-2', lines: [wish(701, 1)], sentBy: null },
  ]);
  expect(keptCount(keptLines(store))).toBe(1);
});

test('what was sent for one login is never sent for another', () => {
  const store = empty();
  const newKey = keys();
  keepLine(store, wish(701, 2), newKey);
  markSent(store, 'key-1', 7);
  keepLine(store, wish(702, 1), newKey);
  expect(linesFor(store, 7).map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  expect(linesFor(store, 8).map(({ key }) => key)).toEqual(['key-2']);
});

test('what lies in a cart is forgotten, and the last of it leaves nothing behind', () => {
  const store = empty();
  keepLine(store, wish(701, 2), keys());
  forgetLines(store, 'key-1');
  expect(store.read(KEPT_CART)).toBeUndefined();
});

test('one kind is kept up to what a cart takes, and so are the kinds', () => {
  const store = empty();
  const newKey = keys();
  keepLine(store, wish(1, CART_UNITS_MAX), newKey);
  keepLine(store, wish(1, 5), newKey);
  expect(keptLines(store)[0]?.lines).toEqual([wish(1, CART_UNITS_MAX)]);
  for (let id = 2; id <= CART_KINDS_MAX; id += 1) {
    expect(keepLine(store, wish(id, 1), newKey)).toBe(true);
  }
  expect(keepLine(store, wish(CART_KINDS_MAX + 1, 1), newKey)).toBe(false);
  expect(keepLine(store, wish(2, 1), newKey)).toBe(true);
});

test.each([
  'text',
  [{ key: 'k', lines: [], sentBy: null }],
  [{ key: 'k', lines: [{ productId: -1, quantity: 1 }], sentBy: null }],
  [{ key: 'k', lines: [{ productId: 701, quantity: 1.5 }], sentBy: null }],
  [{ key: 1, lines: [{ productId: 701, quantity: 1 }], sentBy: null }],
  [null],
])('%j in the store is nothing that somebody chose', (kept) => {
  const store = empty();
  store.write(KEPT_CART, kept);
  expect(keptLines(store)).toEqual([]);
  keepLine(store, wish(701, 1), keys());
  expect(keptCount(keptLines(store))).toBe(1);
});
