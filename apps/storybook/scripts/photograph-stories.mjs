// Builds the review room and photographs its stories into a folder.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireChromium } from '../../../scripts/chromium.mjs';

const app = fileURLToPath(new URL('..', import.meta.url));

/**
 * Photographs the stories of some files, or of all. Answers whether every story passed; throws when the room could not
 * be built.
 */
export async function photographStories(folder, chosen) {
  const env = { ...process.env, CHROMIUM_PATH: await requireChromium(), VISUAL_ACTUAL: folder };
  const run = (command, args) =>
    spawnSync(command, args, { cwd: app, env, stdio: 'inherit' }).status === 0;
  rmSync(folder, { recursive: true, force: true });
  if (!run('npm', ['run', '--silent', 'build'])) throw new Error('The review room was not built.');
  return run('node', ['scripts/test-stories.mjs', ...chosen]);
}
