import { expect, test } from 'vitest';
import { createHasher, HasherBusyError } from './hasher.ts';

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
  expect(await createHasher(cheap).verifyDummy('nobody has this password')).toBe(false);
});

test('a flood of one client is turned away beyond two at work and 64 waiting, and nothing stays blocked', async () => {
  const hasher = createHasher(cheap);
  const stored = await hasher.hash('x');
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, () => hasher.verify(stored, 'x')),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(200 - 66);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(HasherBusyError);
  expect(await hasher.verify(stored, 'x')).toBe(true);
});

test('a flood of one network makes another wait for its turn only', async () => {
  const begun: string[] = [];
  const hasher = createHasher(cheap, {
    hash: async () => '',
    verify: async (client) => begun.push(client) > 0,
  });
  const check = (client: string) => hasher.forClient(client).verify(client, 'x');
  const flood = Promise.allSettled(Array.from({ length: 66 }, () => check('198.51.100.1')));
  expect(await check('203.0.113.7')).toBe(true);
  const refused = (await flood).filter(({ status }) => status === 'rejected');
  // Its last gave its place away.
  expect(refused).toHaveLength(1);
  // Two were at work and one stood first in line; a queue without turns would have let all 66 go first.
  expect(begun.indexOf('203.0.113.7')).toBe(3);
  expect(begun).toHaveLength(66);
});

test('when the queue is full the longest line gives way, an even one does not', async () => {
  const hasher = createHasher(cheap);
  const stored = await hasher.hash('x');
  const check = (client: string) =>
    hasher
      .forClient(client)
      .verify(stored, 'x')
      .catch((reason: unknown) => reason);
  // Two at work, then four lines of 16: the room is full.
  const lines = ['a', 'a', ...'abcd'.repeat(16)].map(check);
  expect(await check('e')).toBe(true);
  const answers = await Promise.all(lines);
  expect(answers.filter((answer) => answer instanceof HasherBusyError)).toHaveLength(1);
  // 64 lines of one: a 65th has no more right than they.
  const even = Array.from({ length: 67 }, (_, index) => check(`network ${index}`));
  expect(
    (await Promise.all(even)).filter((answer) => answer instanceof HasherBusyError),
  ).toHaveLength(1);
  expect(await check('a')).toBe(true);
});
