/** docs/faults.md names a test for every fault, and every file of fault tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const page = readFileSync(new URL('docs/faults.md', root), 'utf8');

interface Row {
  readonly fault: string;
  readonly file: string;
  /** Title of a test, or name of a story. */
  readonly test: string;
}

const rowsIn = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| ([^|]+) \| `([^`]+)` › `([^`]+)` \|$/gm)].map(
    ([, fault = '', file = '', test = '']) => ({ fault, file, test }),
  );

/** Whether a source has a test, a group of tests or a story of that name. */
function has(source: string, { file, test }: Row): boolean {
  if (file.endsWith('.stories.tsx')) return source.includes(`export const ${test}: Story = {`);
  return [`'${test}'`, `"${test}"`, `\`${test}\``].some((title) => source.includes(title));
}

const rows = rowsIn(page);
const isTable = (line: string): boolean => line.startsWith('| ') && !line.startsWith('| Fault');

it('every line of the tables is read', () => {
  expect(rows).toHaveLength(page.split('\n').filter(isTable).length);
});

it.each(rows)('$fault: its test is there', (row) => {
  expect(has(readFileSync(new URL(row.file, root), 'utf8'), row)).toBe(true);
});

it('no file of fault tests is missing', () => {
  const folder = 'packages/flows/test/faults/';
  const files = readdirSync(new URL(folder, root))
    .filter((name) => /\.test\.tsx?$/.test(name) && name !== 'list.test.ts')
    .map((name) => folder + name);
  const named = new Set(rows.map(({ file }) => file));
  expect(files.filter((file) => !named.has(file))).toEqual([]);
});

describe('the check sees', () => {
  const row = { fault: 'f', file: 'a.test.ts', test: 'aborts' };

  it('a test that was renamed', () => {
    expect(has("it('aborts', () => {})", row)).toBe(true);
    expect(has("it('aborts it', () => {})", row)).toBe(false);
  });

  it('a story that is gone', () => {
    const story = { ...row, file: 'A.stories.tsx', test: 'Closes' };
    expect(has('export const Closes: Story = {', story)).toBe(true);
    expect(has('export const ClosesLater: Story = {', story)).toBe(false);
  });
});
