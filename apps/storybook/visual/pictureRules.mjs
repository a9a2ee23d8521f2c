// Rules of the pictures, beside looking as before: published, distinct, seen, light, not blank.
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { askedOf, dressesOf } from './shots.ts';

/** `actions-button/matrix.dark-390` → `actions-button--matrix`. */
const storyOf = (picture) => picture.slice(0, picture.lastIndexOf('.')).replace('/', '--');

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
 * Distinct: no two stories share a picture, unless the pair is declared.
 * @param looks fingerprint by picture
 * @param declared reasons by `one = other`, ids of stories
 */
export function lookalikes(looks, declared = {}) {
  const pairs = new Set();
  for (const group of Map.groupBy(Object.keys(looks), (name) => looks[name]).values()) {
    const [first, ...others] = [...new Set(group.map(storyOf))].sort();
    for (const other of others) pairs.add(`${first} = ${other}`);
  }
  // What is like a third one is like each other.
  const likeOf = new Map();
  const root = (name) => (likeOf.has(name) ? root(likeOf.get(name)) : name);
  for (const pair of Object.keys(declared)) {
    const [one, other] = pair.split(' = ').map(root);
    if (one !== other) likeOf.set(other, one);
  }
  const seen = new Map();
  const seenRoot = (name) => (seen.has(name) ? seenRoot(seen.get(name)) : name);
  for (const pair of pairs) {
    const [one, other] = pair.split(' = ').map(seenRoot);
    if (one !== other) seen.set(other, one);
  }
  const differ = (find) => (pair) => {
    const [one, other] = pair.split(' = ');
    return find(one) !== find(other);
  };
  return [
    ...[...pairs].filter(differ(root)).map((pair) => `${pair} look the same`),
    ...Object.keys(declared)
      .filter(differ(seenRoot))
      .map((pair) => `${pair} are declared alike and are not`),
  ];
}

/** Seen: what the index of stories promises and no picture shows. @param folders of components and pages */
export function unseen(stories, taken, folders) {
  const counts = new Map();
  for (const name of taken) counts.set(storyOf(name), (counts.get(storyOf(name)) ?? 0) + 1);
  const has = ({ id }) => counts.get(id) ?? 0;
  const faults = [];
  for (const [title, own] of Map.groupBy(stories, (story) => story.title)) {
    // What a flow does is played in the shop, and what a page of the manual promises is no look.
    if (/^(Flows|版心设计系统)\//.test(title)) continue;
    if (!own.some(has)) faults.push(`${title} has no picture`);
    const hasSheet = own.some((story) => askedOf(story) === 'sheet');
    for (const story of own) {
      const asked = askedOf(story);
      const missing = dressesOf(asked) - has(story);
      if (missing > 0) faults.push(`${story.id} lacks ${missing} of its pictures`);
      const isProven = story.tags.includes('play-fn') || asked !== 'nothing';
      if (!isProven && !(hasSheet && story.exportName === 'Default')) {
        faults.push(`${story.id} has neither a play nor a picture: it proves nothing`);
      }
    }
  }
  const shown = (folder, asked) =>
    stories.some((story) => dirname(story.importPath) === folder && askedOf(story) === asked);
  for (const [folder, asked] of Object.entries(folders)) {
    if (!shown(folder, asked)) faults.push(`${folder} has no ${asked} to be photographed`);
  }
  return faults;
}

/** What all pictures may weigh: the components and flows, and what a screen adds. @unit bytes */
export const budget = (screens) => ({
  pictures: 750 + 24 * screens,
  bytes: 12_000_000 + 400_000 * screens,
});

/** Light: more pictures, or heavier ones, than the screens of the shop account for. */
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

/** What a picture looks like, in short, and whether it is one colour from edge to edge. */
export async function lookAt(file) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isBlank = data.equals(Buffer.alloc(data.length, data.subarray(0, channels)));
  const look = createHash('sha256').update(`${width}×${height}`).update(data).digest('hex');
  return { look, isBlank };
}
