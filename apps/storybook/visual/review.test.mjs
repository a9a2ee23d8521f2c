// A review of small picture trees: what changed, moved, came, went or cannot be read, and what accepting writes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { compare, pictures, update } from './compare.mjs';
import { measure } from './measure.mjs';
import { accept, chosenBy } from './review/accept.mjs';
import { changesIn } from './review/changes.mjs';
import { messages } from './review/review.messages.ts';
import { commitOf, setsOfCommit, setsOfRun } from './review/sets.mjs';
import { grouped, storyIdsIn, titlesIn } from './review/titles.mjs';

const home = mkdtempSync(join(tmpdir(), 'banxin-review-'));
after(() => rmSync(home, { recursive: true, force: true }));

let folders = 0;
const folder = () => {
  folders += 1;
  const made = join(home, String(folders));
  mkdirSync(made);
  return made;
};

/** A sheet with bands of colour below each other, each 20 px. */
async function sheetOf(bands, width = 60) {
  const rows = bands.map((background, index) => ({
    input: { create: { width, height: 20, channels: 4, background } },
    top: index * 20,
    left: 0,
  }));
  return await sharp({
    create: { width, height: bands.length * 20, channels: 4, background: '#ffffff' },
  })
    .composite(rows)
    .png()
    .toBuffer();
}

const white = '#ffffff';
const indigo = '#2340b0';
const ink = '#17191e';

