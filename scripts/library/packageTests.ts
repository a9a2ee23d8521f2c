// A published package as strangers get it: packed, linted, unpacked beside its declared dependencies only.
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
import { type Library, packageOf } from './library.ts';

/** A folder outside the repository in which the package is installed. */
export interface Stranger {
  readonly folder: string;
  /** Where the package lies in it. */
  readonly installed: string;
  /** Runs a program in the folder and answers what it prints; throws when it fails. */
  readonly run: (command: string, args: readonly string[]) => string;
}

export interface PackageFacts {
  /** Tools of the stranger beside the package's dependencies. */
  readonly tools: readonly string[];
  /** Files that the tarball must hold beside the built subpaths. */
  readonly needed: readonly string[];
  /** Files that it must not hold. */
  readonly unwanted: RegExp;
  /** Files of `test/consumer` that a stranger's compiler is given. */
  readonly typed: readonly string[];
}

/**
 * Declares the tests that every published package passes. Its stranger's files are those of
 * `test/consumer`.
 */
export function packageTests(library: Library, facts: PackageFacts): Stranger {
  const { home, manifest, subpaths, built } = library;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'banxin-consumer-')));
  const installed = join(folder, 'node_modules', manifest.name);
  let tarball = '';

  const runIn = (command: string, args: readonly string[], cwd: string): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  const run = (command: string, args: readonly string[]) => runIn(command, args, folder);

  /** Puts one package of the repository, and nothing it has not declared, into the stranger's folder. */
  function link(name: string): void {
    const place = [join(home, 'node_modules', name), join(home, '../../node_modules', name)].find(
      (path) => existsSync(path),
    );
    if (!place) throw new Error(`${name} is not installed`);
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(realpathSync(place), target);
  }

  before(() => {
    const [packed] = JSON.parse(
      runIn('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], home),
    );
    tarball = join(folder, packed.filename);
    mkdirSync(installed, { recursive: true });
    run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    for (const name of [...declared, ...facts.tools]) link(name);
    cpSync(join(home, 'test/consumer'), folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  void test('the tarball holds what a consumer needs and nothing of the workshop', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    const needed = [
      ...['README.md', 'LICENSE', 'package.json', ...facts.needed],
      ...subpaths.flatMap((name) => [`${built(name)}.js`, `${built(name)}.d.ts`]),
    ];
    assert.deepEqual(
      {
        missing: needed.filter((file) => !files.includes(file)),
        unwanted: files.filter((file) => facts.unwanted.test(file)),
      },
      { missing: [], unwanted: [] },
    );
  });

  void test('dependencies are exactly what the built files import', () => {
    const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
    const imported = files
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(installed, 'dist', file), 'utf8');
        return [...text.matchAll(/(?<![\w-])(?:from|import\(?)\s*['"]([^.'"\s][^'"\s]*)['"]/g)];
      })
      .map(([, name = '']) => packageOf(name))
      .filter((name) => !isBuiltin(name) && !(name in manifest.peerDependencies));
    assert.deepEqual([...new Set(imported)].sort(), Object.keys(manifest.dependencies).sort());
  });

  void test('publint finds nothing', () => {
    const output = runIn('publint', ['run', tarball, '--strict', '--level', 'suggestion'], home);
    assert.match(output, /All good/);
  });

  void test('the types are right for bundlers and for Node', () => {
    runIn('attw', [tarball, '--profile', 'esm-only', '--entrypoints', ...subpaths], home);
  });

  void test('a stranger’s compiler accepts what is right and refuses what is wrong', () => {
    for (const module of ['preserve', 'nodenext']) {
      const options = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2023'];
      const about = ['--jsx', 'react-jsx', '--module', module, '--types', ''];
      run('tsc', [...options, ...about, ...facts.typed]);
    }
  });

  return { folder, installed, run };
}
