// Brings node_modules in line with package-lock.json; runs before start, test and dev.
// Parses on Node 20: in a fresh clone the pinned Node 24 is not there yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, withoutHosts } from './processes.mjs';

const modules = join(root, 'node_modules');
const stampFile = join(modules, '.banxin-lock');
const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
const lockHash = createHash('sha256').update(lockText).digest('hex');

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** True when npm's own record of what it installed equals the lock file (somebody ran `npm install`). */
function installedMatchesLock() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(JSON.parse(lockText).packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true || wanted.peer === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function install() {
  console.log('Installing dependencies: once per change of package-lock.json, about a minute …');
  // The system's npm and node do this: the pinned node lies in the folder that is replaced.
  const path = (process.env.PATH ?? '').split(delimiter).filter((p) => !p.includes('node_modules'));
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  npm.stdout.on('data', (chunk) => (output += chunk));
  npm.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    npm.on('error', (error) =>
      fail(`npm could not be started (${error.message}). Install Node 20 or newer with npm.`),
    );
    npm.on('close', (code) => {
      if (code === 0) return resolve();
      fail(
        `${withoutHosts(output).trim()}\n\nDependencies could not be installed: "npm ci" ended with ${code}.\n` +
          'Check the network and the registry setting of npm, then run the same command again.',
      );
    });
  });
}

const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
if (stamp !== lockHash) {
  if (!installedMatchesLock()) await install();
  writeFileSync(stampFile, lockHash);
}

const pinned = join(modules, '.bin', 'node');
const node = existsSync(pinned) ? pinned : 'node';
const version = spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout?.trim() ?? '';
if (Number(version.slice(1).split('.')[0]) < 24) {
  fail(
    `Banxin needs Node 24; found ${version || 'none'} on ${process.platform}-${process.arch}.\n` +
      'On Linux (x64, arm64) it comes with the dependencies; elsewhere install Node 24 and try again.',
  );
}
