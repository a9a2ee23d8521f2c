// Reads pass and fail counts from the machine-readable reports of the test runners.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const none = { passed: 0, failed: 0, skipped: 0 };

/** Vitest's and Jest's JSON report (same shape). A file that failed to load counts as one failure. */
export function suiteCounts(report) {
  const broken = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

/** Playwright's JSON report. A flaky test is a failure: nothing here may pass by luck. */
export function playwrightCounts({ stats, errors = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** The closing lines of the TAP that `node --test` prints. */
export function tapCounts(text) {
  const read = (key) => Number(new RegExp(`^# ${key} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    passed: read('pass'),
    failed: read('fail') + read('cancelled'),
    skipped: read('skipped') + read('todo'),
  };
}

/** Turbo's closing line; each workspace is one check. */
export function turboCounts(text) {
  const found = /Tasks:\s+(\d+) successful, (\d+) total/.exec(text);
  if (!found) return none;
  const passed = Number(found[1]);
  return { passed, failed: Number(found[2]) - passed, skipped: 0 };
}

/** What turbo did not run, because nothing that it reads has changed since it passed; in words, '' for nothing. */
export function turboReplays(text) {
  const [, cached, total] = /Cached:\s+(\d+) cached, (\d+) total/.exec(text) ?? [];
  return Number(cached) > 0 ? `${cached} of ${total} tasks as they passed before` : '';
}

/** The last line of what a program printed, as a count in JSON. */
export function lastLineCounts(text) {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return /^\{.*\}$/.test(last) ? { ...none, ...JSON.parse(last) } : none;
}

/** Reads a JSON report; a missing one means that nothing ran. */
export function readReport(file, toCounts) {
  return existsSync(file) ? toCounts(JSON.parse(readFileSync(file, 'utf8'))) : none;
}

export const sum = (all) =>
  all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
    }),
    none,
  );

/** A program that ended badly, or ran nothing, has failed even when its report names no failure. */
export function settle(counts, code) {
  if (counts.failed > 0) return counts;
  const ranNothing = counts.passed === 0;
  return code !== 0 || ranNothing ? { ...counts, failed: 1 } : counts;
}

/** What the runners put before the name of a test, a story, a journey or a picture that failed. */
const FAILURE =
  /^\s*(?:✗|✖|×|●|FAIL\b|not ok\b|Unused |\d+\) |\S+#\S+:.*\bERROR\b|error\b|\w*Error:)/;

/** What the runners say below it: the line that failed, what was waited for, what lay over it. */
const DETAIL = /^\s*(?:> ?\d+ \||- (?:waiting for|unexpected value|<.+ intercepts|element ))/;

/** What turbo writes before each line of a task. */
const TASK = /^@banxin\/[\w-]+:[\w:-]+: /;

/** The lines of an output that name what failed, each once; of one that names nothing its last words. */
export function failuresIn(text, most = 40) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.replace(TASK, '').trim());
  const isFailure = (line) => FAILURE.test(line) && !line.endsWith(':');
  const found = lines.some(isFailure)
    ? [...new Set(lines.filter((line) => isFailure(line) || DETAIL.test(line)))]
    : lines.filter(Boolean).slice(-most);
  const rest = found.length - most;
  return [...found.slice(0, most), ...(rest > 0 ? [`… and ${rest} more`] : [])];
}
