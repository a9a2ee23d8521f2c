/**
 * How column values arrive, equal on both engines: int8, count(*) and sum() as numbers, instants as
 * ISO 8601 strings in Asia/Shanghai, days as `YYYY-MM-DD`, json parsed.
 */
import { instantOf } from '../ports/clock.ts';

/** Wire text of timestamptz in any time zone of the session, e.g. `2026-11-20 01:00:00.123+00`. */
const instant = (text: string): string =>
  instantOf(Date.parse(`${text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')}`));

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
