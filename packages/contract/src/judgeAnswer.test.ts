/** In development an answer is judged by the schema of its row. */
import { expect, test } from 'vitest';
import { getServerDateTime } from './calls/meta/clock.ts';
import { everyCall } from './everyCall.ts';
import { judgeAnswer } from './judgeAnswer.ts';

test('every row can be judged', () => {
  for (const call of everyCall) {
    const judged = () => judgeAnswer(call, Symbol.iterator);
    if (call.output.safeParse(Symbol.iterator).success) expect(judged).not.toThrow();
    else expect(judged).toThrow(`${call.name} answered something its row does not know`);
  }
});

test('what the row promises passes, what it does not know and a row of nowhere do not', () => {
  judgeAnswer(getServerDateTime, { now: '2026-11-20T09:00:00.000+08:00' });
  expect(() => judgeAnswer(getServerDateTime, { now: 1 })).toThrow('Order.GetServerDateTime');
  expect(() => judgeAnswer({ name: 'No.Where' }, null)).toThrow('No.Where is no row');
});
