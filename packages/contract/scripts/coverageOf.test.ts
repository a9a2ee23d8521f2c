/** The coverage report counts and names what is missing. */
import { expect, test } from 'vitest';
import { coverageOf } from './coverageOf.ts';

const rows = [
  { name: 'A.One', method: 'GET', path: '/api/A/One' },
  { name: 'A.Own', method: 'POST', path: '/api/A/Own' },
] as const;
const wanted = [{ title: '规格书接口', calls: ['GET /api/A/One', 'POST /api/A/Two'] }];

test('a wanted call without a row and a row without a handler are named', () => {
  const coverage = coverageOf(wanted, rows, new Set(['A.Own']));
  expect(coverage.withoutRow).toEqual(['POST /api/A/Two']);
  expect(coverage.rowsWithoutHandler).toEqual(['A.One']);
  expect(coverage.lines).toEqual([
    '规格书接口：共 2，有契约行 1，有处理函数 0',
    '本项目自有接口：共 1，有处理函数 1',
    '',
    '缺少契约行（1）',
    '  POST /api/A/Two',
    '',
    '有契约行但缺少处理函数（1）',
    '  A.One',
  ]);
});

test('without a registry only rows are counted', () => {
  const coverage = coverageOf(wanted, rows, null);
  expect(coverage.rowsWithoutHandler).toEqual([]);
  expect(coverage.lines[0]).toBe('规格书接口：共 2，有契约行 1');
});

test('the method counts', () => {
  const other = [{ name: 'A.One', method: 'POST', path: '/api/A/One' }] as const;
  expect(coverageOf(wanted, other, null).withoutRow).toContain('GET /api/A/One');
});
