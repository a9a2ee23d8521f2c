/** Days of a year that is bought, and levels that grow. */
import { expect, test } from 'vitest';
import { dayAfter, grownLevel, nextGrown, termFrom, yearBefore, yearLater } from './membership.ts';

test.each([
  ['2026-11-20', '2027-11-20'],
  ['2027-02-28', '2028-02-28'],
  ['2028-02-29', '2029-02-28'],
  ['2027-12-31', '2028-12-31'],
])('a year after %s is %s', (day, later) => expect(yearLater(day)).toBe(later));

test.each([
  ['2028-02-28', '2028-02-29'],
  ['2027-02-28', '2027-03-01'],
  ['2026-12-31', '2027-01-01'],
])('the day after %s is %s', (day, after) => expect(dayAfter(day)).toBe(after));

test.each([
  ['none before', null, { from: '2026-11-20', until: '2027-11-20' }],
  ['one that is over', '2026-11-19', { from: '2026-11-20', until: '2027-11-20' }],
  ['one on its last day', '2026-11-20', { from: '2026-11-21', until: '2027-11-20' }],
  ['one that runs', '2026-12-01', { from: '2026-12-02', until: '2027-12-01' }],
])('a year that is bought goes on without a gap: %s', (_, until, term) =>
  expect(termFrom(until, '2026-11-20')).toEqual(term),
);

test('over 29 February no day is counted twice and none is lost', () => {
  const first = termFrom('2027-02-28', '2027-02-10');
  expect(first).toEqual({ from: '2027-03-01', until: '2028-02-28' });
  expect(termFrom(first.until, '2028-02-10')).toEqual({ from: '2028-02-29', until: '2029-02-28' });
});

test.each([
  ['2026-11-20', '2025-11-20'],
  ['2029-02-28', '2028-02-28'],
  ['2028-02-29', '2027-03-01'],
])('twelve months that end with %s begin with %s', (day, before) => {
  expect(yearBefore(day)).toBe(before);
  // As long as a year that is bought: the day before it is over.
  expect(yearLater(before) >= day).toBe(true);
  const earlier = new Date(Date.parse(`${before}T00:00:00Z`) - 86_400_000);
  expect(yearLater(earlier.toISOString().slice(0, 10)) < day).toBe(true);
});

test.each([
  [0, 0, { level: 1, missing: 500_000 }],
  [499_999, 0, { level: 1, missing: 1 }],
  [500_000, 1, { level: 2, missing: 1_500_000 }],
  [2_000_000, 2, { level: 3, missing: 6_000_000 }],
  [8_000_000, 3, null],
])('%d fen bring level %d', (spent, level, next) => {
  expect(grownLevel(spent)).toBe(level);
  expect(nextGrown(spent)).toEqual(next);
});
