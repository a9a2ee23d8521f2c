/** Dates as the shop writes them. */
import { dictionary } from './text.ts';

/** Shanghai is ahead of UTC by so much, all year. */
const SHANGHAI_MS = 8 * 3_600_000;

/** Made when it is needed: to make one keeps a phone for a quarter of a second. */
let english: Intl.DateTimeFormat | undefined;

function inEnglish(day: string): string {
  english ??= new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return english.format(Date.parse(day));
}

/** A day in words: `2026-11-23` → `11 月 23 日`, `Nov 23`. */
export const dayText = dictionary(
  {
    dayWords: (day: string) => {
      const [, month, date] = day.split('-');
      return `${Number(month)} 月 ${Number(date)} 日`;
    },
  },
  { dayWords: inEnglish },
);

/** The day of an instant in Asia/Shanghai. @param now ms since 1970 @returns such as `2026-11-20` */
export const dayOf = (now: number): string =>
  new Date(now + SHANGHAI_MS).toISOString().slice(0, 10);

/** An instant in Asia/Shanghai → `2026-11-20 14:05`. */
export const minuteText = (instant: string): string => {
  const shifted = new Date(Date.parse(instant) + SHANGHAI_MS).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 16)}`;
};
