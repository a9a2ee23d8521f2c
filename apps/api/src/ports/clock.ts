/** Time, injected. Every instant is written in Asia/Shanghai, which has no daylight saving time. */

export interface Clock {
  /** @unit ms since 1970-01-01 UTC */
  now(): number;
}

/** Shanghai is this far ahead of UTC. @unit ms */
const OFFSET_MS = 8 * 3_600_000;

/** ISO 8601 with zone: `2026-11-20T09:00:00.000+08:00`. */
export const instantOf = (ms: number): string =>
  new Date(ms + OFFSET_MS).toISOString().replace('Z', '+08:00');

/**
 * The clocks of servers differ by less. What lies further ahead was written while a clock was wrong: it holds nobody up,
 * and nothing lives longer by it. @unit ms
 */
export const CLOCK_SKEW_MS = 60_000;

/** What a clock says. */
export const nowOf = (clock: Clock): string => instantOf(clock.now());

/** Day in Asia/Shanghai: `2026-11-20`. */
export const dayOf = (ms: number): string => new Date(ms + OFFSET_MS).toISOString().slice(0, 10);

/** The instant back as a number. @unit ms */
export const msOf = (instant: string): number => Date.parse(instant);

/** So many months up to the one of a day, the oldest first. `YYYY-MM` */
export function monthsUpTo(day: string, count: number): string[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, at) => {
    const month = last - (count - 1) + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };
