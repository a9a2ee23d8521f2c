// What every page of the shop loads before it answers, held against its budget. Prints the table.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { packed } from '../../apps/api/src/http/encodings.ts';
import { budgets, groupOf } from '../../apps/shop/bench/budget.ts';
import { AFTER_PAGE, isForEverybody, routeNamed } from '../../apps/shop/build/afterPage.ts';
import { sentFor } from '../../apps/shop/build/sentFor.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import { root } from '../processes.mjs';

const shop = join(root, 'apps/shop');
const dist = join(shop, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** File of every page by its route, as `pages.ts` has them. */
function pageFiles() {
  const source = readFileSync(join(shop, 'src/pages.ts'), 'utf8');
  const [, lines = ''] = /\bpageFiles\b[^=]*= \{\n(.*?)\n\};/s.exec(source) ?? [];
  return lines.split('\n').map((line) => {
    const [, name, file] = /^ {2}(\w+): '([\w/-]+)',$/.exec(line) ?? [];
    assert.ok(name, `pages.ts: no page can be read from "${line}"`);
    return { name, file };
  });
}

/** Files that modules need before they can run: their own, their static imports' and the styles of both. */
function filesOf(entries) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    assert.ok(manifest[key], `${key} is not in the manifest of the build`);
    for (const file of [manifest[key].file, ...(manifest[key].css ?? [])]) files.add(file);
    for (const imported of manifest[key].imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return [...files];
}

const IMPORTED =
  /(?:^|\n)(?:import|export)\s(?!type\s)(?:(?!import|export)[^;])*?from '(\.[^']+)'|(?:^|\n)import '(\.[^']+)'/g;

/**
 * What a module and those that it imports send for as soon as they run: their page answers nobody before it is here.
 * @returns modules as the manifest names them
 */
function sentForBy(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const at = (path) => join(dirname(file), path);
  const parts = sentFor(source).map(at);
  const imports = [...source.matchAll(IMPORTED)].map(([, named, bare]) => at(named ?? bare));
  return [
    ...parts.map((part) => relative(shop, part)),
    ...[...parts, ...imports].flatMap((each) => sentForBy(each, seen)),
  ];
}

/** Header, footer, session and client; the client's script is the one later part of the first that lies outside `src`. */
const afterPage = [
  ...AFTER_PAGE.filter((module) => module.startsWith('src/')),
  ...manifest['index.html'].dynamicImports.filter((key) => !key.startsWith('src/')),
];

const weights = new Map();
function weightOf(file) {
  if (!weights.has(file)) {
    const path = join(dist, file);
    const gzip = gzipSync(readFileSync(path), { level: 9 }).length;
    // What the build did not pack is sent as it is.
    const brotli = statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
    weights.set(file, { gzip, brotli });
  }
  return weights.get(file);
}

/** Every page has them by themselves; all others come in one answer. */
const firstSheets = new Set(manifest['index.html'].css);

/** One answer of the server, packed as it packs them. */
async function togetherWeighs(sheets) {
  const text = Buffer.concat(sheets.map((sheet) => readFileSync(join(dist, sheet))));
  const [gzip, brotli] = await Promise.all([packed.gzip(text), packed.br(text)]);
  return { gzip: gzip.length, brotli: brotli.length };
}

const pages = pageFiles();

async function measure({ name, file }) {
  const group = groupOf(name);
  const page = `src/pages/${file}.tsx`;
  const sent = ['src/main.tsx', page].flatMap((each) => sentForBy(join(shop, each)));
  const route = routeNamed(name);
  const isOpen = isForEverybody(route);
  const files = filesOf(['index.html', ...(isOpen ? [] : afterPage), page, ...sent]);
  const sheets = files.filter((each) => each.endsWith('.css') && !firstSheets.has(each));
  const answers = files.filter((each) => !sheets.includes(each)).map(weightOf);
  if (sheets.length > 0) answers.push(await togetherWeighs(sheets));
  const sum = (kind) => answers.reduce((total, each) => total + each[kind], 0) / 1000;
  return {
    name,
    group,
    path: route?.path,
    before: sum('gzip'),
    brotli: sum('brotli'),
    // And the document.
    requests: answers.length + 1,
  };
}

test('every page of the route table is read', () => {
  const known = routes.filter(({ redirectTo }) => redirectTo === null).map(({ name }) => name);
  assert.deepEqual(pages.map(({ name }) => name).sort(), known.sort());
});

test('a page loads no more before it answers than its group may', async () => {
  const rows = await Promise.all(pages.map(measure));
  console.log('Before it answers: script and style in kB, requests with the document');
  for (const [group, { before, requests, ceiling }] of Object.entries(budgets)) {
    const held = `at most ${ceiling.before ?? before} kB in ${ceiling.requests ?? requests}`;
    console.log(`${group}: budget ${before} kB in ${requests}; ${held}`);
    for (const row of rows.filter((each) => each.group === group)) {
      const cells = [
        row.path.padEnd(34),
        `${row.before.toFixed(1).padStart(6)} gzip`,
        `${row.brotli.toFixed(1).padStart(6)} brotli`,
        `${String(row.requests).padStart(3)} requests`,
      ];
      const over = row.before - before;
      const verdict =
        over > 0 || row.requests > requests
          ? `MISSES by ${Math.max(over, 0).toFixed(1)} kB, ${Math.max(row.requests - requests, 0)} requests`
          : `keeps it by ${(-over).toFixed(1)} kB`;
      console.log(`  ${cells.join('  ')}  ${verdict}`);
    }
  }
  const faults = rows.flatMap(({ path, group, ...row }) =>
    ['before', 'requests'].flatMap((what) => {
      const limit = budgets[group].ceiling[what] ?? budgets[group][what];
      return row[what] > limit ? `${path}: ${what} ${row[what]}, ${group} may ${limit}` : [];
    }),
  );
  assert.deepEqual(faults, []);
});
