import { Refusal } from '@banxin/contract/server';
import { expect, test } from 'vitest';
import { createHasher } from './hasher.ts';

const cheap = { memoryCost: 64, timeCost: 1 };

test('a password fits its own hash only, and two hashes of it differ', async () => {
  const hasher = createHasher(cheap);
  const [first, second] = await Promise.all([hasher.hash('Demo-2026'), hasher.hash('Demo-2026')]);
  expect(first).not.toBe(second);
  expect(first).toMatch(/^\$argon2id\$/);
  expect(await hasher.verify(first, 'Demo-2026')).toBe(true);
  expect(await hasher.verify(first, 'demo-2026')).toBe(false);
});

test('for nobody it works as hard and answers no', async () => {
  expect(await createHasher(cheap).pretend('nobody has this password')).toBe(false);
});

test('a flood is turned away beyond two at work and 64 waiting, and nothing stays blocked', async () => {
  const hasher = createHasher(cheap);
  const stored = await hasher.hash('x');
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, () => hasher.verify(stored, 'x')),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(200 - 66);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(Refusal);
    expect(reason).toMatchObject({ status: 503, data: { retryAfter: 1 } });
  }
  expect(await hasher.verify(stored, 'x')).toBe(true);
});
