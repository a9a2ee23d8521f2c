import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const modules = new URL('../modules/', import.meta.url);
const files = globSync('*/handlers.ts', { cwd: modules });

test('every module that answers calls joins them in one file', () => {
  expect(files.length).toBeGreaterThan(5);
});

test.each(files)('%s joins rows and use cases: nothing is done there', (file) => {
  const text = readFileSync(new URL(file, modules), 'utf8');
  expect(text).not.toMatch(/=>|\bawait\b|\bdb\b/);
});
