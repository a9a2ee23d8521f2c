// `npm run visual:update`: photographs the stories and keeps the pictures as the ones to compare with.
// Arguments choose story files: npm run visual:update -- components/Button
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireChromium } from '../../../scripts/chromium.mjs';
import { update } from '../visual/compare.mjs';

const app = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('../../../.cache/visual', import.meta.url));
const chosen = process.argv.slice(2);

function run(command, args) {
  const env = { ...process.env, CHROMIUM_PATH: chromium, VISUAL_ACTUAL: folder };
  const { status } = spawnSync(command, args, { cwd: app, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const chromium = await requireChromium();
rmSync(folder, { recursive: true, force: true });
run('npm', ['run', '--silent', 'build']);
run('node', ['scripts/test-stories.mjs', ...chosen]);
const { taken, written } = await update(folder, chosen.length === 0);
console.log(`${taken} pictures taken, ${written} of them new or changed`);
