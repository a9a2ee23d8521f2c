/** Dates as the shop writes them. */
import { dictionary } from './text.ts';

/** Shanghai is ahead of UTC by so much, all year. */
const SHANGHAI_MS = 8 * 3_600_000;

const english = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day in words: `2026-11-23` → `11 月 23 日`, `Nov 23`. */
export const dayText = dictionary(
  {
    dayWords: (day: string) => {
      const [, month, date] = day.split('-');
      return `${Number(month)} 月 ${Number(date)} 日`;
    },
  },
  { dayWords: (day: string) => english.format(Date.parse(day)) },
);

/** The day of an instant in Asia/Shanghai. @param now ms since 1970 @returns such as `2026-11-20` */
export const dayOf = (now: number): string =>
  new Date(now + SHANGHAI_MS).toISOString().slice(0, 10);

/** An instant in Asia/Shanghai → `2026-11-20 14:05`. */
export const minuteText = (instant: string): string => {
  const shifted = new Date(Date.parse(instant) + SHANGHAI_MS).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 16)}`;
};
