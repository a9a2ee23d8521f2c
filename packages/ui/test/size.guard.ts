// Every public subpath stays within its budget in .size-limit.json, measured by size-limit on production bundles.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { home } from '../build/publicFiles.ts';

interface Budget {
  name: string;
  path: string;
}
interface Weighed {
  name: string;
  passed: boolean;
  size: number;
  sizeLimit: number;
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: home, encoding: 'utf8' });
const budgets: Budget[] = JSON.parse(readFileSync(`${home}/.size-limit.json`, 'utf8'));
let measured: string[] = [];

before(() => {
  const { status, stderr } = run('node', 'build/sizes.ts');
  assert.equal(status, 0, stderr);
  measured = readdirSync(`${home}/.cache/size`);
});

void test('every subpath, and what it loads on demand, has a budget; no budget is left over', () => {
  const known = budgets.map(({ path }) => path.replace('.cache/size/', ''));
  assert.deepEqual(
    {
      missing: measured.filter((file) => !known.includes(file)),
      leftOver: known.filter((file) => !measured.includes(file)),
    },
    { missing: [], leftOver: [] },
    'npm run size:budget -w @banxin/ui writes the budgets anew',
  );
});

void test('no subpath is heavier than its budget', () => {
  const { stdout, stderr } = run('size-limit', '--json');
  const weighed: Weighed[] = JSON.parse(stdout || `"${stderr}"`);
  assert.equal(weighed.length, budgets.length);
  const heavy = weighed
    .filter(({ passed }) => !passed)
    .map(({ name, size, sizeLimit }) => `${name}: ${size} B, budget ${sizeLimit} B`);
  assert.deepEqual(heavy, []);
});