function write(home, name, bytes) {
  const file = join(home, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** A folder in which sheets are kept, and one of a run: `null` is the kept one, a string why there is none. */
async function trees(kept, run) {
  const [before, actual] = [folder(), folder()];
  const first = folder();
  for (const [name, bands] of Object.entries(kept))
    write(first, `${name}.png`, await sheetOf(bands));
  await update(first, true, before);
  for (const [name, bands] of Object.entries(run)) {
    if (bands === null) write(actual, `${name}.kept`, '');
    else if (typeof bands === 'string') write(actual, `${name}.failed`, bands);
    else write(actual, `${name}.png`, Buffer.isBuffer(bands) ? bands : await sheetOf(bands));
  }
  return { kept: before, actual };
}

const found = async ({ kept, actual }, stories = null, declared = new Set()) =>
  await changesIn(setsOfRun({ kept, actual, stories, declared }));
const kindsOf = ({ items }) => Object.fromEntries(items.map(({ name, kind }) => [name, kind]));

const button = 'actions-button/matrix.light-1366';
const select = 'fields-select/open.dark-390';

test('a picture that is the kept one is counted and not shown', async () => {
  const at = await trees(
    { [button]: [white], [select]: [ink] },
    { [button]: null, [select]: [ink] },
  );
  const report = await found(at);
  assert.deepEqual(report.items, []);
  assert.equal(report.unchanged, 2);
  assert.equal(report.pictures.size, 0);
});

test('a changed colour is shown with both pictures, its place and a mask of it', async () => {
  const at = await trees({ [button]: [white, white, white] }, { [button]: [white, indigo, white] });
  const report = await found(at);
  const [item] = report.items;
  assert.equal(item.kind, 'changed');
  assert.equal(item.count, 60 * 20);
  assert.deepEqual(item.box, { x: 0, y: 20, width: 60, height: 20 });
  assert.equal(report.pictures.size, 3);
  const mask = await sharp(report.pictures.get(item.mask.key)).raw().toBuffer();
  assert.deepEqual([...mask.subarray(60 * 30 * 4, 60 * 30 * 4 + 4)], [228, 0, 127, 255]);
  assert.equal(mask[3], 0);
});

test('a handful of pixels is unchanged, and said', async () => {
  const speck = await sharp(await sheetOf([white]))
    .composite([
      { input: { create: { width: 3, height: 3, channels: 4, background: ink } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const report = await found(await trees({ [button]: [white] }, { [button]: speck }));
  assert.deepEqual([report.items.length, report.unchanged, report.near], [0, 1, 1]);
});

test('a band more in the middle is the only thing that differs: what it pushed down is what it was', async () => {
  const at = await trees({ [button]: [white, ink] }, { [button]: [white, indigo, ink] });
  const [item] = (await found(at)).items;
  assert.equal(item.kind, 'resized');
  assert.deepEqual(item.box, { x: 0, y: 20, width: 60, height: 20 });
  assert.equal(item.mask.base, 'after');
  assert.deepEqual([item.before.height, item.after.height], [40, 60]);
});

test('a band less is marked where it stood', async () => {
  const at = await trees({ [button]: [white, indigo, ink] }, { [button]: [white, ink] });
  const [item] = (await found(at)).items;
  assert.equal(item.mask.base, 'before');
  assert.deepEqual(item.box, { x: 0, y: 20, width: 60, height: 20 });
});

test('another width is a change of size on the room of both', async () => {
  const is = await sheetOf([indigo], 80);
  const was = await sheetOf([indigo], 60);
  const { kind, count, box } = await measure(is, was);
  assert.deepEqual(
    { kind, count, box },
    {
      kind: 'resized',
      count: 20 * 20,
      box: { x: 60, y: 0, width: 20, height: 20 },
    },
  );
});

test('new ones, removed ones and unreadable ones are shown as what they are', async () => {
  const at = await trees(
    { [button]: [white], 'data-tag/matrix.light-1366': [ink] },
    { [button]: Buffer.from('no picture'), [select]: [indigo] },
  );
  const report = await found(at);
  assert.deepEqual(kindsOf(report), {
    [button]: 'unreadable',
    'data-tag/matrix.light-1366': 'removed',
    [select]: 'new',
  });
  const [unreadable] = report.items;
  assert.match(unreadable.reason, /^after: Input buffer contains unsupported image format/);
  assert.ok(unreadable.before, 'the one that can be read is shown');
  assert.match((await compare(at.actual, at.kept)).faults.join(), /cannot be read, as it is/);
});

test('a kept picture that is broken is said too', async () => {
  const at = await trees({}, { [button]: [white] });
  write(at.kept, `${button}.webp`, 'broken');
  assert.equal((await found(at)).items[0].kind, 'unreadable');
});

test('a picture that did not come to rest says why, and its story is not gone', async () => {
  const at = await trees({ [button]: [white] }, { [button]: 'The picture does not come to rest' });
  const report = await found(at);
  assert.deepEqual(kindsOf(report), { [button]: 'untaken' });
  assert.equal(report.items[0].reason, 'The picture does not come to rest');
  assert.ok(report.items[0].before);
  assert.deepEqual((await compare(at.actual, at.kept)).faults, []);
});

test('when a part was photographed, the rest is not gone; a picture that nobody asks for is', async () => {
  const dark = 'actions-button/matrix.dark-390';
  const noPhoto = 'data-tag/long.light-1366';
  const old = 'data-old/matrix.light-1366';
  const bands = {
    [button]: [white],
    [dark]: [white],
    [select]: [ink],
    [noPhoto]: [ink],
    [old]: [ink],
  };
  const stories = [
    { id: 'actions-button--matrix', tags: [] },
    { id: 'fields-select--open', tags: ['photo'] },
    { id: 'data-tag--long', tags: [] },
  ];
  const report = await found(await trees(bands, { [button]: null }), stories);
  assert.deepEqual(kindsOf(report), { [dark]: 'removed', [noPhoto]: 'removed', [old]: 'removed' });
  assert.deepEqual(report.unphotographed, [select]);
});

test('a story that is younger than the build, or not built at all, is not gone', async () => {
  const at = await trees({ [button]: [white], [select]: [ink] }, { [button]: null });
  const declared = new Set(['fields-select--open']);
  for (const stories of [[{ id: 'actions-button--matrix', tags: [] }], null]) {
    const report = await found(at, stories, declared);
    assert.deepEqual([report.items, report.unphotographed], [[], [select]]);
  }
});

test('every kept picture of the tree belongs to a story that its sources declare', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const declared = storyIdsIn(root);
  const kept = pictures(join(root, 'apps/storybook/visual/baselines'), '.webp');
  assert.ok(kept.length > 1000);
  assert.deepEqual(
    kept.filter((name) => !declared.has(name.replace('/', '--').replace(/\.[^.]+$/, ''))),
    [],
  );
});

test('accepting writes what changed or is new, and removes what is gone', async () => {
  const gone = 'data-tag/matrix.light-1366';
  const at = await trees(
    { [button]: [white], [gone]: [ink] },
    { [button]: [indigo], [select]: [ink] },
  );
  const { items } = await found(at);
  const answer = await accept(items, at);
  assert.deepEqual(answer, { accepted: [button, gone, select].sort(), refused: [] });
  assert.deepEqual(pictures(at.kept, '.webp'), [button, select]);
  assert.deepEqual((await found(at)).items, []);
});

test('one is accepted by its name, its story or its component; the others stay', async () => {
  const at = await trees(
    { [button]: [white], [select]: [white] },
    { [button]: [ink], [select]: [ink] },
  );
  const { items } = await found(at);
  for (const said of [button, 'actions-button/matrix', 'actions-button']) {
    assert.deepEqual(
      chosenBy(items, [said]).map(({ name }) => name),
      [button],
    );
  }
  assert.throws(
    () => chosenBy(items, ['actions-butto', '../../../secret']),
    /No changed picture is called actions-butto, /,
  );
  await accept(chosenBy(items, ['actions-button']), at);
  assert.deepEqual(kindsOf(await found(at)), { [select]: 'changed' });
});

test('what cannot be read or was not taken is refused, and nothing is written', async () => {
  const at = await trees(
    { [button]: [white], [select]: [white] },
    { [button]: Buffer.from('x'), [select]: 'fails' },
  );
  const before = readFileSync(join(at.kept, `${button}.webp`));
  const { items } = await found(at);
  const { accepted, refused } = await accept(items, at);
  assert.deepEqual([accepted, refused.map(({ name }) => name)], [[], [button, select]]);
  assert.deepEqual(readFileSync(join(at.kept, `${button}.webp`)), before);
});

test('a picture that was taken anew since it was looked at is not accepted unseen', async () => {
  const at = await trees({ [button]: [white] }, { [button]: [ink] });
  const { items } = await found(at);
  write(at.actual, `${button}.png`, await sheetOf([indigo]));
  const { refused } = await accept(items, at);
  assert.match(refused[0].reason, /another picture was taken/);
  rmSync(join(at.actual, `${button}.png`));
  assert.match((await accept(items, at)).refused[0].reason, /is gone/);
});

test('the kept pictures of the tree are compared with those of a commit', async () => {
  const root = folder();
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
    });
  const kept = join(root, 'pictures');
  const keepAll = async (all) => {
    const run = folder();
    for (const [name, bands] of Object.entries(all))
      write(run, `${name}.png`, await sheetOf(bands));
    await update(run, true, kept);
  };
  git('init', '-q');
  await keepAll({ [button]: [white], 'data-tag/matrix.light-1366': [ink], [select]: [ink] });
  git('add', '.');
  git('commit', '-qm', 'Pictures as they were');
  await keepAll({
    [button]: [white, indigo],
    [select]: [ink],
    'data-new/matrix.light-1366': [ink],
  });
  const { commit, subject } = commitOf(root, 'HEAD');
  assert.equal(subject, 'Pictures as they were');
  const report = await changesIn(setsOfCommit({ root, kept, commit }));
  assert.deepEqual(kindsOf(report), {
    [button]: 'resized',
    'data-new/matrix.light-1366': 'new',
    'data-tag/matrix.light-1366': 'removed',
  });
  assert.equal(report.unchanged, 1);
  assert.throws(() => commitOf(root, 'nothing'), /No commit is called nothing/);
  assert.throws(() => commitOf(root, '--output=x'), /No commit is called --output=x/);
});

test('pictures stand below their components and screens, under both names, in the order of the sidebar', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const items = [
    'gone-thing/a.light-1366',
    'fields-loginform/sms.light-1366',
    'screens-login/ready.light-1366',
  ];
  const groups = grouped(
    items.map((name) => ({ name })),
    titlesIn(root),
  );
  assert.deepEqual(
    groups.map(({ title }) => title),
    ['页面 Screens/登录 Login', '表单 Fields/登录表单 LoginForm', 'gone-thing'],
  );
});

test('every sentence of the page is said in both languages, and puts in the same', () => {
  for (const [key, { zh, en }] of Object.entries(messages)) {
    assert.match(zh, /\p{Script=Han}/u, key);
    assert.doesNotMatch(en, /\p{Script=Han}/u, key);
    const parts = (text) => (text.match(/\{\w\}/g) ?? []).sort();
    assert.deepEqual(parts(zh), parts(en), key);
  }
});
