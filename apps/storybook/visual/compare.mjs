// Compares the pictures of a run with the committed ones.  node visual/compare.mjs FOLDER
// The last line it prints is a count as JSON.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { baselines, pixels } from './keptPictures.ts';

// Without its cache sharp reads a file anew that an update has just rewritten.
sharp.cache(false);

/** Distance of two colours below which they count as the same, 0–1: a changed brand colour is 0.02. */
export const threshold = 0.01;
/**
 * Pixels that may differ: 24, in large pictures one of 5,000. Two runs of one build differ in up to 8 pixels of
 * curves, and once in 3,250 pictures a line of text is drawn half a pixel higher (184 pixels of 1366 × 768).
 */
export const allowance = (width, height) => Math.max(24, Math.floor((width * height) / 5000));

/** Files of a folder with an extension, without it, in order. */
export function pictures(folder, extension) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort();
}

/** What differs between two pictures, in words; null when nothing that counts does. */
export async function difference(actual, baseline, diffFile) {
  const [is, was] = await Promise.all([pixels(actual), pixels(baseline)]);
  const { width, height } = is.info;
  if (width !== was.info.width || height !== was.info.height) {
    return `is ${width} × ${height}, was ${was.info.width} × ${was.info.height}`;
  }
  if (is.data.equals(was.data)) return null;
  const diff = Buffer.alloc(is.data.length);
  const count = pixelmatch(is.data, was.data, diff, width, height, { threshold });
  if (count <= allowance(width, height)) return null;
  mkdirSync(dirname(diffFile), { recursive: true });
  await sharp(diff, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(diffFile);
  return `${count} pixels differ`;
}

/** Runs a job for every item, four at a time. */
async function forEachConcurrently(items, job) {
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
  const gone = [...kept].filter((name) => !taken.has(name));
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

async function packed(source) {
  const usual = await sharp(source).webp({ lossless: true, effort: 4 }).toBuffer();
  if (usual.length <= HEAVY) return usual;
  // Of a picture without loss, quality says how hard it is packed.
  return await sharp(source).webp({ lossless: true, effort: 6, quality: 100 }).toBuffer();
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
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await packed(source));
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
      `\nWhat differs is marked in ${actual}-diff. When it is meant: npm run visual:update`,
    );
  }
  console.log(
    JSON.stringify({ passed: Math.max(0, taken - faults.length), failed: faults.length }),
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
