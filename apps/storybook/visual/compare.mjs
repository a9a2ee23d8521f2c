// Compares the pictures of a run with the committed ones.  node visual/compare.mjs FOLDER
// The last line it prints is a count as JSON.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { baselines } from './keptPictures.ts';
import { measure } from './measure.mjs';

/** Files of a folder with an extension, without it, in order. */
export function pictures(folder, extension) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort();
}

/** What was found, in words; null when nothing that counts differs. */
function inWords({ kind, is, was, count, which, reason }) {
  if (kind === 'resized') return `is ${is.width} × ${is.height}, was ${was.width} × ${was.height}`;
  if (kind === 'changed') return `${count} pixels differ`;
  if (kind === 'unreadable') {
    return `cannot be read, ${which === 'after' ? 'as it is' : 'as it was kept'}: ${reason}`;
  }
  return null;
}

/** What differs between two pictures, in words; null when nothing that counts does. Marks it in a file. */
export async function difference(actual, baseline, diffFile) {
  const found = await measure(actual, baseline);
  if (found.mask) {
    const { data, width, height } = found.mask;
    mkdirSync(dirname(diffFile), { recursive: true });
    const ground = { width, height, channels: 4, background: '#ffffff' };
    await sharp({ create: ground })
      .composite([
        { input: found.base === 'before' ? baseline : actual, left: 0, top: 0 },
        { input: { create: { ...ground, background: '#ffffffe0' } } },
        { input: data, raw: { width, height, channels: 4 } },
      ])
      .png()
      .toFile(diffFile);
  }
  return inWords(found);
}

/** Runs a job for every item, four at a time. */
export async function forEachConcurrently(items, job) {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await job(item);
    }),
  );
}

/** Every difference between a folder of pictures and the committed ones. */
export async function compare(actual, folder = baselines) {
  const same = pictures(actual, '.kept');
  const others = pictures(actual, '.png');
  const taken = new Set([...same, ...others]);
  const kept = new Set(pictures(folder, '.webp'));
  const faults = others.filter((name) => !kept.has(name)).map((name) => `${name}: is new`);
  // Of these the story says why, where it failed.
  const failed = new Set(pictures(actual, '.failed'));
  const gone = [...kept].filter((name) => !taken.has(name) && !failed.has(name));
  faults.push(...gone.map((name) => `${name}: its story is gone`));
  const common = others.filter((name) => kept.has(name));
  await forEachConcurrently(common, async (name) => {
    const found = await difference(
      join(actual, `${name}.png`),
      join(folder, `${name}.webp`),
      join(`${actual}-diff`, `${name}.png`),
    );
    if (found) faults.push(`${name}: ${found}`);
  });
  return { taken: taken.size, faults: faults.sort() };
}

/** Packing with all effort takes seconds: it is worth them where a third of much is saved. @unit bytes */
const HEAVY = 100_000;

/** A picture as it is kept: without loss, as small as is worth the time. */
async function packed(source) {
  const usual = await sharp(source).webp({ lossless: true, effort: 4 }).toBuffer();
  if (usual.length <= HEAVY) return usual;
  // Of a picture without loss, quality says how hard it is packed.
  return await sharp(source).webp({ lossless: true, effort: 6, quality: 100 }).toBuffer();
}

/** Keeps a picture as the one to compare with; what is read meanwhile is the old one or the new one. */
export async function keep(name, source, folder = baselines) {
  const file = join(folder, `${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, await packed(source));
  renameSync(`${file}.new`, file);
}

/**
 * Makes a folder of pictures the ones to compare with; files that did not change stay untouched.
 * `isWhole` says that every story was photographed: pictures of stories that are gone go too.
 */
export async function update(actual, isWhole = true, folder = baselines) {
  const others = pictures(actual, '.png');
  const taken = new Set([...pictures(actual, '.kept'), ...others]);
  for (const name of isWhole ? pictures(folder, '.webp') : []) {
    if (!taken.has(name)) rmSync(join(folder, `${name}.webp`));
  }
  let written = 0;
  await forEachConcurrently(others, async (name) => {
    const file = join(folder, `${name}.webp`);
    const source = join(actual, `${name}.png`);
    const diff = join(`${actual}-diff`, `${name}.png`);
    if (existsSync(file) && (await difference(source, file, diff)) === null) return;
    await keep(name, source, folder);
    written += 1;
  });
  return { taken: taken.size, written };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , actual] = process.argv;
  if (!actual) throw new Error('Usage: node visual/compare.mjs FOLDER');
  const { taken, faults } = await compare(actual);
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length > 0) {
    console.log(
      `\nWhat differs is marked in ${actual}-diff. Look at it: npm run review. When it is meant: npm run visual:update`,
    );
  }
  console.log(
    JSON.stringify({ passed: Math.max(0, taken - faults.length), failed: faults.length }),
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
