import { expect, test } from 'vitest';
import { sheetAddress, sheetsAt } from './sheetAddress.ts';

test.each([
  [['assets/D3adBeef.css'], '/assets/D3adBeef.css'],
  [['assets/_-adBeef.css', 'assets/B3efDead.css'], '/assets/_-adBeef.B3efDead.css'],
])('%j lie together at %s', (sheets, address) => {
  expect(sheetAddress(sheets)).toBe(address);
  expect(sheetsAt(address)).toEqual(sheets.map((sheet) => `/${sheet}`));
});

test.each(['/', '/assets/D3adBeef.js', '/a.b.css', '/product'])('%s names no sheet', (address) => {
  expect(sheetsAt(address)).toEqual([]);
});
