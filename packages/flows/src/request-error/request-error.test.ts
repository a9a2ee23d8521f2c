/** Specification §8: display mode per call: 1 error toast, 2 modal alert titled 系统提示, 0 silent. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { recordEmitted, SimulatedClock, tick } from '../../exports/testing.ts';
import { requestErrorMachine } from './request-error.machine.ts';

function open() {
  const clock = new SimulatedClock();
  const presenter = createActor(requestErrorMachine, { clock });
  const emitted = recordEmitted(presenter);
  presenter.start();
  const fail = (message: string, mode: 0 | 1 | 2 = 1) =>
    presenter.send({ type: 'ERROR', mode, message });
  return { clock, presenter, emitted, fail, state: () => presenter.getSnapshot().value };
}

describe('display mode', () => {
  it('1 shows an error toast for three seconds', () => {
    const { emitted, fail, clock, state } = open();
    fail('服务错误，请重试');
    expect(emitted).toEqual([
      { type: 'toast', tone: 'error', message: '服务错误，请重试', duration: 3_000 },
    ]);
    tick(clock, 3);
    expect(state()).toBe('idle');
  });

  it('2 shows a dialog titled 系统提示 that waits for OK', () => {
    const { emitted, fail, clock, presenter, state } = open();
    fail('余额不足', 2);
    expect(emitted).toEqual([{ type: 'alert', title: '系统提示', message: '余额不足' }]);
    tick(clock, 60);
    expect(state()).toBe('alert');
    presenter.send({ type: 'OK' });
    expect([state(), presenter.getSnapshot().context.message]).toEqual(['idle', '']);
  });

  it('0 shows nothing', () => {
    const { emitted, fail, state } = open();
    fail('服务错误，请重试', 0);
    expect([state(), emitted]).toEqual(['idle', []]);
  });
});

it('twenty equal failures at once make one toast, another message makes its own', () => {
  const { emitted, fail } = open();
  for (let call = 0; call < 20; call += 1) fail('服务错误，请重试');
  expect(emitted).toHaveLength(1);
  fail('请求超时');
  expect(emitted.map((event) => 'message' in event && event.message)).toEqual([
    '服务错误，请重试',
    '请求超时',
  ]);
});

it('the same message is shown again when the last one is gone', () => {
  const { emitted, fail, clock, presenter } = open();
  fail('服务错误，请重试');
  tick(clock, 3);
  expect(presenter.getSnapshot().context.message).toBe('');
  fail('服务错误，请重试');
  presenter.send({ type: 'DISMISS' });
  expect(presenter.getSnapshot().context.message).toBe('');
  fail('服务错误，请重试');
  expect(emitted).toHaveLength(3);
});

it('a new toast stands its full time', () => {
  const { fail, clock, state } = open();
  fail('服务错误，请重试');
  tick(clock, 2);
  fail('请求超时');
  tick(clock, 2);
  expect(state()).toBe('toast');
});

it('a toast does not push a dialog away', () => {
  const { fail, state } = open();
  fail('余额不足', 2);
  fail('服务错误，请重试');
  expect(state()).toBe('alert');
});

it.each([1, 2] as const)(
  'what fails while a dialog waits (mode %d) is said beside it, once',
  (mode) => {
    const { emitted, fail, presenter } = open();
    fail('余额不足', 2);
    for (let call = 0; call < 20; call += 1) fail('服务错误，请重试', mode);
    fail('余额不足', mode);
    fail('请求超时', 0);
    expect(emitted.slice(1)).toEqual([
      { type: 'toast', tone: 'error', message: '服务错误，请重试', duration: 3_000 },
    ]);
    presenter.send({ type: 'OK' });
    expect(presenter.getSnapshot().context).toEqual({ message: '', beside: '' });
  },
);

it('a dialog takes the place of a toast', () => {
  const { emitted, fail, state } = open();
  fail('服务错误，请重试');
  fail('余额不足', 2);
  expect(state()).toBe('alert');
  expect(emitted.at(-1)).toEqual({ type: 'alert', title: '系统提示', message: '余额不足' });
});
