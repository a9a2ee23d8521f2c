// Flows stay within their budgets; what a page pays for all of them is printed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeTests } from '../../../scripts/library/sizeTests.ts';
import { library } from '../build/publicFiles.ts';

const weighed = sizeTests(library);

/** What the README promises. @unit bytes, gzip */
const PROMISED = 16_000;

void test('the bindings with xstate, and every machine without it, stay below 16 kB', (context) => {
  for (const { name, size } of weighed()) {
    context.diagnostic(`${name}: ${(size / 1_000).toFixed(1)} kB`);
  }
  for (const promised of ['react and xstate', 'react and every machine']) {
    const found = weighed().find(({ name }) => name === promised);
    assert.ok(found && found.size <= PROMISED, `${promised}: ${found?.size} B`);
  }
});
