// Makes changed pictures the ones to compare with: writes, replaces or removes the kept ones in the tree.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keep } from '../compare.mjs';
import { keyOf } from './changes.mjs';

/** @typedef {import('./report.types.ts').Item} Item */

const refusals = {
  unreadable: 'one of its pictures cannot be read: photograph the story anew',
  untaken: 'no picture was taken of it: the story fails',
};

/** Whether a name on the command line means a picture: itself, its story or its component. */
const means = (said, name) =>
  name === said || name.startsWith(`${said}/`) || name.startsWith(`${said}.`);

/**
 * The pictures that names mean. Throws with those that mean nothing, before anything is written.
 * @param {Item[]} items @param {string[]} said
 */
export function chosenBy(items, said) {
  const unknown = said.filter((one) => !items.some(({ name }) => means(one, name)));
  if (unknown.length > 0) throw new Error(`No changed picture is called ${unknown.join(', ')}.`);
  return items.filter(({ name }) => said.some((one) => means(one, name)));
}

/** Writes one picture; answers why not, or null. `seen` is the picture that was looked at. */
async function acceptOne({ name, kind, after }, seen, actual, kept) {
  if (refusals[kind]) return refusals[kind];
  if (kind === 'removed') {
    rmSync(join(kept, `${name}.webp`), { force: true });
    return null;
  }
  const file = join(actual, `${name}.png`);
  if (!existsSync(file)) return 'the picture of the run is gone: photograph the story anew';
  const source = readFileSync(file);
  if (keyOf(source) !== (seen ?? after.key)) {
    return 'another picture was taken since it was looked at: load the page anew';
  }
  await keep(name, source, kept);
  return null;
}

/**
 * Accepts pictures of a run.
 * @param {Item[]} items @param {{ actual: string, kept: string, seen?: Map<string, string> }} from
 * @returns {Promise<import('./report.types.ts').Accepted>}
 */
export async function accept(items, { actual, kept, seen = new Map() }) {
  const answer = { accepted: [], refused: [] };
  for (const item of items) {
    const reason = await acceptOne(item, seen.get(item.name), actual, kept);
    if (reason === null) answer.accepted.push(item.name);
    else answer.refused.push({ name: item.name, reason });
  }
  return answer;
}
