import { expect, test } from 'vitest';
import { msOf } from '../../ports/clock.ts';
import { quietUntil } from './quiet.ts';

const NIGHT = { from: '22:00', until: '08:00' };
const NOON = { from: '12:00', until: '14:00' };

test.each([
  ['late in the evening', NIGHT, '2026-11-20T22:00', '2026-11-21T08:00'],
  ['in the early morning', NIGHT, '2026-11-21T00:30', '2026-11-21T08:00'],
  ['a moment before the end', NIGHT, '2026-11-21T07:59', '2026-11-21T08:00'],
  ['at the end', NIGHT, '2026-11-21T08:00', null],
  ['by day', NIGHT, '2026-11-20T21:59', null],
  ['within hours of one day', NOON, '2026-11-20T12:00', '2026-11-20T14:00'],
  ['before them', NOON, '2026-11-20T11:59', null],
  ['after them', NOON, '2026-11-20T14:00', null],
  ['where nobody wants quiet', null, '2026-11-20T23:00', null],
  [
    'where they begin and end together',
    { from: '08:00', until: '08:00' },
    '2026-11-20T08:00',
    null,
  ],
  ['at the end of a year', NIGHT, '2026-12-31T23:00', '2027-01-01T08:00'],
])('%s', (_, quiet, now, until) => {
  const instant = (minute: string) => `${minute}:00.000+08:00`;
  expect(quietUntil(quiet, msOf(instant(now)))).toBe(until && instant(until));
});
