/** When the telephone is answered: hours, Sundays, holidays and the days that are worked for them. */
import { expect, test } from 'vitest';
import { openingAt } from './openHours.ts';

test.each([
  ['2026-11-20T08:00:00+08:00', 'as it opens on a Friday'],
  ['2026-11-21T21:59:00+08:00', 'a minute before it ends on a Saturday'],
  ['2026-09-20T10:00:00+08:00', 'on a Sunday that is worked for a holiday'],
  ['2026-11-20T01:00:00Z', 'wherever the clock of the reader stands'],
])('%s it is answered: %s', (now) => {
  expect(openingAt(now)).toBeNull();
});

test.each([
  ['2026-11-20T07:59:00+08:00', '2026-11-20', 5, 0, 'before it opens'],
  ['2026-11-20T22:00:00+08:00', '2026-11-21', 6, 1, 'after it ends'],
  ['2026-11-21T22:00:00+08:00', '2026-11-23', 1, 2, 'on a Saturday night'],
  ['2026-11-22T12:00:00+08:00', '2026-11-23', 1, 1, 'on a Sunday'],
  ['2026-12-31T23:00:00+08:00', '2027-01-04', 1, 4, 'on the eve of New Year and its Sunday'],
  ['2026-09-30T22:30:00+08:00', '2026-10-08', 4, 8, 'before the week of the National Day'],
])('%s it opens on %s', (now, day, weekday, inDays) => {
  expect(openingAt(now)).toEqual({ day, weekday, inDays });
});
