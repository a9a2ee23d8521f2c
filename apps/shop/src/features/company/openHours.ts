/** When somebody answers the telephone: contact hours on working days. */
import { CONTACT_HOURS } from '@banxin/contract/constants';
import { dateOf, dayNumber, isWorkday, localTime, weekday } from '@banxin/pricing/calendar';

/** Null: now. Otherwise the next day on which it opens, and what that day is called. */
export type Opening = null | {
  /** `2026-11-23` */
  readonly day: string;
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekday: number;
  /** @unit days from today */
  readonly inDays: number;
};

/** A week from today a weekday says no longer which one. */
export const WEEK = 7;

/** @param now instant, by the shop's clock */
export function openingAt(now: string): Opening {
  const { date, time } = localTime(now);
  const today = dayNumber(date);
  const opens = isWorkday(today) && time < CONTACT_HOURS.to;
  if (opens && time >= CONTACT_HOURS.from) return null;
  let next = opens ? today : today + 1;
  while (!isWorkday(next)) next += 1;
  return { day: dateOf(next), weekday: weekday(next), inDays: next - today };
}
