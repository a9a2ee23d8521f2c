/** In development an answer is validated by the schema of its row. */
import { expect, test } from 'vitest';
import { getServerDateTime } from './calls/meta/clock.ts';
import { everyCall } from './everyCall.ts';
import { validateAnswer } from './validateAnswer.ts';

test('every row can be validated', () => {
  for (const call of everyCall) {
    const validate = () => validateAnswer(call, Symbol.iterator);
    if (call.output.safeParse(Symbol.iterator).success) expect(validate).not.toThrow();
    else expect(validate).toThrow(`${call.name} answered something its row does not know`);
  }
});

test('what the row promises passes, what it does not know and a row of nowhere do not', () => {
  validateAnswer(getServerDateTime, { now: '2026-11-20T09:00:00.000+08:00' });
  expect(() => validateAnswer(getServerDateTime, { now: 1 })).toThrow('Order.GetServerDateTime');
  expect(() => validateAnswer({ name: 'No.Where' }, null)).toThrow('No.Where is no row');
});
