import { expect, it } from 'vitest';
import { readTheme } from './theme.ts';

it.each([
  [null, 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['sepia', 'system'],
] as const)('a stored theme of %s is %s', (stored, theme) => {
  expect(readTheme({ getItem: () => stored })).toBe(theme);
});
