import { expect, it } from 'vitest';
import { createStore } from '../../lib/storage.ts';
import { memoryStorage } from '../../stories/memoryStorage.ts';
import { forgetOwnPhone, forgetPhone, knownPhones, rememberPhone } from './phoneHistory.ts';

const browser = () =>
  createStore(
    memoryStorage(),
    () => 0,
    (problem) => {
      throw problem;
    },
  );
const numbered = (at: number): string => `138000000${String(at).padStart(2, '0')}`;

it('keeps 10 numbers, newest first', () => {
  const store = browser();
  for (let at = 1; at <= 12; at += 1) rememberPhone(store, numbered(at));
  expect(knownPhones(store)).toHaveLength(10);
  expect(knownPhones(store)[0]).toBe(numbered(12));
  expect(knownPhones(store).at(-1)).toBe(numbered(3));
});

it('used again, a number moves to the front and stands once', () => {
  const store = browser();
  for (const at of [1, 2, 1]) rememberPhone(store, numbered(at));
  expect(knownPhones(store)).toEqual([numbered(1), numbered(2)]);
});

it('forgets one number, and leaves nothing behind with the last one', () => {
  const store = browser();
  for (const at of [1, 2]) rememberPhone(store, numbered(at));
  forgetPhone(store, numbered(2));
  expect(knownPhones(store)).toEqual([numbered(1)]);
  forgetPhone(store, numbered(1));
  expect(store.keys('phoneHistory')).toEqual(['phoneHistory.own']);
});

it('who logs out takes their number along, and only theirs', () => {
  const store = browser();
  for (const at of [1, 2]) rememberPhone(store, numbered(at));
  forgetOwnPhone(store);
  expect(knownPhones(store)).toEqual([numbered(1)]);
  forgetOwnPhone(store);
  expect(knownPhones(store)).toEqual([numbered(1)]);
});

it('who came in by an account takes no number of others along', () => {
  const store = browser();
  rememberPhone(store, numbered(1));
  rememberPhone(store, null);
  forgetOwnPhone(store);
  expect(knownPhones(store)).toEqual([numbered(1)]);
});

it.each([['x'], [{ phone: numbered(1) }], [[7, '<b>', '123']]])('%j is no history', (kept) => {
  const store = browser();
  store.write('phoneHistory', kept);
  expect(knownPhones(store)).toEqual([]);
});
