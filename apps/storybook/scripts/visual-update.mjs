// `npm run visual:update`: photographs the stories and keeps the pictures as the ones to compare with.
// Arguments choose story files: npm run visual:update -- components/Button
import { fileURLToPath } from 'node:url';
import { update } from '../visual/compare.mjs';
import { photographStories } from './photograph-stories.mjs';

const folder = fileURLToPath(new URL('../../../.cache/visual', import.meta.url));
const chosen = process.argv.slice(2);

if (await photographStories(folder, chosen)) {
  const { taken, written } = await update(folder, chosen.length === 0);
  console.log(`${taken} pictures taken, ${written} of them new or changed`);
} else {
  console.log('Some stories failed: no picture was kept. What changed: npm run review');
  process.exitCode = 1;
}
