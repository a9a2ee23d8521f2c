// The log of the statechart panel: what a reader did, without what a flow tells itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from './lines.ts';

const heard = (type, by = 'page', isIgnored = false, content = {}) => ({
  event: { type, ...content },
  by,
  isIgnored,
});
const told = (received, showsInternal = false) =>
  linesOf(received, showsInternal).map(({ text, content, times, isIgnored }) =>
    [text, content, times > 1 && `×${times}`, isIgnored && 'ignored'].filter(Boolean).join(' '),
  );

test('timers and flows of the page are hidden until they are asked for', () => {
  const received = [
    heard('OPEN'),
    heard('xstate.after.AGREEMENT_TICK.agreement.open.reading', 'clock'),
    heard('REFRESH', 'flow'),
    heard('xstate.done.actor.sign', 'answer', false, { output: { message: '签订成功' } }),
  ];
  assert.deepEqual(told(received), ['OPEN', 'done sign {"output":{"message":"签订成功"}}']);
  assert.deepEqual(told(received, true), [
    'OPEN',
    '⏱ AGREEMENT_TICK',
    'REFRESH',
    'done sign {"output":{"message":"签订成功"}}',
  ]);
});

test('what comes again at once is one line with a count', () => {
  const received = [heard('PROGRESS'), heard('PROGRESS'), heard('PAUSE'), heard('PROGRESS')];
  assert.deepEqual(told(received), ['PROGRESS ×2', 'PAUSE', 'PROGRESS']);
});

test('another content is another line', () => {
  const received = [1, 2].map((sent) => heard('PROGRESS', 'page', false, { sent }));
  assert.deepEqual(told(received), ['PROGRESS {"sent":1}', 'PROGRESS {"sent":2}']);
});

test('what nothing happened on is said, and not counted to what was heard', () => {
  assert.deepEqual(told([heard('CONFIRM'), heard('CONFIRM', 'page', true)]), [
    'CONFIRM',
    'CONFIRM ignored',
  ]);
});

test('an error is told by its message', () => {
  const error = { name: 'CallError', kind: 'timeout', message: '请求超时' };
  assert.deepEqual(
    told([heard('xstate.error.actor.login', 'answer', false, { error, actorId: 'login' })]),
    ['error login {"error":"请求超时"}'],
  );
});
