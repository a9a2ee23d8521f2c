// Checks the kept pictures against the built Storybook and the rules of pictureRules.mjs.
//   node --conditions=@banxin/source visual/pictureGates.mjs     the last line is a JSON count
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alike } from './alike.mjs';
import { pictures } from './compare.mjs';
import { baselines } from './keptPictures.ts';
import { fingerprint, lookalikes, overweight, unpublished, unseen } from './pictureRules.mjs';

const tree = fileURLToPath(new URL('../../..', import.meta.url));
const atlasFiles = join(tree, 'apps/shop/src/stories/atlas');
const built = join(tree, 'apps/storybook/storybook-static/index.json');

const foldersOf = (parent) =>
  readdirSync(join(tree, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

async function judge() {
  const { atlases } = await import('@banxin/flows/atlases');
  const { claimsOf } = await import('@banxin/flows/testing');
  const index = existsSync(built) ? JSON.parse(readFileSync(built, 'utf8')) : { entries: {} };
  const stories = Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map((story) => ({ ...story, importPath: posix.join('apps/storybook', story.importPath) }));
  const flows = readdirSync(atlasFiles)
    .filter((name) => name.endsWith('.atlas.stories.tsx'))
    .map((name) => name.replace('.atlas.stories.tsx', ''));
  const claimed = flows.flatMap((flow) =>
    claimsOf(readFileSync(join(atlasFiles, `${flow}.atlas.stories.tsx`), 'utf8')).map(
      ({ name }) => `${flow} ${name}`,
    ),
  );
  const idOf = (flow, name) =>
    stories.find(
      ({ tags, exportName }) =>
        tags.includes('atlas') && tags.includes(`machine:${flow}`) && exportName === name,
    )?.id;
  const ofFlows = flows.flatMap((flow) =>
    Object.entries(atlases[flow].alike ?? {}).map(([pair, reason]) => {
      const ids = pair.split(' = ').map((name) => idOf(flow, name));
      return [ids.join(' = '), reason];
    }),
  );
  const kept = pictures(baselines, '.webp');
  const fileOf = (name) => join(baselines, `${name}.webp`);
  const seen = await Promise.all(kept.map(async (name) => [name, await fingerprint(fileOf(name))]));
  const looks = Object.fromEntries(seen.map(([name, { look }]) => [name, look]));
  const blank = seen.filter(([, { isBlank }]) => isBlank).map(([name]) => `${name} is blank`);
  const pages = foldersOf('apps/shop/src/pages');
  const folders = {
    ...Object.fromEntries(
      [...foldersOf('packages/ui/src/components'), ...foldersOf('packages/ui/src/layout')].map(
        (name) => [name, 'sheet'],
      ),
    ),
    ...Object.fromEntries(pages.map((name) => [name, 'state'])),
  };
  const bytes = kept.reduce((sum, name) => sum + statSync(fileOf(name)).size, 0);
  const weight = { count: kept.length, bytes, screens: pages.length };
  return {
    claimed,
    weight,
    faults: [
      ...unpublished(claimed, index),
      ...unseen(stories, kept, folders),
      ...blank,
      ...lookalikes(looks, { ...alike, ...Object.fromEntries(ofFlows) }),
      ...overweight(weight),
    ],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { claimed, weight, faults } = await judge();
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(
    `${weight.count} pictures of ${weight.screens} screens and what they are made of, ${weight.bytes} bytes`,
  );
  console.log(JSON.stringify({ passed: claimed.length, failed: faults.length }));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
