// A review: the sets are compared, what changed is put below components and screens, and the page is written.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baselines } from '../keptPictures.ts';
import { changesIn } from './changes.mjs';
import { pageOf } from './page.mjs';
import { commitOf, setsOfCommit, setsOfRun, storiesIn } from './sets.mjs';
import { grouped, storyIdsIn, titlesIn } from './titles.mjs';

const tree = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * What changed: in a run (its folder is `actual`), or in the tree since a commit. Throws when no commit has that name.
 * @param {{ actual: string, commit?: string, kept?: string, root?: string }} options
 */
export async function changes({ actual, commit: name, kept = baselines, root = tree }) {
  const index = join(root, 'apps/storybook/storybook-static/index.json');
  const commit = name === undefined ? undefined : commitOf(root, name);
  const sets = commit
    ? setsOfCommit({ root, kept, commit: commit.commit })
    : setsOfRun({ actual, kept, stories: storiesIn(index), declared: storyIdsIn(root) });
  const source = commit ? { is: 'commit', ...commit } : { is: 'run' };
  return { ...(await changesIn(sets)), source };
}

/** The page of changes. `accepts` says who takes an answer. */
export async function pageFor({ items, pictures, ...rest }, accepts, root = tree) {
  const { source, unchanged, near, unphotographed } = rest;
  const groups = grouped(items, titlesIn(root));
  return await pageOf({ source, groups, unchanged, near, unphotographed, accepts }, pictures);
}
