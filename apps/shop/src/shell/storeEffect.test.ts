/** Specification §9: stored items can expire by timestamp. What a flow stores does so when the flow says. */
import { expect, it } from 'vitest';
import { createStore } from '../lib/storage.ts';
import { memoryStorage } from '../stories/memoryStorage.ts';
import { performStore } from './storeEffect.ts';

function browser() {
  const time = { value: 1_000_000 };
  const now = (): number => time.value;
  const store = createStore(memoryStorage(), now, (problem) => {
    throw problem;
  });
  return { time, store, services: { store, now } };
}

it('a value with an expiry is there until then, and not a moment longer', () => {
  const { time, store, services } = browser();
  performStore(services, { key: 'signed', value: '签订成功', expiresInSeconds: 60 });
  time.value += 59_999;
  expect(store.read('signed')).toBe('签订成功');
  time.value += 1;
  expect(store.read('signed')).toBeUndefined();
});

it('a value without one stays', () => {
  const { time, store, services } = browser();
  performStore(services, { key: 'signed', value: '签订成功', expiresInSeconds: undefined });
  time.value += 365 * 86_400_000;
  expect(store.read('signed')).toBe('签订成功');
});

it('an expiry of no seconds forgets', () => {
  const { store, services } = browser();
  store.write('signed', '签订成功');
  performStore(services, { key: 'signed', value: '', expiresInSeconds: 0 });
  expect(store.read('signed')).toBeUndefined();
});

it('the next SMS may be asked for when its countdown is over', () => {
  const { time, store, services } = browser();
  performStore(services, { key: 'smsResendAt', value: '', expiresInSeconds: 60 });
  expect(store.read('smsResendAt')).toBe(time.value + 60_000);
  time.value += 60_000;
  expect(store.read('smsResendAt')).toBeUndefined();
});
