// Days as text.
import { expect, it } from 'vitest';
import { clip, dateOf, daysIn, presetRanges } from './isoDate.ts';

it('reads a day, and nothing that is none', () => {
  expect(dateOf('2026-11-20')?.toString()).toBe('2026-11-20');
  expect(dateOf('2024-02-29')?.toString()).toBe('2024-02-29');
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-2', 'today', '', null]) {
    expect(dateOf(text)).toBeNull();
  }
});

it('counts both ends of a range, over leap days and years', () => {
  expect(daysIn({ start: '2026-11-20', end: '2026-11-20' })).toBe(1);
  expect(daysIn({ start: '2024-02-28', end: '2024-03-01' })).toBe(3);
  expect(daysIn({ start: '2025-12-31', end: '2026-01-01' })).toBe(2);
});

it('computes the usual ranges from the day that is handed in', () => {
  expect(presetRanges('2026-03-31')).toEqual({
    today: { start: '2026-03-31', end: '2026-03-31' },
    last7Days: { start: '2026-03-25', end: '2026-03-31' },
    last30Days: { start: '2026-03-02', end: '2026-03-31' },
    thisMonth: { start: '2026-03-01', end: '2026-03-31' },
    lastMonth: { start: '2026-02-01', end: '2026-02-28' },
  });
  expect(presetRanges('2026-01-05')?.lastMonth).toEqual({ start: '2025-12-01', end: '2025-12-31' });
  expect(presetRanges('no day')).toBeNull();
});

it('keeps the part of a range that is allowed', () => {
  const november = { start: '2026-11-01', end: '2026-11-30' };
  expect(clip(november, undefined, '2026-11-20')).toEqual({
    start: '2026-11-01',
    end: '2026-11-20',
  });
  expect(clip(november, '2026-12-01', undefined)).toBeNull();
});
