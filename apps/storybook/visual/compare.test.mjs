// Pictures of stories: what counts as a difference, and what becomes of new and abandoned ones.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { compare, pictures, update } from './compare.mjs';
import { isKept } from './keptPictures.ts';
import { allowance } from './measure.mjs';

const home = mkdtempSync(join(tmpdir(), 'banxin-visual-'));
after(() => rmSync(home, { recursive: true, force: true }));

const indigo = '#2340b0';
let folders = 0;

/** A folder of pictures, 40 × 20, of one colour with a square of another. */
async function photographed(stories) {
  folders += 1;
  const folder = join(home, `run${folders}`);
  for (const [name, { ground = indigo, square = 0, width = 40 }] of Object.entries(stories)) {
    const file = join(folder, `${name}.png`);
    mkdirSync(dirname(file), { recursive: true });
    const picture = sharp({ create: { width, height: 20, channels: 3, background: ground } });
    const dot = { create: { width: square, height: square, channels: 3, background: '#ffffff' } };
    await picture
      .composite(square ? [{ input: dot, top: 0, left: 0 }] : [])
      .png()
      .toFile(file);
  }
  return folder;
}

/** The faults of a second run after a first one was kept. */
async function faults(first, second) {
  const kept = join(home, `kept${folders}`);
  await update(await photographed(first), true, kept);
  return (await compare(await photographed(second), kept)).faults;
}

/** A folder in which these pictures are kept. */
async function keptOf(stories) {
  const kept = join(home, `kept${folders}`);
  await update(await photographed(stories), true, kept);
  return kept;
}

const name = 'actions-button/matrix.light-1366';

test('the same picture is no difference', async () => {
  assert.deepEqual(await faults({ [name]: {} }, { [name]: {} }), []);
});

test('a handful of pixels is no difference, more is', async () => {
  assert.equal(await faults({ [name]: {} }, { [name]: { square: 4 } }).then((f) => f.length), 0);
  assert.ok(6 * 6 > allowance(40, 20));
  assert.deepEqual(await faults({ [name]: {} }, { [name]: { square: 6 } }), [
    `${name}: 36 pixels differ`,
  ]);
});

test('in a whole window one pixel of 5,000 may differ', () => {
  assert.equal(allowance(1366, 768), 209);
  assert.equal(allowance(390, 844), 65);
  assert.equal(allowance(1366, 72), 24);
});

test('a colour that changed by a few steps is a difference', async () => {
  assert.equal((await faults({ [name]: {} }, { [name]: { ground: '#2746b6' } })).length, 1);
});

test('another size is a difference', async () => {
  assert.deepEqual(await faults({ [name]: {} }, { [name]: { width: 41 } }), [
    `${name}: is 41 × 20, was 40 × 20`,
  ]);
});

test('a story without a kept picture and a kept picture without a story are named', async () => {
  assert.deepEqual(await faults({ 'a-b/old.light-390': {} }, { 'a-b/new.light-390': {} }), [
    'a-b/new.light-390: is new',
    'a-b/old.light-390: its story is gone',
  ]);
});

test('an update drops what is gone, but not when only some stories were photographed', async () => {
  const kept = join(home, 'updated');
  await update(
    await photographed({ 'a-b/one.light-390': {}, 'a-b/two.light-390': {} }),
    true,
    kept,
  );
  const run = await photographed({ 'a-b/one.light-390': { square: 9 } });
  assert.deepEqual(await update(run, false, kept), { taken: 1, written: 1 });
  assert.deepEqual(pictures(kept, '.webp'), ['a-b/one.light-390', 'a-b/two.light-390']);
  assert.deepEqual(await update(run, true, kept), { taken: 1, written: 0 });
  assert.deepEqual(pictures(kept, '.webp'), ['a-b/one.light-390']);
});

test('a picture is the kept one only if every pixel is', async () => {
  const kept = await keptOf({ [name]: {} });
  const png = async (look) => join(await photographed({ [name]: look }), `${name}.png`);
  assert.equal(await isKept(name, await png({}), kept), true);
  assert.equal(await isKept(name, await png({ square: 1 }), kept), false);
  assert.equal(await isKept(name, await png({ width: 20 }), kept), false);
  assert.equal(await isKept('actions-button/new.light-1366', await png({}), kept), false);
});

test('what was found to be the kept picture as it was taken is counted, and stays', async () => {
  const kept = await keptOf({ [name]: {}, 'fields-select/matrix.light-1366': {} });
  const run = await photographed({ 'fields-select/matrix.light-1366': { square: 12 } });
  mkdirSync(join(run, dirname(name)), { recursive: true });
  writeFileSync(join(run, `${name}.kept`), '');
  assert.deepEqual(await compare(run, kept), {
    taken: 2,
    faults: ['fields-select/matrix.light-1366: 144 pixels differ'],
  });
  assert.deepEqual(await update(run, true, kept), { taken: 2, written: 1 });
  assert.equal(pictures(kept, '.webp').length, 2);
});
