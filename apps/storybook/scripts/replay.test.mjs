// Stories are replayed only where nothing that could change their result has changed, and only what passed whole.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { inputsOf } from '../.storybook/storyInputs.ts';
import { pictures } from '../visual/compare.mjs';
import KeepPassed from './keepPassed.mjs';
import { filesOf, playersOf, replayOf, standIn } from './replay.mjs';

const root = mkdtempSync(join(tmpdir(), 'banxin-replay-'));
after(() => rmSync(root, { recursive: true, force: true }));

function write(file, content = '') {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** A build of two files of stories: both import a button, one a page of its own, late. */
const graph = (changes = {}) =>
  new Map(
    Object.entries({
      'iframe.html': ['preview.ts'],
      'preview.ts': ['list', 'theme.css'],
      'theme.css': [],
      list: ['A.stories.tsx', 'B.stories.tsx'],
      'A.stories.tsx': ['Button.tsx'],
      'B.stories.tsx': ['Button.tsx', 'page.ts'],
      'page.ts': ['page.css'],
      'page.css': [],
      'Button.tsx': [],
    }).map(([id, imports]) => [id, { id, hash: changes[id] ?? 'as it was', imports }]),
  );
const changedBy = (...ids) => {
  const was = inputsOf(graph(), ['iframe.html']);
  const is = inputsOf(graph(Object.fromEntries(ids.map((id) => [id, 'changed']))), ['iframe.html']);
  return Object.keys(was).filter((id) => was[id] !== is[id]);
};

test('a file of stories is played anew when something changed that it imports, at once or late', () => {
  assert.deepEqual(changedBy('page.css'), ['B.stories.tsx']);
  assert.deepEqual(changedBy('A.stories.tsx'), ['A.stories.tsx']);
  assert.deepEqual(changedBy('Button.tsx'), ['A.stories.tsx', 'B.stories.tsx']);
});

test('every file is played anew when what surrounds all stories changed', () => {
  assert.deepEqual(changedBy('theme.css'), ['A.stories.tsx', 'B.stories.tsx']);
});

test('what plays stories counts file by file, with the browser; kept pictures and tests do not', () => {
  for (const file of ['visual/photograph.ts', 'visual/baselines/a/b.webp', 'visual/x.test.mjs'])
    write(`apps/storybook/${file}`, 'as it was');
  const players = (browser = 'Chromium 1') => playersOf(root, [browser], ['apps/storybook/visual']);
  const was = players();
  assert.equal(players(), was);
  assert.notEqual(players('Chromium 2'), was);
  write('apps/storybook/visual/baselines/a/b.webp', 'changed');
  write('apps/storybook/visual/x.test.mjs', 'changed');
  assert.equal(players(), was);
  write('apps/storybook/visual/photograph.ts', 'changed');
  assert.notEqual(players(), was);
});

test('what cannot be looked at is said, not taken for unchanged', () => {
  assert.throws(() => playersOf(root, [], ['apps/none']), /apps\/none is gone/);
});

const index = {
  entries: {
    a: { id: 'a--one', type: 'story', importPath: '../shop/src/A.stories.tsx' },
    b: { id: 'b--one', type: 'story', importPath: '../shop/src/B.stories.tsx' },
    docs: { id: 'b--docs', type: 'docs', importPath: '../shop/src/B.stories.tsx' },
  },
};
const baselines = join(root, 'kept');
const inputs = { 'apps/shop/src/A.stories.tsx': '1', 'apps/shop/src/B.stories.tsx': '1' };
const files = (changes = {}) => filesOf({ inputs, index, players: 'p', baselines, ...changes });

test('a file is played anew when a kept picture of it changed, came or went, and no other file is', () => {
  write('kept/a/one.light-390.webp', 'as it was');
  const [a, b] = files().map(({ key }) => key);
  write('kept/a/one.light-390.webp', 'changed');
  assert.notEqual(files()[0].key, a);
  assert.equal(files()[1].key, b);
  assert.notEqual(files({ players: 'q' })[1].key, b);
});

test('a file of stories that nobody counted is said', () => {
  assert.throws(() => files({ inputs: {} }), /Nobody has counted what apps\/shop\/src\/A/);
});

/** What is kept of files as the runner tells of them, one after the other. */
async function keptOf(statuses, written, { testExecError } = {}) {
  const results = join(root, 'results');
  const actual = join(root, 'pictures');
  for (const folder of [results, actual]) rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of written) write(join('pictures', file), content);
  const keeping = join(root, 'keeping.json');
  writeFileSync(keeping, JSON.stringify({ folder: results, files: files(), actual, baselines }));
  const reporter = new KeepPassed({}, { keeping });
  for (const [file, own] of Object.entries(statuses)) {
    const testResults = own.map((status) => ({ status }));
    const path = `/somewhere/apps/shop/src/${file}.stories.tsx`;
    await reporter.onTestFileResult({ path }, { testResults, testExecError });
  }
  return files().map((one) => replayOf(results, one));
}

