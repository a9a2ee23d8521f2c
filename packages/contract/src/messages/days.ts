/** Days and times of Asia/Shanghai in words. */
import type { Words } from '../refusals/row.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-23` → `11 月 23 日`, `Nov 23`. */
export function dayWords(day: string): Words {
  const [, month, date] = day.split('-').map(Number);
  return [`${month} 月 ${date} 日`, `${MONTHS[(month ?? 1) - 1]} ${date}`];
}

/** `2026-11-23T09:00…+08:00` → `11 月 23 日 09:00`, `Nov 23, 09:00`; the instant is given in Shanghai's time. */
export function minuteWords(instant: string): Words {
  const [zh, en] = dayWords(instant.slice(0, 10));
  const time = instant.slice(11, 16);
  return [`${zh} ${time}`, `${en}, ${time}`];
}

/** A span of hours: 72 小时, or 30 分钟 where it is less than one. */
export const spanText = (hours: number): Words => {
  const minutes = Math.round(hours * 60);
  return hours < 1
    ? [`${minutes} 分钟`, `${minutes} minutes`]
    : [`${hours} 小时`, `${hours} hours`];
};
