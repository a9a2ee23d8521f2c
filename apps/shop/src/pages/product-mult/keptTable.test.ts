/** The table survives in the browser as it was, for its customer and category; what else stands there is none. */
import { expect, it } from 'vitest';
import { createStore } from '../../lib/storage.ts';
import { memoryStorage } from '../../stories/memoryStorage.ts';
import { named, withDrops } from './jobRow.ts';
import { keptKey, readTable, writeTable } from './keptTable.ts';
import { dropsOf, rowOf } from './productMult.testkit.ts';

const DAY_MS = 24 * 3_600_000;
let now = 0;
const store = createStore(
  memoryStorage(),
  () => now,
  (problem) => {
    throw problem;
  },
);

it('comes back as it was, until it is too old', () => {
  const rows = [
    named(rowOf(1, { quantity: 20 }), ['王芳', '李雷']),
    { ...rowOf(2), unread: { quantity: { typed: '很多', offers: ['2 盒'] } } },
    withDrops(rowOf(3, { quantity: 20 }), dropsOf(12, 8)),
  ];
  writeTable(store, keptKey(1, 1), rows, now);
  expect(readTable(store, keptKey(1, 1))).toEqual(rows);
  expect(readTable(store, keptKey(2, 1))).toBeNull();
  expect(readTable(store, keptKey(1, 2))).toBeNull();
  now = 8 * DAY_MS;
  expect(readTable(store, keptKey(1, 1))).toBeNull();
});

it.each([['text'], [{}], [[]], [[{ configuration: { productId: 'x' } }]], [[null, 3]]])(
  'is none: %j',
  (value) => {
    store.write('mult.9.9', value);
    expect(readTable(store, 'mult.9.9')).toBeNull();
  },
);

it('a row of which something is foreign is the plain job', () => {
  const { configuration } = rowOf(1);
  store.write('mult.9.9', [{ configuration, styles: 'x', files: 3, unread: { quantity: 1 } }]);
  expect(readTable(store, 'mult.9.9')).toEqual([rowOf(1)]);
});

it('receivers that do not get all of it are none', () => {
  const { configuration } = rowOf(1, { quantity: 20 });
  store.write('mult.9.9', [{ configuration, drops: dropsOf(12, 7) }]);
  expect(readTable(store, 'mult.9.9')?.[0]?.drops).toBeUndefined();
});
