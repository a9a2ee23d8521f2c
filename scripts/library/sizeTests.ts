// Every bundle of a published package stays within its budget in .size-limit.json, measured by size-limit.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import type { Library } from './library.ts';

interface Budget {
  name: string;
  path: string;
}

export interface Weighed {
  name: string;
  passed: boolean;
  /** @unit bytes, gzip */
  size: number;
  /** @unit bytes, gzip */
  sizeLimit: number;
}

/** Declares the tests of the budgets; answers how what was weighed is read afterwards. */
export function sizeTests({ home, manifest }: Library): () => readonly Weighed[] {
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: home, encoding: 'utf8' });
  const budgets: Budget[] = JSON.parse(readFileSync(`${home}/.size-limit.json`, 'utf8'));
  let measured: string[] = [];
  let weighed: readonly Weighed[] = [];

  before(() => {
    const { status, stderr } = run('node', 'build/sizes.ts');
    assert.equal(status, 0, stderr);
    measured = readdirSync(`${home}/.cache/size`);
  });

  void test('every bundle, and what it loads on demand, has a budget; no budget is left over', () => {
    const known = budgets.map(({ path }) => path.replace('.cache/size/', ''));
    assert.deepEqual(
      {
        missing: measured.filter((file) => !known.includes(file)),
        leftOver: known.filter((file) => !measured.includes(file)),
      },
      { missing: [], leftOver: [] },
      `npm run size:budget -w ${manifest.name} writes the budgets anew`,
    );
  });

  void test('no bundle is heavier than its budget', () => {
    const { stdout, stderr } = run('size-limit', '--json');
    weighed = JSON.parse(stdout || `"${stderr}"`);
    assert.equal(weighed.length, budgets.length);
    const heavy = weighed
      .filter(({ passed }) => !passed)
      .map(({ name, size, sizeLimit }) => `${name}: ${size} B, budget ${sizeLimit} B`);
    assert.deepEqual(heavy, []);
  });

  return () => weighed;
}
