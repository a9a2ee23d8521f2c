// Finds the PostgreSQL server programs, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, installDebian } from './processes.mjs';

/** The folder with initdb and postgres: newest Debian version first, then PATH, pg_config and Homebrew. */
function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((v) => join(debian, v, 'bin'));
  const onPath = findProgram(['initdb', '/opt/homebrew/bin/initdb', '/usr/local/bin/initdb']);
  if (onPath) folders.push(dirname(onPath));
  const config = findProgram(['pg_config']);
  if (config) folders.push(spawnSync(config, ['--bindir'], { encoding: 'utf8' }).stdout.trim());
  return (
    folders.find((f) => existsSync(join(f, 'initdb')) && existsSync(join(f, 'postgres'))) ?? null
  );
}

/** The folder of the programs; throws with what to do when there are none. */
export async function requirePostgresBinaries() {
  const found = findBinaries();
  if (found) return found;
  if (await installDebian(['postgresql'])) {
    const installed = findBinaries();
    if (installed) return installed;
  }
  throw new Error(
    'No PostgreSQL server programs found (initdb, postgres). Do one of these and run the same command again:\n' +
      '  - Debian, Ubuntu: sudo apt-get install postgresql\n' +
      '  - macOS: brew install postgresql\n' +
      '  - or set TEST_DATABASE_URL to an empty database whose owner may create databases',
  );
}
