// Results that are replayed lie where all clones find them, and not for ever.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { forget, KEPT_FOR, keptFolder } from './kept.mjs';

const folder = mkdtempSync(join(tmpdir(), 'banxin-kept-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('results lie where the user said, or where the system keeps such things, or below home', () => {
  assert.equal(keptFolder({ BANXIN_CACHE_DIR: '/a', XDG_CACHE_HOME: '/b' }, '/c'), '/a');
  assert.equal(keptFolder({ XDG_CACHE_HOME: '/b' }, '/c'), '/b/banxin');
  assert.equal(keptFolder({}, '/c'), '/c/.cache/banxin');
  assert.equal(keptFolder({ BANXIN_CACHE_DIR: 'a' }, '/c'), join(process.cwd(), 'a'));
});

test('what nobody asked for in two weeks is forgotten, the rest is kept', () => {
  const now = Date.now();
  for (const [name, age] of [
    ['old', KEPT_FOR + 1000],
    ['new', KEPT_FOR - 60_000],
  ]) {
    const file = join(folder, name);
    writeFileSync(file, '');
    utimesSync(file, (now - age) / 1000, (now - age) / 1000);
  }
  forget(folder, now);
  assert.deepEqual(readdirSync(folder), ['new']);
});

test('a folder that nobody wrote yet is no fault', () => {
  forget(join(folder, 'none'));
});
