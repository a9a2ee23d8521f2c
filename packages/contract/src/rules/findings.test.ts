import { expect, it } from 'vitest';
import { worstFirst } from './findings.ts';

it('findings stand worst first, among equals as they were found, and the originals stay as they are', () => {
  const found = [
    { code: 'a', severity: 'ok' },
    { code: 'b', severity: 'warning' },
    { code: 'c', severity: 'error' },
    { code: 'd', severity: 'warning' },
    { code: 'e', severity: 'error' },
  ] as const;
  expect(worstFirst(found).map(({ code }) => code)).toEqual(['c', 'e', 'b', 'd', 'a']);
  expect(found[0].code).toBe('a');
});
