// Rules for the kept pictures, besides that they look as before: every claimed state is published, no two stories
// share a picture, every promised picture is there, none is blank, and all together stay within their budget.
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { pictureKindOf, variantCount } from './shots.ts';

/** `actions-button/matrix.dark-390` → `actions-button--matrix`. */
const storyOf = (picture) => picture.slice(0, picture.lastIndexOf('.')).replace('/', '--');

/** Claimed states, as `flow Name`, that the built Storybook does not have. */
export function unpublished(claimed, index) {
  const shipped = new Set(
    Object.values(index.entries)
      .filter(({ tags }) => tags.includes('atlas'))
      .map(({ tags, exportName }) => {
        const machine = tags.find((tag) => tag.startsWith('machine:'));
        return `${machine?.slice('machine:'.length)} ${exportName}`;
      }),
  );
  return claimed.filter((name) => !shipped.has(name)).map((name) => `${name} is not published`);
}

/** Answers for a name the first of all names that pairs `one = other` join with it, directly or by way of others. */
function joinedBy(pairs) {
  const joined = new Map();
  const first = (name) => (joined.has(name) ? first(joined.get(name)) : name);
  for (const pair of pairs) {
    const [one, other] = pair.split(' = ').map(first);
    if (one !== other) joined.set(other, one);
  }
  return first;
}

/**
 * Pairs of stories that share a picture and are not declared, and declared pairs that do not share one.
 * @param looks fingerprint by picture
 * @param declared reasons by `one = other`, ids of stories
 */
export function lookalikes(looks, declared = {}) {
  const pairs = new Set();
  for (const group of Map.groupBy(Object.keys(looks), (name) => looks[name]).values()) {
    const [first, ...others] = [...new Set(group.map(storyOf))].sort();
    for (const other of others) pairs.add(`${first} = ${other}`);
  }
  const isNotJoinedBy = (known) => {
    const first = joinedBy(known);
    return (pair) => new Set(pair.split(' = ').map(first)).size > 1;
  };
  return [
    ...[...pairs]
      .filter(isNotJoinedBy(Object.keys(declared)))
      .map((pair) => `${pair} look the same`),
    ...Object.keys(declared)
      .filter(isNotJoinedBy(pairs))
      .map((pair) => `${pair} are declared alike and are not`),
  ];
}

/**
 * Pictures that the story index promises and nobody has taken, and stories that prove nothing.
 * @param taken names of the kept pictures
 * @param folders folder of each component and page, with the kind of picture that it must have
 */
export function unseen(stories, taken, folders) {
  const counts = new Map();
  for (const name of taken) counts.set(storyOf(name), (counts.get(storyOf(name)) ?? 0) + 1);
  const countOf = ({ id }) => counts.get(id) ?? 0;
  const faults = [];
  for (const [title, own] of Map.groupBy(stories, (story) => story.title)) {
    // Stories of flows in the shop and of the manual's conventions check behaviour, not looks.
    if (/^(flows|版心设计系统)-/.test(own[0].id)) continue;
    if (!own.some(countOf)) faults.push(`${title} has no picture`);
    const hasSheet = own.some((story) => pictureKindOf(story) === 'sheet');
    for (const story of own) {
      const kind = pictureKindOf(story);
      const missing = variantCount(kind) - countOf(story);
      if (missing > 0) faults.push(`${story.id} lacks ${missing} of its pictures`);
      const isProven = story.tags.includes('play-fn') || kind !== 'nothing';
      if (!isProven && !(hasSheet && story.exportName === 'Default')) {
        faults.push(`${story.id} has neither a play nor a picture: it proves nothing`);
      }
    }
  }
  // A screen is the state that its readers mostly see; a page that only leads on has none.
  const shows = (story, kind) =>
    pictureKindOf(story) === kind || (kind === 'state' && pictureKindOf(story) === 'screen');
  const isShown = (folder, kind) =>
    stories.some((story) => dirname(story.importPath) === folder && shows(story, kind));
  for (const [folder, kind] of Object.entries(folders)) {
    if (!isShown(folder, kind)) faults.push(`${folder} has no ${kind} to be photographed`);
  }
  return faults;
}

/** How many pictures there may be and what they may weigh, in bytes: those of components and flows, and of each screen. */
export const budget = (screens) => ({
  pictures: 750 + 24 * screens,
  bytes: 12_000_000 + 400_000 * screens,
});

/** What exceeds the budget of so many screens: the number of pictures, their bytes. */
export function overweight({ count, bytes, screens }) {
  const most = budget(screens);
  return [
    ...(count > most.pictures
      ? [`${count} pictures, at most ${most.pictures} are accounted for`]
      : []),
    ...(bytes > most.bytes
      ? [`${bytes} bytes of pictures, at most ${most.bytes} are accounted for`]
      : []),
  ];
}

/** A hash of what a picture looks like, and whether it is one colour from edge to edge. */
export async function fingerprint(file) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isBlank = data.equals(Buffer.alloc(data.length, data.subarray(0, channels)));
  const look = createHash('sha256').update(`${width}×${height}`).update(data).digest('hex');
  return { look, isBlank };
}
