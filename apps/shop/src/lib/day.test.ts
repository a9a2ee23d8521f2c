import { describe, expect, it } from 'vitest';
import { dayOf, dayText, minuteText } from './day.ts';

describe('dates as the shop writes them', () => {
  it.each([
    ['2026-11-23', '11 月 23 日', 'Nov 23'],
    ['2026-01-05', '1 月 5 日', 'Jan 5'],
  ])('%s is %s, in English %s', (day, chinese, english) => {
    expect(dayText['zh-CN'].dayWords(day)).toBe(chinese);
    expect(dayText['en-US'].dayWords(day)).toBe(english);
  });

  it.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
  ])('at %s it is %s in Shanghai', (instant, day) => {
    expect(dayOf(Date.parse(instant))).toBe(day);
  });

  it.each([
    ['2026-11-20T14:05:59.000+08:00', '2026-11-20 14:05'],
    ['2026-11-19T16:00:00.000Z', '2026-11-20 00:00'],
    ['2026-12-31T23:59:59.999Z', '2027-01-01 07:59'],
  ])('the instant %s is %s in Shanghai', (instant, text) => {
    expect(minuteText(instant)).toBe(text);
  });
});
