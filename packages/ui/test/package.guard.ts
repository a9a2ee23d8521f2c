// The package as strangers get it: packed, linted, unpacked beside its declared dependencies only, and used.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'vite';
import { home, manifest, packageOf, subpaths } from '../build/publicFiles.ts';
import { openBrowser, openFolder } from './browser.ts';

const consumer = realpathSync(mkdtempSync(join(tmpdir(), 'banxin-consumer-')));
const installed = join(consumer, 'node_modules', manifest.name);
let tarball = '';

const run = (command: string, args: string[], cwd = consumer): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });

/** Puts one package of the repository, and nothing it has not declared, into the stranger's folder. */
function link(name: string): void {
  const place = [join(home, 'node_modules', name), join(home, '../../node_modules', name)].find(
    (path) => existsSync(path),
  );
  if (!place) throw new Error(`${name} is not installed`);
  const target = join(consumer, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(realpathSync(place), target);
}

before(() => {
  const [packed] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', consumer], home),
  );
  tarball = join(consumer, packed.filename);
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  const declared = [
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.peerDependencies),
  ];
  for (const name of [...declared, 'vite', '@vitejs/plugin-react', '@types/react']) link(name);
  cpSync(join(home, 'test/consumer'), consumer, { recursive: true });
  writeFileSync(join(consumer, 'package.json'), '{ "private": true, "type": "module" }\n');
});

after(() => rmSync(consumer, { recursive: true, force: true }));

void test('the tarball holds what a consumer needs and no story, test or guide', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  for (const needed of ['README.md', 'LICENSE', 'tokens.json', 'dist/styles.css']) {
    assert.ok(files.includes(needed), `${needed} is missing`);
  }
  for (const name of subpaths) {
    for (const file of [`dist/exports/${name}.js`, `dist/exports/${name}.d.ts`]) {
      assert.ok(files.includes(file), `${file} is missing`);
    }
  }
  const strangers = files.filter((file) => /\.(stories|test|guide)\.|(^|\/)stories\//.test(file));
  assert.deepEqual(strangers, []);
  // A consumer's vanilla-extract plugin would compile such a file a second time.
  assert.deepEqual(
    files.filter((file) => file.endsWith('.css.js')),
    [],
  );
});

void test('dependencies are exactly what the built files import', () => {
  const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
  const imported = files
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(installed, 'dist', file), 'utf8');
      return [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*['"]([^.'"][^'"]*)['"]/g)];
    })
    .map(([, name = '']) => packageOf(name))
    .filter((name) => !isBuiltin(name) && !(name in manifest.peerDependencies));
  assert.deepEqual([...new Set(imported)].sort(), Object.keys(manifest.dependencies).sort());
});

void test('publint finds nothing', () => {
  const output = run('publint', ['run', tarball, '--strict', '--level', 'suggestion'], home);
  assert.match(output, /All good/);
});

void test('the types are right for bundlers and for Node', () => {
  run('attw', [tarball, '--profile', 'esm-only', '--entrypoints', ...subpaths], home);
});

void test('a stranger’s compiler accepts what is right and refuses what is wrong', () => {
  for (const module of ['preserve', 'nodenext']) {
    const options = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2023'];
    run('tsc', [...options, '--module', module, '--types', '', 'types.mts']);
  }
});

void test('plain Node renders components in both languages and loads every subpath', () => {
  const { zh, en, loaded } = JSON.parse(run('node', ['server.mjs', ...subpaths]));
  for (const words of ['提交订单', '请填写收货人', '我的订单', '202611200018']) {
    assert.ok(zh.includes(words), `${words} is missing`);
  }
  assert.match(zh, /aria-invalid="true"/);
  assert.notEqual(zh, en, 'built-in words follow the language');
  assert.deepEqual(
    loaded.filter(([, names]: [string, number]) => names === 0),
    [],
  );
});

void test('a bare Vite application shows styled, working components and a silent console', async () => {
  const { default: react } = await import('@vitejs/plugin-react');
  await build({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(consumer, 'out') },
  });
  const browser = await openBrowser();
  try {
    const { page, said } = await openFolder(browser, join(consumer, 'out'));
    const button = page.getByRole('button', { name: '修改抬头' });
    await button.focus();
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    assert.equal(await ground(), 'rgb(35, 64, 176)');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '发票抬头' });
    await dialog.waitFor();
    const layer = await dialog.evaluate((element) => {
      const { position, zIndex } = getComputedStyle(
        element.closest('[data-rac][style]') ?? element,
      );
      return { position, zIndex, ground: getComputedStyle(document.body).backgroundColor };
    });
    assert.equal(layer.ground, 'rgb(246, 244, 238)');
    const field = dialog.getByRole('textbox', { name: '抬头' });
    await field.fill('版心印刷');
    assert.equal(await field.inputValue(), '版心印刷');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.ok(await button.evaluate((element) => element === document.activeElement));
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.waitForFunction(
      () => getComputedStyle(document.body).backgroundColor === 'rgb(20, 22, 26)',
    );
    assert.deepEqual(said, []);
  } finally {
    await browser.close();
  }
});