test('of a file that passed its count and the names of its pictures are kept', async () => {
  const records = await keptOf({ A: ['passed', 'passed'], B: ['passed'] }, [
    ['a/one.light-390.kept', ''],
  ]);
  assert.deepEqual(records, [
    { passed: 2, pictures: ['a/one.light-390'] },
    { passed: 1, pictures: [] },
  ]);
});

test('nothing is kept of a file with a story that failed or was skipped, or that was not played', async () => {
  for (const own of [['passed', 'failed'], ['passed', 'pending'], []]) {
    assert.deepEqual(await keptOf({ A: own }, []), [null, null]);
  }
});

test('nothing is kept of a file that broke beside its stories', async () => {
  const broken = { testExecError: new Error('the browser ended') };
  assert.deepEqual(await keptOf({ A: ['passed'] }, [], broken), [null, null]);
});

test('what passed is kept although a later file fails or is never played', async () => {
  const [first, second] = await keptOf({ A: ['passed'], B: ['failed'] }, []);
  assert.deepEqual([first?.passed, second], [1, null]);
  assert.equal((await keptOf({ A: ['passed'] }, []))[0]?.passed, 1);
});

/** A picture of one colour but for some pixels, as the browser takes it or as it is kept. */
async function picture(kind, ink = 0) {
  const pixels = Buffer.alloc(40 * 40 * 3, 255).fill(0, 0, ink * 3);
  const drawn = sharp(pixels, { raw: { width: 40, height: 40, channels: 3 } });
  return await (kind === 'png' ? drawn.png() : drawn.webp({ lossless: true })).toBuffer();
}

test('nothing is kept of a file with a picture that is new, differs or could not be taken', async () => {
  write('kept/a/one.light-390.webp', await picture('webp'));
  for (const [name, content] of [
    ['a/one.dark-390.png', await picture('png')],
    ['a/one.light-390.png', await picture('png', 400)],
    ['a/one.light-390.failed', 'Error: too wide'],
  ]) {
    const records = await keptOf({ A: ['passed'], B: ['passed'] }, [[name, content]]);
    assert.deepEqual(records, [null, { passed: 1, pictures: [] }], name);
  }
});

test('a picture that differs by what does not count is the kept one', async () => {
  write('kept/a/one.light-390.webp', await picture('webp'));
  const records = await keptOf({ A: ['passed'] }, [
    ['a/one.light-390.png', await picture('png', 3)],
  ]);
  assert.deepEqual(records[0], { passed: 1, pictures: ['a/one.light-390'] });
});

test('pictures of a file that is replayed count as taken', () => {
  const actual = join(root, 'stand-in');
  standIn(actual, ['a/one.light-390']);
  assert.deepEqual(pictures(actual, '.kept'), ['a/one.light-390']);
  assert.deepEqual(readdirSync(actual), ['a']);
});
