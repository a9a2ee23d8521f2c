// The gates of the pictures: each fails when its rule is broken.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import sharp from 'sharp';
import {
  budget,
  fingerprint,
  lookalikes,
  overweight,
  unpublished,
  unseen,
} from './pictureRules.mjs';
import { shotsOf } from './shots.ts';

const home = mkdtempSync(join(tmpdir(), 'banxin-gates-'));
after(() => rmSync(home, { recursive: true, force: true }));

const named = (story) => shotsOf(story).map(({ name }) => name);
const story = (title, exportName, tags = [], folder = 'pages/login') => ({
  id: `${title.replace('/', '-')}--${exportName}`.toLowerCase(),
  title,
  exportName,
  tags,
  importPath: `${folder}/Story.stories.tsx`,
});
/** The pictures that a run takes of stories. */
const takenOf = (stories) =>
  stories.flatMap((own) => named(own).map((name) => `${own.id.replace('--', '/')}.${name}`));

describe('what is photographed', () => {
  test('the sheet of a component in light, dark and forced colours', () => {
    assert.deepEqual(named({ id: 'a-b--matrix' }), ['light-1366', 'dark-390', 'forced-1366']);
    assert.deepEqual(named({ id: 'a-b--default', tags: ['sheet'] }).length, 3);
  });

  test('a screen in three variants, its other states and those of a flow in two', () => {
    const tags = ['state:ready'];
    assert.deepEqual(named({ id: 'a--b', tags }), ['light-1366', 'dark-390', 'dark-1366']);
    for (const others of [['state:failed'], ['atlas', ...tags]]) {
      assert.deepEqual(named({ id: 'a--b', tags: others }), ['light-1366', 'dark-390']);
    }
  });

  test('another story only when it asks, in the window that it fixes', () => {
    assert.deepEqual(named({ id: 'a--b', tags: ['play-fn'] }), []);
    assert.deepEqual(named({ id: 'a--b', tags: ['photo'] }), ['light-1366']);
    const globals = { theme: 'dark', viewport: { value: 'phone390' } };
    assert.deepEqual(named({ id: 'a--b', tags: ['photo'], globals }), ['dark-390']);
  });
});

describe('claimed states are published', () => {
  const index = {
    entries: {
      'atlas-login--closing': { exportName: 'Closing', tags: ['atlas', 'machine:login'] },
      'screens-login--ready': { exportName: 'Ready', tags: [] },
    },
  };

  test('a state whose story was not built is named', () => {
    assert.deepEqual(unpublished(['login Closing'], index), []);
    assert.deepEqual(unpublished(['login Closing', 'login Ready'], index), [
      'login Ready is not published',
    ]);
  });
});

describe('no two stories share a picture', () => {
  const looks = { 'a/idle.dark-390': 'x', 'a/idle.light-390': 'x', 'b/failed.dark-390': 'x' };

  test('two stories that share one picture are named, variants of one story are not', () => {
    assert.deepEqual(lookalikes(looks), ['a--idle = b--failed look the same']);
    assert.deepEqual(lookalikes({ ...looks, 'b/failed.dark-390': 'y' }), []);
  });

  test('unless it is declared, also by way of a third', () => {
    const three = { ...looks, 'c/sent.dark-390': 'x' };
    const declared = { 'a--idle = b--failed': 'why', 'b--failed = c--sent': 'why' };
    assert.deepEqual(lookalikes(three, declared), []);
  });

  test('a declaration that does not hold is named', () => {
    assert.deepEqual(lookalikes({ 'a/b.x': '1', 'c/d.x': '2' }, { 'a--b = c--d': 'once' }), [
      'a--b = c--d are declared alike and are not',
    ]);
  });
});

describe('every promised picture is taken', () => {
  const ready = story('Screens/Login', 'Ready', ['state:ready']);
  const typed = story('Screens/Login', 'Typed', ['play-fn']);
  const screen = [ready, typed];
  const folders = { 'pages/login': 'state' };

  test('a screen whose states have all their pictures passes', () => {
    assert.deepEqual(unseen(screen, takenOf(screen), folders), []);
  });

  test('a screen that lost a picture, all its pictures or its states is named', () => {
    assert.deepEqual(unseen(screen, takenOf(screen).slice(1), folders), [
      'screens-login--ready lacks 1 of its pictures',
    ]);
    assert.deepEqual(unseen([typed], [], folders), [
      'Screens/Login has no picture',
      'pages/login has no state to be photographed',
    ]);
  });

  test('a component without a sheet is named', () => {
    const photo = story('Actions/Button', 'Pressed', ['photo'], 'components/Button');
    assert.deepEqual(unseen([photo], takenOf([photo]), { 'components/Button': 'sheet' }), [
      'components/Button has no sheet to be photographed',
    ]);
  });

  test('a story with neither play nor picture is named, except the Default of a component that has a sheet', () => {
    const sheet = story('Actions/Button', 'Matrix', [], 'components/Button');
    const first = story('Actions/Button', 'Default', [], 'components/Button');
    const still = story('Actions/Button', 'Still', [], 'components/Button');
    const all = [sheet, first, still];
    assert.deepEqual(unseen(all, takenOf(all), {}), [
      'actions-button--still has neither a play nor a picture: it proves nothing',
    ]);
  });
});

describe('no picture is blank', () => {
  const drawn = async (name, square) => {
    const file = join(home, `${name}.png`);
    const dot = { create: { width: 2, height: 2, channels: 3, background: '#ffffff' } };
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2340b0' } })
      .composite(square ? [{ input: dot, top: 3, left: 3 }] : [])
      .png()
      .toFile(file);
    return file;
  };

  test('one colour from edge to edge is blank', async () => {
    assert.equal((await fingerprint(await drawn('empty', false))).isBlank, true);
    assert.equal((await fingerprint(await drawn('dot', true))).isBlank, false);
  });
});

describe('the pictures stay within their budget', () => {
  test('one picture or one byte above the budget of the screens is too much', () => {
    const { pictures, bytes } = budget(16);
    assert.deepEqual(overweight({ count: pictures, bytes, screens: 16 }), []);
    assert.equal(overweight({ count: pictures + 1, bytes, screens: 16 }).length, 1);
    assert.equal(overweight({ count: pictures, bytes: bytes + 1, screens: 16 }).length, 1);
  });

  test('70 screens stay below 2,500 pictures and 40 MB', () => {
    const { pictures, bytes } = budget(70);
    assert.ok(pictures <= 2_500 && bytes <= 40_000_000, `${pictures} pictures, ${bytes} bytes`);
  });
});
