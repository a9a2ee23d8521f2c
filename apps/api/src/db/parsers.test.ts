/** Instants as they come over the wire, whatever the time zone of the session. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from '../ports/clock.ts';
import { parsers } from './parsers.ts';

const parse = parsers[1184] as (text: string) => string;

/** As PostgreSQL writes it: no zeros at the end of the fraction. */
function wireOf(ms: number, zone: number): string {
  const [day, time = ''] = new Date(ms + zone * 3_600_000).toISOString().slice(0, -1).split('T');
  const hours = String(Math.abs(zone)).padStart(2, '0');
  return `${day} ${time.replace(/\.?0*$/, '')}${zone < 0 ? '-' : '+'}${hours}`;
}

const moments = fc.integer({ min: Date.UTC(1000, 0, 2), max: Date.UTC(9999, 11, 30) });

test('every instant is read in Shanghai time from every zone', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -12, max: 14 }), (ms, zone) => {
      expect(parse(wireOf(ms, zone))).toBe(instantOf(ms));
    }),
  );
});

test.each([
  ['2026-11-20 01:00:00+00', '2026-11-20T09:00:00.000+08:00'],
  ['2026-11-20 16:00:00+00', '2026-11-21T00:00:00.000+08:00'],
  ['2026-11-20 01:00:00.1+00', '2026-11-20T09:00:00.100+08:00'],
  ['2026-11-20 01:00:00.123456+00', '2026-11-20T09:00:00.123+08:00'],
  ['2026-11-20 06:30:00+05:30', '2026-11-20T09:00:00.000+08:00'],
  ['2026-11-19 20:00:00-05', '2026-11-20T09:00:00.000+08:00'],
])('%s', (wire, instant) => {
  expect(parse(wire)).toBe(instant);
});
