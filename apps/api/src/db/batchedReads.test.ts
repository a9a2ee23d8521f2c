import { expect, test, vi } from 'vitest';
import { batchedReads } from './batchedReads.ts';
import type { Db } from './transaction.ts';

const db = {} as Db;
const another = {} as Db;

/** Answers each key in capitals, but for what is absent. */
const reading = () => {
  const read = vi.fn(async (_: Db, keys: readonly string[]) => {
    const found = keys.filter((key) => key !== 'absent');
    return new Map(found.map((key) => [key, key.toUpperCase()]));
  });
  return { read, ask: batchedReads(read) };
};

test('requests that come in one turn of the event loop are one query, and each gets its own row', async () => {
  const { read, ask } = reading();
  expect(await Promise.all([ask(db, 'a'), ask(db, 'b'), ask(db, 'a'), ask(db, 'absent')])).toEqual([
    'A',
    'B',
    'A',
    undefined,
  ]);
  expect(read.mock.calls).toEqual([[db, ['a', 'b', 'absent']]]);
});

test('who asks later, even while the first query is under way, reads anew', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  const { promise: isAsked, resolve: begin } = Promise.withResolvers<undefined>();
  const states = ['open', 'revoked'];
  const ask = batchedReads(async (_: Db, keys) => {
    const state = states.shift() as string;
    begin(undefined);
    if (state === 'open') await held;
    return new Map(keys.map((key) => [key, state]));
  });
  const first = ask(db, 'session');
  await isAsked;
  expect(await ask(db, 'session')).toBe('revoked');
  answer(undefined);
  expect(await first).toBe('open');
});

test('databases are asked apart', async () => {
  const { read, ask } = reading();
  await Promise.all([ask(db, 'a'), ask(another, 'b')]);
  expect(read.mock.calls).toEqual([
    [db, ['a']],
    [another, ['b']],
  ]);
});

test('a query that fails, fails for all who asked, and not for the next', async () => {
  const read = vi.fn(async () => new Map([['a', 1]]));
  read.mockRejectedValueOnce(new Error('connection lost'));
  const ask = batchedReads(read);
  const both = await Promise.allSettled([ask(db, 'a'), ask(db, 'b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(db, 'a')).toBe(1);
});
