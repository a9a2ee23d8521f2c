// What is left until a moment, in days, hours, minutes and seconds.

/** Whole units; all are 0 once the moment has come. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** When screen readers are told something: at the start, in the last minute, at the end. */
export type CountdownPhase = 'running' | 'last minute' | 'ended';

/** Seconds begun count as whole, so that 0 is shown only when it is over. @param until, now @unit ms */
const secondsUntil = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** @param until the moment @param now the time @unit ms since 1970 */
export function timeLeft(until: number, now: number): TimeLeft {
  const all = secondsUntil(until, now);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}

/** @param until the moment @param now the time @unit ms since 1970 */
export function phaseOf(until: number, now: number): CountdownPhase {
  const all = secondsUntil(until, now);
  if (all === 0) return 'ended';
  return all <= 60 ? 'last minute' : 'running';
}
