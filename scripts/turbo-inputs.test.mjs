// A task that turbo replays names every file that it runs: a narrow list of inputs would else keep a stale answer.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { importsOf } from './check-imports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { tasks } = JSON.parse(readFileSync(`${root}turbo.json`, 'utf8'));

/** Files of this repository that a file runs. */
function runs(file) {
  const found = importsOf(file, readFileSync(root + file, 'utf8')).filter(({ isType }) => !isType);
  return found.flatMap(({ name }) => {
    if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
    const [, workspace, path] = /^@banxin\/(\w+)\/(.+)$/.exec(name) ?? [];
    return workspace ? `packages/${workspace}/src/${path}.ts` : [];
  });
}

test('the checks of print files run nothing that their task does not name', () => {
  const globs = tasks['test:preflight'].inputs.map((glob) =>
    glob.startsWith('$TURBO_ROOT$/') ? glob.slice('$TURBO_ROOT$/'.length) : `apps/api/${glob}`,
  );
  const files = new Set(globSync('apps/api/src/preflight/**/*.ts', { cwd: root }));
  for (const file of files) for (const next of runs(file)) files.add(next);
  assert.ok(files.size > 60, `${files.size} files`);
  const unnamed = [...files].filter((file) => !globs.some((glob) => matchesGlob(file, glob)));
  assert.deepEqual(unnamed, []);
});
