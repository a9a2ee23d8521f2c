// A flight record opens the story in which it can be played, and says when that begins otherwise.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteOn, placeOf } from './flightPlace.ts';

const story = (id, ...tags) => ({
  id,
  type: 'story',
  tags: ['atlas', 'machine:agreement', ...tags],
});
const index = [
  { id: 'flows-agreement--required', type: 'story', tags: ['flow', 'machine:agreement'] },
  { id: 'atlas-login--a', type: 'story', tags: ['atlas', 'machine:login', 'state:open.ready'] },
  story('atlas-agreement--reading', 'state:open.reading'),
  story('atlas-agreement--ready', 'state:open.ready'),
  story('atlas-agreement--ready-required', 'state:open.ready'),
];
const flight = { flow: 'agreement', isWhole: false, state: 'open.ready' };

test('a whole record begins as it began, in the story of the canvas when that shows its flow', () => {
  const whole = { ...flight, isWhole: true };
  assert.deepEqual(placeOf(whole, index, 'atlas-agreement--ready'), {
    storyId: 'atlas-agreement--ready',
    begins: 'start',
  });
  assert.equal(placeOf(whole, index, 'atlas-login--a').storyId, 'atlas-agreement--reading');
});

test('a record whose beginning is gone opens a story of its first state', () => {
  const place = placeOf(flight, index, 'atlas-agreement--reading');
  assert.deepEqual(place, { storyId: 'atlas-agreement--ready', begins: 'state' });
  assert.match(noteOn(place, flight, ''), /同样在 open\.ready/);
  const other = placeOf(flight, index, 'atlas-agreement--ready-required');
  assert.equal(other.storyId, 'atlas-agreement--ready-required');
});

test('it says where the canvas begins when no story shows the first state', () => {
  const hidden = { ...flight, state: 'hidden' };
  const place = placeOf(hidden, index, 'atlas-agreement--ready');
  assert.deepEqual(place, { storyId: 'atlas-agreement--ready', begins: 'here' });
  assert.match(noteOn(place, hidden, 'open.ready'), /记录从 hidden 开始.*画布从 open\.ready 开始/);
});

test('a record of an earlier version does not say where it begins', () => {
  const unknown = { ...flight, state: undefined };
  const place = placeOf(unknown, index, 'atlas-agreement--ready');
  assert.equal(place.begins, 'here');
  assert.match(noteOn(place, unknown, 'open.ready'), /没有说从哪里开始/);
});

test('a flow that no story shows is said', () => {
  const undrawn = { ...flight, flow: 'usage-log' };
  const place = placeOf(undrawn, index, undefined);
  assert.equal(place.storyId, undefined);
  assert.match(noteOn(place, undrawn, ''), /usage-log/);
});
