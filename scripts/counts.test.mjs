// The totals of `npm test` are honest: nothing that broke, flaked or did not run counts as passed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  failuresIn,
  lastLineCounts,
  playwrightCounts,
  readReport,
  settle,
  suiteCounts,
  tapCounts,
  turboCounts,
  turboReplays,
} from './counts.mjs';

test('a test file that cannot be loaded counts as one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  assert.deepEqual(suiteCounts(report), { passed: 3, failed: 2, skipped: 2 });
});

test('a flaky journey and an error outside tests count as failures', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
  assert.deepEqual(playwrightCounts({ stats, errors: [{}] }), { passed: 4, failed: 3, skipped: 0 });
});

test('the closing lines of node --test are read', () => {
  const text = '# tests 5\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 0\n';
  assert.deepEqual(tapCounts(text), { passed: 3, failed: 2, skipped: 0 });
});

test('each workspace that turbo ran is one check', () => {
  const text = ' Tasks:    5 successful, 7 total\nCached:    0 cached, 7 total\n';
  assert.deepEqual(turboCounts(text), { passed: 5, failed: 2, skipped: 0 });
});

test('what turbo did not run is said, in how many of its tasks', () => {
  assert.equal(
    turboReplays(' Tasks:    7 successful, 7 total\nCached:    3 cached, 7 total\n'),
    '3 of 7 tasks as they passed before',
  );
  assert.equal(
    turboReplays(' Tasks:    7 successful, 7 total\nCached:    0 cached, 7 total\n'),
    '',
  );
  assert.equal(turboReplays('turbo: not found'), '');
});

test('a count printed as JSON in the last line is read, anything else counts nothing', () => {
  const text = '✗ data-table/matrix.dark-390: 40 pixels differ\n{"passed":2,"failed":1}\n';
  assert.deepEqual(lastLineCounts(text), { passed: 2, failed: 1, skipped: 0 });
  assert.deepEqual(lastLineCounts('Error: no folder\n'), { passed: 0, failed: 0, skipped: 0 });
});

test('a missing report, a step without tests and a bad exit code are failures', () => {
  const missing = readReport('/nonexistent.json', suiteCounts);
  assert.deepEqual(settle(missing, 0), { passed: 0, failed: 1, skipped: 0 });
  assert.deepEqual(settle({ passed: 0, failed: 0, skipped: 4 }, 0).failed, 1);
  assert.deepEqual(settle({ passed: 9, failed: 0, skipped: 0 }, 1).failed, 1);
  assert.deepEqual(settle({ passed: 9, failed: 0, skipped: 0 }, 0).failed, 0);
});

test('what failed is named once and in order, and what is too much is counted', () => {
  const text =
    '✓ one\n  ● a story › fails\n  ● a story › fails\n✗ a/b.light-1366: its story is gone\n✗ c: is new\n';
  assert.deepEqual(failuresIn(text), [
    '● a story › fails',
    '✗ a/b.light-1366: its story is gone',
    '✗ c: is new',
  ]);
  assert.deepEqual(failuresIn(text, 1), ['● a story › fails', '… and 2 more']);
});

test('of a journey the line that failed, what was waited for and what lay over it are told', () => {
  const text = `
  1) e2e/a.spec.ts:11:1 › a ticket › the reprint ──────

    TimeoutError: locator.click: Timeout 100000ms exceeded.
    Call log:
      - waiting for getByRole('link', { name: '重印' })
        - locator resolved to <a href="/">重印</a>
      2 × waiting for element to be visible, enabled and stable
        - <div id="toast"></div> intercepts pointer events
        - <div id="toast"></div> intercepts pointer events

      82 |     await one();
    > 83 |     await link.click();
         |                ^`;
  assert.deepEqual(failuresIn(text), [
    '1) e2e/a.spec.ts:11:1 › a ticket › the reprint ──────',
    'TimeoutError: locator.click: Timeout 100000ms exceeded.',
    "- waiting for getByRole('link', { name: '重印' })",
    '- <div id="toast"></div> intercepts pointer events',
    '> 83 |     await link.click();',
  ]);
});

test('a failure written in colours is named like any other', () => {
  const bold = '\x1b[1m\x1b[31m  \x1b[1m● \x1b[22mCorner › Gives\x1b[39m\x1b[22m';
  assert.deepEqual(failuresIn(`begun\n${bold}\nended`), ['● Corner › Gives']);
});

test('a failure is found behind the name of its task', () => {
  const text =
    '@banxin/api:test:postgresql:    × is refused 3ms\n@banxin/api:test:postgresql: done\n';
  assert.deepEqual(failuresIn(text), ['× is refused 3ms']);
});

test('an output that names no failure gives its last words', () => {
  assert.deepEqual(failuresIn('begun\nKilled\n\n'), ['begun', 'Killed']);
  assert.deepEqual(failuresIn('Error:\nno room left'), ['Error:', 'no room left']);
});
