// Short timers of a story go off before its picture is taken, in their order and without waiting.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startStoryClock } from '../.storybook/clock.ts';
import { watchTimers } from '../.storybook/timers.ts';

const { setTimeout, clearTimeout } = globalThis;
let endClock;
before(() => {
  watchTimers();
  endClock = startStoryClock();
});
after(() => {
  endClock();
  Object.assign(globalThis, { setTimeout, clearTimeout });
});

test('each at its moment by the clock of the story, and what it sets after it', async (t) => {
  // No time passes but what is skipped: had one of them been waited for, its moment would be another.
  const still = performance.now();
  t.mock.method(performance, 'now', () => still);
  const begun = Date.now();
  const seen = [];
  const see = (name) => seen.push([name, Date.now() - begun]);
  globalThis.setTimeout(() => see('second'), 900);
  globalThis.setTimeout(() => {
    see('first');
    globalThis.setTimeout(() => see('between'), 200);
    globalThis.setTimeout(() => see('last'), 1_000);
  }, 500);
  const ended = globalThis.setTimeout(() => see('ended'), 600);
  globalThis.setTimeout(() => globalThis.clearTimeout(ended), 550);
  const long = globalThis.setTimeout(() => see('too long'), 1_001);
  await globalThis.banxinTimers.runShortTimers();
  globalThis.clearTimeout(long);
  assert.deepEqual(seen, [
    ['first', 500],
    ['between', 700],
    ['second', 900],
    ['last', 1500],
  ]);
});
