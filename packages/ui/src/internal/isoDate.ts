// Calendar days as text: 2026-11-20. No clock and no time zone: a day is a day, today is handed in.
import { CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date';

/** The day a text names, `null` for a text that names none. */
export function dateOf(text: string | null | undefined): CalendarDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (!parts) return null;
  const day = new CalendarDate(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  return day.toString() === text ? day : null;
}

/** Two days and every day between them. Texts such as 2026-11-20. */
export interface DateRange {
  /** First day. */
  start: string;
  /** Last day, part of the range. */
  end: string;
}

/** How many days a range has, both ends counted. */
export function daysIn({ start, end }: DateRange): number {
  const [first, last] = [dateOf(start), dateOf(end)];
  if (!first || !last) return 0;
  return last.calendar.toJulianDay(last) - first.calendar.toJulianDay(first) + 1;
}

/** Ranges that a list is usually filtered by. */
export type PresetName = 'today' | 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth';

/** The usual ranges, seen from a day; the last 7 days include it. */
export function presetRanges(today: string): Record<PresetName, DateRange> | null {
  const day = dateOf(today);
  if (!day) return null;
  const range = (start: CalendarDate, end: CalendarDate): DateRange => ({
    start: start.toString(),
    end: end.toString(),
  });
  const before = day.subtract({ months: 1 });
  return {
    today: range(day, day),
    last7Days: range(day.subtract({ days: 6 }), day),
    last30Days: range(day.subtract({ days: 29 }), day),
    thisMonth: range(startOfMonth(day), endOfMonth(day)),
    lastMonth: range(startOfMonth(before), endOfMonth(before)),
  };
}

/** The part of a range that lies between two days, `null` when there is none. */
export function clip(
  { start, end }: DateRange,
  min: string | undefined,
  max: string | undefined,
): DateRange | null {
  const from = min !== undefined && min > start ? min : start;
  const to = max !== undefined && max < end ? max : end;
  return from <= to ? { start: from, end: to } : null;
}
