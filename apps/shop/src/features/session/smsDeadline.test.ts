import { expect, it } from 'vitest';
import { createStore } from '../../lib/storage.ts';
import { smsSecondsLeft, storeSmsDeadline } from './smsDeadline.ts';

function browserAt(start: number) {
  const items = new Map<string, string>();
  const clock = { now: start };
  const store = createStore(
    {
      length: 0,
      key: () => null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    () => clock.now,
    (problem) => {
      throw problem;
    },
  );
  return { store, clock, items };
}

it('nothing is left when no SMS was asked for', () => {
  const { store, clock } = browserAt(5_000);
  expect(smsSecondsLeft(store, clock.now)).toBe(0);
});

it('a reload does not free the button: the seconds go on', () => {
  const { store, clock } = browserAt(5_000);
  storeSmsDeadline(store, clock.now, 60);
  expect(smsSecondsLeft(store, clock.now)).toBe(60);
  clock.now += 22_400;
  expect(smsSecondsLeft(store, clock.now)).toBe(38);
});

it('at the deadline the button is free and the browser has forgotten it', () => {
  const { store, clock, items } = browserAt(5_000);
  storeSmsDeadline(store, clock.now, 60);
  clock.now += 60_000;
  expect(smsSecondsLeft(store, clock.now)).toBe(0);
  expect(items.size).toBe(0);
});
