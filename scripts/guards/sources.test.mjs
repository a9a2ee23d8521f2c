// House rules that no linter knows: what must not stand in the sources, and how long a file may be.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesMatching, linesMatching, read, readJson } from './tracked.mjs';

const sources = filesMatching(/^(packages|apps)\/.*\.(ts|tsx)$/);
const isTool =
  /\.(test|testkit|stories|guide|spec|bench|atlas|samples)\.tsx?$|\.config\.ts$|\/(test|e2e|bench|build|scripts|stories|testing|\.storybook|docs)\//;
const product = sources.filter((path) => !isTool.test(path));
const packages = product.filter((path) => path.startsWith('packages/'));

test('no barrel index, no catch-all names', () => {
  const named = ['contract', 'pricing', 'ui', 'flows'].flatMap((name) =>
    Object.values(readJson(`packages/${name}/package.json`).exports).map(
      (target) => `packages/${name}/${(target['@banxin/source'] ?? target).slice(2)}`,
    ),
  );
  const barrels = sources.filter((path) => /\/index\.tsx?$/.test(path) && !named.includes(path));
  assert.deepEqual(barrels, []);
  assert.deepEqual(
    sources.filter((path) => /\/(utils?|helpers?|common|misc)(\.|\/)/i.test(path)),
    [],
  );
});

test('components stay within 200 lines, other product files within 450 (aim at 300)', () => {
  const isData =
    /(\.data|\/types)\.ts$|\/(messages|seed|migrations|data|entities|calls|products|templates)\//;
  const long = product
    .filter((path) => !isData.test(path))
    .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
    .filter(({ path, lines }) => lines > (path.endsWith('.tsx') ? 200 : 450))
    .map(({ path, lines }) => `${path}: ${lines}`);
  assert.deepEqual(long, []);
});

test('nothing is left for later', () => {
  assert.deepEqual(linesMatching(sources, /\b(TODO|FIXME|XXX|HACK)\b/), []);
});

test('packages, pages and handlers take clock and chance from outside', () => {
  const inside = [
    ...packages,
    ...product.filter((path) =>
      /^apps\/shop\/src\/(pages|features)\/|^apps\/api\/src\/modules\//.test(path),
    ),
  ];
  const found = linesMatching(
    inside,
    /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bsetInterval\(/,
  );
  assert.deepEqual(
    found.filter((line) => !/^\S+ (\*|\/\/|\/\*)/.test(line)),
    [],
  );
});

test('nothing that a strict content policy or a reader of types would refuse', () => {
  const found = linesMatching(
    product,
    /dangerouslySetInnerHTML|@ts-ignore|@ts-nocheck|\bas any\b|: any\b/,
  );
  assert.deepEqual(
    found.filter((line) => !/^\S+ (\*|\/\/|\/\*)/.test(line)),
    [],
  );
});

test('the repository names no path of anybody’s machine', () => {
  const text = filesMatching(/\.(ts|tsx|mjs|js|json|md|mdx|css|html|yml|sh)$|^\.ci\//).filter(
    (path) => path !== 'package-lock.json' && !path.endsWith('sources.test.mjs'),
  );
  assert.deepEqual(linesMatching(text, /(^|[\s'"`(])\/(home|Users|work|root)\/[\w.-]/), []);
});
