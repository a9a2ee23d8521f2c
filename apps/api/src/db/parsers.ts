/**
 * How column values arrive, equal on both engines: int8, count(*) and sum() as numbers, instants as
 * ISO 8601 strings in Asia/Shanghai, days as `YYYY-MM-DD`, json parsed.
 */
import { instantOf } from '../ports/clock.ts';

/** Shanghai is this far ahead of UTC. @unit h */
const UTC_OFFSET_HOURS = 8;

/**
 * Wire text of timestamptz in any time zone of the session, e.g. `2026-11-20 01:00:00.123+00`. A page of a
 * list has dozens, so where the day stays the same only the hour is changed and no date is parsed.
 */
const instant = (text: string): string => {
  const sign = text[text.length - 3];
  const hour = Number(text.slice(11, 13)) + UTC_OFFSET_HOURS - Number(text.slice(-3));
  if (text[10] === ' ' && (sign === '+' || sign === '-') && hour >= 0 && hour < 24) {
    const fraction = text.slice(20, -3).padEnd(3, '0').slice(0, 3);
    return `${text.slice(0, 10)}T${hour < 10 ? '0' : ''}${hour}${text.slice(13, 19)}.${fraction}+08:00`;
  }
  return instantOf(Date.parse(`${text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')}`));
};

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53: ${text}`);
  return value;
};

/** Parsers by type oid: int8 20 · date 1082 · timestamp 1114 · timestamptz 1184 · numeric 1700. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: safeInteger,
  1082: (text) => text,
  1114: (text) => text,
  1184: instant,
  1700: Number,
};
