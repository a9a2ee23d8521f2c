// Where results of tests are kept for all clones of one user: what did not change since it passed is replayed.
// `npm test -- --anew` takes nothing from there. What passed is written there all the same.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Results that nobody asked for within this time are forgotten. @unit ms */
export const KEPT_FOR = 14 * 24 * 60 * 60 * 1000;

/** @param {NodeJS.ProcessEnv} env BANXIN_CACHE_DIR names the folder; otherwise it is where the system keeps such things */
export function keptFolder(env = process.env, home = homedir()) {
  // Programs that are told of it run in other folders.
  return resolve(
    env.BANXIN_CACHE_DIR || join(env.XDG_CACHE_HOME || join(home, '.cache'), 'banxin'),
  );
}

/** Removes files of a folder that were neither written nor asked for since `KEPT_FOR`. */
export function forget(folder, now = Date.now()) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < now - KEPT_FOR) rmSync(file, { recursive: true, force: true });
  }
}
