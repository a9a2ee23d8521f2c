// The one style sheet of the package: its layers in order, nothing outside them, and its weight.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { layers } from '../src/theme/layers.css.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let sheet = '';

beforeAll(async () => {
  const entry = 'virtual:every-entry';
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { conditions: ['@banxin/source', 'module', 'browser', 'development|production'] },
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'every-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? ['styles.ts', ...readdirSync(`${root}exports`)]
                .map(
                  (file, n) =>
                    `import * as e${n} from '${root}exports/${file}'; console.log(e${n});`,
                )
                .join('\n')
            : null,
      },
    ],
    build: { write: false, cssCodeSplit: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  const asset = output.output.find(({ fileName }) => fileName.endsWith('.css'));
  sheet = asset?.type === 'asset' ? String(asset.source) : '';
}, 60_000);

it('declares the layers weakest first', () => {
  const met = [...sheet.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) =>
    names.split(/, ?/),
  );
  expect([...new Set(met)]).toEqual(Object.values(layers));
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

it('weighs at most 14 kB gzip', () => {
  expect(gzipSync(sheet, { level: 9 }).length).toBeLessThanOrEqual(14_000);
});
