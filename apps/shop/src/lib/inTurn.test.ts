import { expect, test } from 'vitest';
import { inTurn } from './inTurn.ts';

test('what waits is done in order, and what else is to be done comes in between', async () => {
  const done: string[] = [];
  inTurn(() => {
    done.push('first');
    queueMicrotask(() => done.push('what follows from the first'));
  });
  const last = new Promise<void>((end) => {
    inTurn(() => {
      done.push('second');
      end();
    });
  });
  expect(done).toEqual([]);
  await last;
  expect(done).toEqual(['first', 'what follows from the first', 'second']);
});
