// Two sets of pictures to look at beside each other: a run and the kept ones, or the kept ones and those of a commit.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pictures } from '../compare.mjs';
import { pictureKindOf } from '../shots.ts';

/** `actions-button/matrix.dark-390` → `actions-button--matrix`. */
const storyOf = (name) => name.replace('/', '--').replace(/\.[^.]+$/, '');

/** Why a kept picture was not taken: its story is gone, or asks for it no longer, or was not photographed this time. */
function isGone(name, { stories, declared }, photographed, failed) {
  const story = stories?.find(({ id }) => id === storyOf(name));
  // A story that was written after the room was built is not gone.
  if (!story) return !declared.has(storyOf(name));
  if (pictureKindOf(story) === 'nothing') return true;
  return photographed.has(story.id) && !failed.has(story.id);
}

/**
 * The pictures of a run beside the kept ones. `stories` are those of the built Storybook, or null when it was not built;
 * `declared` are the addresses of those in the sources.
 */
export function setsOfRun({ actual, kept, stories, declared }) {
  const taken = pictures(actual, '.png');
  const marked = pictures(actual, '.kept').filter((name) => !taken.includes(name));
  const all = new Set([...taken, ...marked]);
  const before = new Set(pictures(kept, '.webp'));
  const failures = pictures(actual, '.failed').filter((name) => !all.has(name));
  const failed = new Set(failures.map(storyOf));
  const photographed = new Set([...all].map(storyOf));
  const missing = [...before].filter((name) => !all.has(name) && !failures.includes(name));
  const removed = missing.filter((name) =>
    isGone(name, { stories, declared }, photographed, failed),
  );
  const untaken = failures.map((name) => [
    name,
    readFileSync(join(actual, `${name}.failed`), 'utf8'),
  ]);
  return {
    common: taken.filter((name) => before.has(name)),
    added: taken.filter((name) => !before.has(name)),
    removed,
    untaken,
    unphotographed: missing.filter((name) => !removed.includes(name)),
    same: marked.length,
    before: (name) => readFileSync(join(kept, `${name}.webp`)),
    after: (name) => readFileSync(join(actual, `${name}.png`)),
    isKept: (name) => before.has(name),
  };
}

/** Stories of the built Storybook; null when it was not built. */
export function storiesIn(index) {
  if (!existsSync(index)) return null;
  const { entries } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

const git = (root, args) =>
  execFileSync('git', args, {
    cwd: root,
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The name that Git gives to a file's content. */
const blobOf = (content) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** A commit by any name that Git knows: its number and the first line of its message. Throws when there is none. */
export function commitOf(root, name) {
  if (name.startsWith('-')) throw new Error(`No commit is called ${name}.`);
  try {
    const said = git(root, ['log', '-1', '--format=%h%n%s', name, '--']).toString();
    const [commit, subject] = said.split('\n');
    return { commit, subject };
  } catch (error) {
    throw new Error(`No commit is called ${name}: ${String(error.stderr).trim()}`);
  }
}

/** The kept pictures of the tree beside those of a commit. */
export function setsOfCommit({ root, kept, commit }) {
  const folder = relative(root, kept).split(sep).join('/');
  const listed = git(root, ['ls-tree', '-r', '-z', `${commit}`, '--', `${folder}/`]).toString();
  const before = new Map(
    listed
      .split('\0')
      .filter((line) => line.endsWith('.webp'))
      .map((line) => {
        const [, blob, path] = /^\d+ blob ([0-9a-f]+)\t(.*)$/.exec(line) ?? [];
        return [path.slice(folder.length + 1, -'.webp'.length), blob];
      }),
  );
  const after = new Set(pictures(kept, '.webp'));
  const read = (name) => readFileSync(join(kept, `${name}.webp`));
  const both = [...after].filter((name) => before.has(name));
  const common = both.filter((name) => blobOf(read(name)) !== before.get(name));
  return {
    common,
    added: [...after].filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    untaken: [],
    unphotographed: [],
    same: both.length - common.length,
    before: (name) => git(root, ['cat-file', 'blob', before.get(name)]),
    after: read,
    isKept: (name) => before.has(name),
  };
}
