// Two gates of the state atlas that only the built Storybook and its pictures can answer.
//   node --conditions=@banxin/source visual/atlasGates.mjs PICTURES     the last line is a JSON count
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pictures } from './compare.mjs';

const stories = fileURLToPath(new URL('../../shop/src/stories/atlas', import.meta.url));
const built = fileURLToPath(new URL('../storybook-static/index.json', import.meta.url));

/** Published: claimed states, as `flow Name`, that the built Storybook does not have. */
export function unpublished(claimed, index) {
  const shipped = new Set(
    Object.values(index.entries)
      .filter(({ tags }) => tags.includes('atlas'))
      .map(({ title, exportName }) => `${title.replace('Atlas/', '')} ${exportName}`),
  );
  return claimed.filter((name) => !shipped.has(name)).map((name) => `${name} is not published`);
}

/**
 * Distinct: stories of a flow with the very same picture, unless the pair is declared.
 * @param looks picture's fingerprint by story
 * @param alike declared pairs, `One = Other`
 */
export function lookalikes(looks, alike = {}) {
  const names = Object.keys(looks).sort();
  const pairs = names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .flatMap((other) => (looks[one] === looks[other] ? [`${one} = ${other}`] : [])),
  );
  return [
    ...pairs.filter((pair) => !(pair in alike)).map((pair) => `${pair} look the same`),
    ...Object.keys(alike)
      .filter((pair) => !pairs.includes(pair))
      .map((pair) => `${pair} are declared alike and are not`),
  ];
}

async function fingerprint(file) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width}×${info.height}`).update(data).digest('hex');
}

/** `form-editing-tab-account` → `FormEditingTabAccount`, as the story is exported. */
const exportName = (slug) => slug.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());

async function looksOf(folder) {
  const looks = {};
  for (const name of pictures(folder, '.light-1366.png')) {
    looks[exportName(name)] = await fingerprint(join(folder, `${name}.light-1366.png`));
  }
  return looks;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { atlases } = await import('@banxin/flows/atlases');
  const { claimsOf } = await import('@banxin/flows/testing');
  const [, , folder] = process.argv;
  const flows = readdirSync(stories)
    .filter((name) => name.endsWith('.atlas.stories.tsx'))
    .map((name) => name.replace('.atlas.stories.tsx', ''));
  const claimed = flows.flatMap((flow) =>
    claimsOf(readFileSync(join(stories, `${flow}.atlas.stories.tsx`), 'utf8')).map(
      ({ name }) => `${flow} ${name}`,
    ),
  );
  const index = existsSync(built) ? JSON.parse(readFileSync(built, 'utf8')) : { entries: {} };
  const faults = unpublished(claimed, index);
  for (const flow of flows) {
    const looks = await looksOf(join(folder, `atlas-${flow}`));
    faults.push(...lookalikes(looks, atlases[flow].alike).map((fault) => `${flow}: ${fault}`));
  }
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(JSON.stringify({ passed: claimed.length, failed: faults.length }));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
