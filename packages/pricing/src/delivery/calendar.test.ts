import { describe, expect, it } from 'vitest';
import {
  addWorkdays,
  dateOf,
  dayNumber,
  isWorkday,
  localTime,
  weekday,
  workdayFrom,
} from './calendar.ts';
import { HOLIDAYS } from './holidays.ts';

describe('the calendar', () => {
  it('counts days like everybody else', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2000-03-01')).toBe(11_017);
    expect(dayNumber('2026-11-20')).toBe(20_777);
    expect(weekday(20_777)).toBe(5);
  });

  it('survives every day of two centuries there and back', () => {
    for (let day = dayNumber('1900-01-01'); day <= dayNumber('2100-12-31'); day += 1) {
      expect(dayNumber(dateOf(day))).toBe(day);
    }
  });

  it('knows leap days', () => {
    expect(dateOf(dayNumber('2028-02-28') + 1)).toBe('2028-02-29');
    expect(dateOf(dayNumber('2100-02-28') + 1)).toBe('2100-03-01');
  });

  it.each([
    ['2026-11-20T09:00:00+08:00', '2026-11-20', '09:00'],
    ['2026-11-20T01:00:00Z', '2026-11-20', '09:00'],
    ['2026-11-19T23:30:00.500Z', '2026-11-20', '07:30'],
    ['2026-12-31T20:00:00-05:00', '2027-01-01', '09:00'],
    ['2026-11-20T16:30:00+0800', '2026-11-20', '16:30'],
  ])('reads %s as %s %s in Shanghai', (instant, date, time) => {
    expect(localTime(instant)).toEqual({ date, time });
  });

  it('refuses an instant without an offset', () => {
    expect(() => localTime('2026-11-20T09:00:00')).toThrow(RangeError);
    expect(() => localTime('yesterday')).toThrow(RangeError);
  });

  it.each([
    ['2026-11-21', true, 'an ordinary Saturday'],
    ['2026-11-22', false, 'a Sunday'],
    ['2026-10-01', false, '国庆节'],
    ['2026-10-08', true, 'the day after 国庆节'],
    ['2026-09-20', true, 'a Sunday worked for 国庆节'],
    ['2026-01-04', true, 'a Sunday worked for 元旦'],
    ['2026-02-17', false, '春节'],
    ['2026-02-14', true, 'a Saturday worked for 春节'],
    ['2027-02-06', false, '春节 2027'],
  ])('%s: works %s, %s', (date, works) => {
    expect(isWorkday(dayNumber(date))).toBe(works);
  });

  it('moves over the Spring Festival', () => {
    const after = dayNumber('2026-02-24');
    expect(addWorkdays(dayNumber('2026-02-13'), 2)).toBe(after);
    expect(workdayFrom(dayNumber('2026-02-15'))).toBe(after);
    expect(addWorkdays(dayNumber('2026-02-15'), 0)).toBe(after);
  });

  it('keeps every holiday in order, in its year, with make-up days on weekends outside it', () => {
    for (const { from, to, makeUp } of HOLIDAYS) {
      expect(from <= to).toBe(true);
      for (const day of makeUp) {
        expect([0, 6]).toContain(weekday(dayNumber(day)));
        expect(day < from || day > to).toBe(true);
      }
    }
    expect(new Set(HOLIDAYS.map(({ from }) => from.slice(0, 4)))).toEqual(
      new Set(['2026', '2027']),
    );
  });
});
