// The gates of the atlas that look at the built Storybook and its pictures: each fails when its rule is broken.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookalikes, unpublished } from './atlasGates.mjs';

const index = {
  entries: {
    'atlas-login--closing': { title: 'Atlas/login', exportName: 'Closing', tags: ['atlas'] },
    'screens-login--ready': { title: 'Screens/Login', exportName: 'Ready', tags: [] },
  },
};

test('a state whose story was not built is named', () => {
  assert.deepEqual(unpublished(['login Closing'], index), []);
  assert.deepEqual(unpublished(['login Closing', 'login Ready'], index), [
    'login Ready is not published',
  ]);
});

test('two states that look the same are named unless that is declared', () => {
  const looks = { Idle: 'a', Failed: 'a', Moved: 'b' };
  assert.deepEqual(lookalikes(looks), ['Failed = Idle look the same']);
  assert.deepEqual(lookalikes(looks, { 'Failed = Idle': 'told in a message' }), []);
});

test('a declaration that does not hold is named', () => {
  assert.deepEqual(lookalikes({ Idle: 'a', Moved: 'b' }, { 'Idle = Moved': 'once' }), [
    'Idle = Moved are declared alike and are not',
  ]);
});
