// Which files of stories need not be played: all that they are made of, and all that plays them, has passed before.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { difference, pictures } from '../visual/compare.mjs';
import { shotPath } from '../visual/shots.ts';

/** What plays and photographs stories, below the root of the project. */
const PLAYERS = [
  'package-lock.json',
  'apps/shop/public',
  'apps/storybook/.storybook',
  'apps/storybook/package.json',
  'apps/storybook/scripts',
  'apps/storybook/test-runner-jest.config.js',
  'apps/storybook/visual',
  'docs/images/review',
];

/** Kept pictures count for the stories that they show, see `filesOf`; reviewing and tests play no story. */
const isBeside = (path) =>
  /^apps\/storybook\/visual\/(baselines|review)\//.test(path) || path.endsWith('.test.mjs');

function filesBelow(root, path) {
  const file = join(root, path);
  // Said, not passed over: what cannot be looked at must not be taken for unchanged.
  if (!existsSync(file))
    throw new Error(`${path} is gone: is it still part of what plays stories?`);
  if (!statSync(file).isDirectory()) return [path];
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(root.length + 1), entry.name))
    .filter((name) => !isBeside(name));
}

/**
 * A number for what plays stories.
 * @param {string} root of the project
 * @param {readonly string[]} machine what of the machine counts: the versions of browser and Node, for example
 */
export function playersOf(root, machine, paths = PLAYERS) {
  const hash = createHash('sha256').update(JSON.stringify(machine));
  for (const path of paths.flatMap((path) => filesBelow(root, path)).sort()) {
    hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/**
 * The files of stories, each with its key and with what its pictures' names begin with.
 * @param {Record<string, string>} inputs the number of what each file is made of
 * @param {{ entries: Record<string, { id: string, type: string, importPath: string }> }} index
 * @param {string} players see `playersOf`
 * @param {string} baselines the folder of kept pictures
 */
export function filesOf({ inputs, index, players, baselines }) {
  const prefixes = new Map();
  for (const { id, type, importPath } of Object.values(index.entries)) {
    if (type !== 'story') continue;
    const file = posix.join('apps/storybook', importPath);
    prefixes.set(file, [...(prefixes.get(file) ?? []), shotPath(id, '')]);
  }
  const kept = pictures(baselines, '.webp');
  return [...prefixes].sort().map(([file, own]) => {
    if (inputs[file] === undefined) throw new Error(`Nobody has counted what ${file} is made of.`);
    const hash = createHash('sha256').update(`${players} ${file} ${inputs[file]}`);
    for (const name of kept.filter((name) => own.some((prefix) => name.startsWith(prefix)))) {
      hash.update(`\n${name}\n`).update(readFileSync(join(baselines, `${name}.webp`)));
    }
    return { file, key: hash.digest('hex'), prefixes: own };
  });
}

const recordOf = (folder, key) => join(folder, `${key}.json`);

/** What a file of stories had when it passed; null when it never did. */
export function replayOf(folder, { key }, now = new Date()) {
  const file = recordOf(folder, key);
  if (!existsSync(file)) return null;
  utimesSync(file, now, now);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Says of pictures that were not taken that they are the kept ones. */
export function standIn(actual, names) {
  for (const name of names) {
    const file = join(actual, `${name}.kept`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
}

/** Whether a picture that was taken is the kept one, but for what does not count. */
async function isKept(name, actual, baselines) {
  const kept = join(baselines, `${name}.webp`);
  if (!existsSync(kept)) return false;
  const mark = join(`${actual}-diff`, `${name}.png`);
  return (await difference(join(actual, `${name}.png`), kept, mark)) === null;
}

/**
 * Keeps the result of a file of stories, if all of them passed and all of its pictures are the kept ones.
 * @param {{ key: string, prefixes: string[] }} file see `filesOf`
 * @param {readonly string[]} statuses of its stories, as the runner names them
 * @param {string} actual the folder that the pictures were written to
 * @returns whether it was kept
 */
export async function keepResult(folder, { key, prefixes }, statuses, actual, baselines) {
  if (statuses.length === 0 || statuses.some((status) => status !== 'passed')) return false;
  const own = (extension) =>
    pictures(actual, extension).filter((name) => prefixes.some((one) => name.startsWith(one)));
  const taken = own('.png');
  if (own('.failed').length > 0) return false;
  for (const name of taken) if (!(await isKept(name, actual, baselines))) return false;
  mkdirSync(folder, { recursive: true });
  const record = recordOf(folder, key);
  const content = { passed: statuses.length, pictures: [...own('.kept'), ...taken].sort() };
  writeFileSync(`${record}.new`, JSON.stringify(content));
  renameSync(`${record}.new`, record);
  return true;
}
