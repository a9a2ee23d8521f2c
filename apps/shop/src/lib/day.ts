/** Dates as the shop writes them. */

/** `2026-11-23` → `11 月 23 日`. */
export function chineseDay(day: string): string {
  const [, month, date] = day.split('-');
  return `${Number(month)} 月 ${Number(date)} 日`;
}

/** An instant in Asia/Shanghai → `2026-11-20 14:05`. */
export const minuteText = (instant: string): string => {
  const shifted = new Date(Date.parse(instant) + 8 * 3_600_000).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 16)}`;
};
