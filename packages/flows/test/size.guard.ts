// Flows stay within their budgets; what a page pays for all of them is printed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeTests } from '../../../scripts/library/sizeTests.ts';
import { flows } from '../build/flows.ts';
import { library } from '../build/publicFiles.ts';

const weighed = sizeTests(library);

/** What the README promises. @unit bytes, gzip */
const ONE_FLOW = 16_000;
const BINDINGS = 1_700;
/** On average, beside the others; so that the promise holds for as many as there will be. */
const MACHINE = 720;

const promises = [
  ['react and xstate', ONE_FLOW],
  ['react and every machine', BINDINGS + MACHINE * flows.length],
] as const;

void test('bindings, xstate and one flow stay below 16 kB, a further machine below 720 B', (context) => {
  for (const { name, size } of weighed()) {
    context.diagnostic(`${name}: ${(size / 1_000).toFixed(1)} kB`);
  }
  for (const [promised, most] of promises) {
    const found = weighed().find(({ name }) => name === promised);
    assert.ok(found && found.size <= most, `${promised}: ${found?.size} B, at most ${most} B`);
  }
});
