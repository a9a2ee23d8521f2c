// The table of props on a component's page: what the report says, no more and no less.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  componentsOf,
  controlOf,
  importOf,
  readExports,
  readProps,
} from '../.storybook/propsReport.ts';
import { titleIn } from '../.storybook/titles.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const report = readFileSync(`${root}packages/ui/reports/props.md`, 'utf8');
const components = readProps(report);
const subpaths = readExports(readFileSync(`${root}packages/ui/reports/exports.md`, 'utf8'));

/** A row as the report writes it. */
const written = ({ name, isRequired, type, standard, says, unit }) =>
  [
    `- \`${name}${isRequired ? '' : '?'}: ${type}${standard === undefined ? '' : ` = ${standard}`}\``,
    unit === undefined ? says.en : `${says.en} @unit ${unit}`,
    says.zh,
  ].join('  \n  ');

/** Components as the report writes them. */
const reportOf = (all) =>
  all
    .map(({ name, says, lists }) => {
      const parts = lists.map((list) => {
        const rows = list.rows.map(written).join('\n') || 'No props.';
        return list.interface ? `### ${list.interface}\n\n${rows}` : rows;
      });
      return `## ${name}\n\n${says.en}  \n${says.zh}\n\n${parts.join('\n\n')}\n`;
    })
    .join('\n');

test('written anew, the tables are the report, word for word', () => {
  assert.ok(components.length > 80);
  assert.equal(reportOf(components), report.slice(report.indexOf('## ')));
});

test('a row has its sentence in both languages and its unit beside them', () => {
  const rows = componentsOf('Countdown', subpaths, components)[0]?.lists[0]?.rows;
  assert.deepEqual(
    rows?.find(({ name }) => name === 'until'),
    {
      name: 'until',
      isRequired: true,
      type: 'number',
      says: { en: 'The moment.', zh: '截止时刻。' },
      unit: 'ms since 1970',
    },
  );
});

test('unions are choices of what they say, booleans switches, and nobody types a function', () => {
  const rows = components.flatMap(({ lists }) => lists.flatMap((list) => list.rows));
  const by = (asked) => rows.filter(({ type }) => asked.test(type));
  assert.ok(by(/=>/).length > 60);
  assert.deepEqual([...new Set(by(/=>/).map(({ type }) => controlOf(type).as))], ['none']);
  assert.deepEqual([...new Set(by(/^boolean$/).map(({ type }) => controlOf(type).as))], ['switch']);
  assert.deepEqual(controlOf("'primary' | 'secondary'"), {
    as: 'choice',
    options: ['primary', 'secondary'],
  });
  assert.deepEqual(controlOf('2 | 3 | 4'), { as: 'choice', options: [2, 3, 4] });
  assert.deepEqual(controlOf('string | null'), { as: 'text' });
  assert.deepEqual(controlOf('readonly ChipOption[]'), { as: 'none' });
  assert.deepEqual(controlOf('number | LiveNumber'), { as: 'none' });
});

test('every page of a component has its rows and the names that it is imported by', () => {
  const pages = globSync('packages/ui/src/{components,layout}/*/*.stories.tsx', { cwd: root }).map(
    (file) =>
      titleIn
        .exec(readFileSync(root + file, 'utf8'))?.[1]
        .split('/')
        .at(-1),
  );
  assert.ok(pages.length > 60);
  const without = pages.filter((page) => componentsOf(page, subpaths, components).length === 0);
  assert.deepEqual(without, []);
  assert.deepEqual(
    pages.filter((page) => importOf(page, subpaths) === null),
    [],
  );
});

test('the toast, the popover and the chips have all their rows', () => {
  const rowsOf = (page) =>
    componentsOf(page, subpaths, components).flatMap(({ name, lists }) =>
      lists.map((list) => `${list.interface ?? name} ${list.rows.length}`),
    );
  assert.deepEqual(rowsOf('Toast'), ['ToastRegion 1']);
  assert.deepEqual(rowsOf('Popover'), ['Popover 5']);
  assert.deepEqual(rowsOf('OptionChips'), ['SingleChipsProps 15', 'MultipleChipsProps 15']);
  assert.equal(
    importOf('Toast', subpaths),
    "import { ToastRegion, createToastQueue } from '@banxin/ui/Toast';",
  );
});
