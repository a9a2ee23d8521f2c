/**
 * Civil dates and the working days of the factories (Monday to Saturday, holidays and make-up days).
 * Dates are `YYYY-MM-DD` in Asia/Shanghai (UTC+8, no daylight saving); no clock is read here.
 */

import type { Moment } from '../types.ts';
import { COURIER_PAUSES, HOLIDAYS } from './holidays.ts';

/** A local point in time. */
export interface LocalTime {
  date: string;
  /** HH:MM */
  time: string;
}

const pad = (n: number, width = 2): string => String(n).padStart(width, '0');

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Days since 1970-01-01, for arithmetic and comparison. */
export type Day = number;

/** The day of a proleptic Gregorian date. */
export function dayNumber(date: string): Day {
  if (!DATE.test(date)) throw new RangeError(`not a date: ${date}`);
  const month = Number(date.slice(5, 7));
  // years start in March, so that the leap day is the last day
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const ofEra = year - era * 400;
  const ofYear =
    Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(date.slice(8)) - 1;
  const ofEraDays = ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear;
  return era * 146_097 + ofEraDays - 719_468;
}

/** The date of a day number. */
export function dateOf(days: Day): string {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return `${pad(year + era * 400 + (month <= 2 ? 1 : 0), 4)}-${pad(month)}-${pad(day)}`;
}

/** True for a day of the calendar: 2026-02-31 is none. */
export const isDate = (text: string): boolean =>
  DATE.test(text) && dateOf(dayNumber(text)) === text;

/** 0 = Sunday … 6 = Saturday */
export const weekday = (day: Day): number => (((day + 4) % 7) + 7) % 7;

const ISO = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Local time in Asia/Shanghai. @throws RangeError for an instant without an offset */
export function localTime(moment: Moment): LocalTime {
  if (typeof moment !== 'string') return { date: moment.date, time: moment.time.slice(0, 5) };
  const match = ISO.exec(moment);
  if (!match) throw new RangeError(`not an instant: ${moment}`);
  const zone = match[4] as string;
  const offset =
    zone === 'Z'
      ? 0
      : (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)));
  const minutes = Number(match[2]) * 60 + Number(match[3]) - offset + 8 * 60;
  const days = Math.floor(minutes / 1440);
  const left = minutes - days * 1440;
  return {
    date: dateOf(dayNumber(match[1] as string) + days),
    time: `${pad(Math.floor(left / 60))}:${pad(left % 60)}`,
  };
}

const offDays = new Set<number>();
const makeUpDays = new Set<number>();
for (const { from, to, makeUp } of HOLIDAYS) {
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) offDays.add(day);
  for (const date of makeUp) makeUpDays.add(dayNumber(date));
}

/** Whether the factories work: Monday to Saturday except holidays, plus make-up days. */
export const isWorkday = (day: Day): boolean =>
  makeUpDays.has(day) || (!offDays.has(day) && weekday(day) !== 0);

/** The day itself, or the first working day after it. */
export function workdayFrom(day: Day): Day {
  let next = day;
  while (!isWorkday(next)) next += 1;
  return next;
}

/** The `count`-th working day after `day`; count 0 = `day` moved to a working day. */
export function addWorkdays(day: Day, count: number): Day {
  let next = workdayFrom(day);
  for (let left = count; left > 0; left -= 1) next = workdayFrom(next + 1);
  return next;
}

const pausedDays = new Set<number>();
for (const { from, to } of COURIER_PAUSES) {
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) pausedDays.add(day);
}

/** The `count`-th calendar day after `day` on which couriers deliver; most pause over the Spring Festival. */
export function addCourierDays(day: Day, count: number): Day {
  let next = day;
  for (let left = count; left > 0; ) {
    next += 1;
    if (!pausedDays.has(next)) left -= 1;
  }
  return next;
}
