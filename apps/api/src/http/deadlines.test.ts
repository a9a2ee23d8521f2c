import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadlines } from './deadlines.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('who does not meet the deadline is told when it is over, each in turn, once', () => {
  const deadlines = new Deadlines(1_000);
  const [first, second] = [vi.fn(), vi.fn()];
  deadlines.start(first);
  vi.advanceTimersByTime(400);
  deadlines.start(second);
  vi.advanceTimersByTime(590);
  expect(first).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(second).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(first).toHaveBeenCalledTimes(1);
});

test('who meets it is left alone, and others are still told', () => {
  const deadlines = new Deadlines(1_000);
  const [met, late] = [vi.fn(), vi.fn()];
  deadlines.start(met);
  deadlines.start(late);
  deadlines.clear(met);
  vi.advanceTimersByTime(1_001);
  expect(met).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledTimes(1);
});

test('after a rest the next wait has the whole time', () => {
  const deadlines = new Deadlines(1_000);
  const met = vi.fn();
  deadlines.start(met);
  deadlines.clear(met);
  vi.advanceTimersByTime(900);
  const next = vi.fn();
  deadlines.start(next);
  vi.advanceTimersByTime(990);
  expect(next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(next).toHaveBeenCalledTimes(1);
});
