// The one style sheet of the package: its layers in order, nothing outside them, its weight and its report.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { layersOf } from '../build/layersFirst.ts';
import { home } from '../build/publicFiles.ts';
import { type EmittedStyles, emittedStyles, styleReport } from '../build/styleReport.ts';
import { layers } from '../src/theme/layers.css.ts';

let styles: EmittedStyles;
let sheet = '';

beforeAll(async () => {
  styles = await emittedStyles();
  sheet = styles.sheet;
}, 60_000);

it('begins with the names of its layers, weakest first', () => {
  expect(sheet.startsWith(`@layer ${Object.values(layers).join(',')};`)).toBe(true);
});

it('mentions the layers in that order below as well', () => {
  expect(layersOf(sheet.slice(sheet.indexOf(';')))).toEqual(Object.values(layers));
});

it('leaves no rule outside a layer', () => {
  let depth = 0;
  let outside = '';
  for (const sign of sheet) {
    if (sign === '}') depth -= 1;
    else if (sign === '{') depth += 1;
    else if (depth === 0) outside += sign;
  }
  const heads = outside.split(/(?=@)/).map((head) => head.trim());
  const strangers = heads.filter((head) => !/^(@layer|@keyframes|@charset|$)/.test(head));
  expect(strangers).toEqual([]);
});

it('holds a rule of a component and a value of a theme', () => {
  expect(sheet).toContain('--bx-color-action:#2340b0');
  expect(sheet).toMatch(/\[data-hovered\]/);
});

it('names styles by numbers in the order in which it mentions them', () => {
  const classes = [...sheet.matchAll(/\.(bx\w+)/g)].map(([, name]) => name);
  const [first, second] = [...new Set(classes)];
  expect([first, second]).toEqual(['bx00', 'bx01']);
  expect(sheet).not.toMatch(/\bbx\w+-/);
});

it('holds nothing that its tools left for themselves', () => {
  expect(sheet).not.toMatch(/lightningcss|\/\*/);
});

/** The aim is 14 kB and is not reached: docs/decisions/0015-style-sheet-weight.md. It must not grow. */
it('weighs at most 16.2 kB gzip', () => {
  expect(gzipSync(sheet, { level: 9 }).length).toBeLessThanOrEqual(16_200);
});

it('matches reports/styles.md; otherwise run npm run reports -w @banxin/ui', () => {
  expect(readFileSync(`${home}/reports/styles.md`, 'utf8')).toBe(styleReport(styles));
});
