// docs/security.md says of every item of OWASP ASVS 5.0.0, levels 1 and 2, how it stands: nothing is left out, and what it names exists.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(`${root}${path}`, 'utf8');

const STATES = ['met', 'in part', 'not met', 'not applicable'];
const NONE = '—';

/** Numbers of the standard, one section a line. */
const items = read('scripts/security-items.txt').split(/\s+/).filter(Boolean);

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** Rows that begin with an item's number, and the chapter they stand in. */
function rowsOf(page) {
  let chapter = '';
  return page.split('\n').flatMap((line) => {
    if (line.startsWith('### ')) chapter = line.slice(4);
    if (!/^\| \d+\.\d+\.\d+ \|/.test(line)) return [];
    const [item, asks, how, where, tests, judged, ...more] = cellsOf(line);
    const state = STATES.find((one) => judged === one || judged.startsWith(`${one}: `));
    const reason = judged.slice((state ?? '').length + 2);
    return [{ chapter, item, asks, how, where, tests, state, reason, isWhole: more.length === 0 }];
  });
}

/** What is in backticks and looks like a file of the repository. */
const pathsIn = (text) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1])
    .filter((name) =>
      /^(apps|packages|docs|scripts)\/|^[\w-]+\.(md|json)$|^\.(env\.example|gitignore)$/.test(name),
    );

/** What is wrong with a row, in words. */
function problemsOf({ item, asks, how, where, tests, state, reason, isWhole }) {
  const problems = [];
  if (!isWhole || [asks, how, where, tests].includes(''))
    problems.push('a row has six filled cells');
  if (state === undefined) problems.push(`the state is one of ${STATES.join(', ')}`);
  if (state === 'met' && where === NONE && reason === '') problems.push('met, but where?');
  if (state === 'met' && how === NONE) problems.push('met, but how?');
  if (state !== 'met' && reason === '') problems.push(`${state}, but why?`);
  if (where !== NONE && pathsIn(where).length === 0) problems.push('the place is no path');
  return problems.map((problem) => `${item}: ${problem}`);
}

const page = read('docs/security.md');
const rows = rowsOf(page);

test('every item has one row, in the order of the standard, and no row is of another', () => {
  assert.ok(items.length > 250);
  assert.deepEqual(
    rows.map(({ item }) => item),
    items,
  );
});

test('every row stands in its chapter', () => {
  const astray = rows.filter(({ chapter, item }) => !chapter.startsWith(`V${item.split('.')[0]} `));
  assert.deepEqual(astray, []);
});

test('what is met says how and where, what is not says why', () => {
  assert.deepEqual(rows.flatMap(problemsOf), []);
});

test('every path that the page names exists', () => {
  const named = [...new Set(pathsIn(page))];
  assert.ok(named.length > 100);
  assert.deepEqual(
    named.filter((path) => !existsSync(`${root}${path}`)),
    [],
  );
});

test('tests are named in the column of tests', () => {
  const others = rows.flatMap(({ item, tests }) =>
    pathsIn(tests)
      .filter((path) => !/\.(test|stories)\.\w+$|\/e2e\//.test(path))
      .map((path) => `${item}: ${path}`),
  );
  assert.deepEqual(others, []);
});

test('the sums are those of the rows', () => {
  const count = (of, state) => of.filter((row) => row.state === state).length;
  const chapters = [...new Set(rows.map(({ chapter }) => chapter))];
  const sums = [
    ...chapters.map((name) => [name, rows.filter(({ chapter }) => chapter === name)]),
    ['All', rows],
  ].map(([name, of]) => `| ${name} | ${STATES.map((state) => count(of, state)).join(' | ')} |`);
  assert.deepEqual(
    sums.filter((line) => !page.includes(`\n${line}\n`)),
    [],
  );
});

test('a row without its reason, place or state is noticed', () => {
  const row = (judged, where = NONE) =>
    rowsOf(`### V1 x\n| 1.1.1 | asks | how | ${where} | ${NONE} | ${judged} |`).flatMap(problemsOf);
  assert.deepEqual(row('met', '`apps/api/src/http/app.ts`'), []);
  assert.deepEqual(row('met: nothing of the kind is there'), []);
  assert.equal(row('met').length, 1);
  assert.equal(row('in part', '`apps/api/src/http/app.ts`').length, 1);
  assert.equal(row('perhaps: who knows', '`apps/api/src/http/app.ts`').length >= 1, true);
  assert.equal(row('met', 'somewhere').length, 1);
});
