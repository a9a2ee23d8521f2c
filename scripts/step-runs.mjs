// What the steps of `npm test` run, and where their counts come from.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  lastLineCounts,
  playwrightCounts,
  readReport,
  settle,
  suiteCounts,
  sum,
  tapCounts,
  turboCounts,
  turboReplays,
} from './counts.mjs';
import { forget, keptFolder } from './kept.mjs';
import { root, run } from './processes.mjs';

const reports = join(root, '.cache', 'test');
const kept = keptFolder();
/** Nothing is replayed. */
const isAnew = process.argv.includes('--anew');
const reportFile = (id, kind = 'json') => {
  const file = join(reports, `${id}.${kind}`);
  rmSync(file, { force: true });
  return file;
};

/** Programs whose exit code is the whole answer: each counts as one. */
export async function plainChecks(commands) {
  let output = '';
  const counts = [];
  for (const [command, ...args] of commands) {
    const result = await run(command, args);
    counts.push({
      passed: result.code === 0 ? 1 : 0,
      failed: result.code === 0 ? 0 : 1,
      skipped: 0,
    });
    output += result.output;
  }
  return { ...sum(counts), output };
}

/** @param together in one process: no file then may change what another one reads */
export async function nodeTests(id, patterns, { env = {}, together = false } = {}) {
  const file = reportFile(id, 'tap');
  const options = [
    // On two cores Node would run one file at a time, and leave a core to nobody where no other lane runs.
    together ? '--test-isolation=none' : '--test-concurrency=2',
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${file}`],
  ];
  const { code, output } = await run('node', ['--test', ...options, ...patterns], { env });
  const tap = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { ...settle(tapCounts(tap), code), output };
}

/** @param [atOnce] how many of its tasks: more than there are cores would only make each of them slower */
const turbo = (tasks, filters, { atOnce = '100%', options = [], env = {} } = {}) =>
  run(
    'turbo',
    [
      'run',
      ...tasks.split(' '),
      '--continue=always',
      '--output-logs=errors-only',
      `--concurrency=${atOnce}`,
      `--cache-dir=${join(kept, 'tasks')}`,
      ...(isAnew ? ['--force'] : []),
      ...filters.map((f) => `--filter=${f}`),
      ...(options.length > 0 ? ['--', ...options] : []),
    ],
    { env },
  );

const vitestOptions = () => [
  '--reporter=default',
  '--reporter=json',
  // Long enough for a busy machine: it only ends what would never end by itself.
  '--testTimeout=300000',
  '--hookTimeout=300000',
];

/** A task of Vitest in some workspaces; turbo replays what did not change. */
async function suites(task, names, report) {
  const files = names.map((name) => join(root, name, '.cache', report));
  for (const file of files) rmSync(file, { force: true });
  const { code, output } = await turbo(
    task,
    names.map((name) => `./${name}`),
    { options: [...vitestOptions(), `--outputFile.json=.cache/${report}`] },
  );
  const perPackage = files.map((file) => settle(readReport(file, suiteCounts), 0));
  return { ...settle(sum(perPackage), code), output, replays: turboReplays(output) };
}

/** Unit and property tests of every workspace but the server. */
export const unit = () =>
  suites(
    'test',
    ['packages/contract', 'packages/pricing', 'packages/flows', 'packages/ui', 'apps/shop'],
    'vitest.json',
  );

/** What looks at the whole shop: every page drawn, every story, every dictionary. */
export const whole = () => suites('test:whole', ['apps/shop'], 'whole.json');

/** Parts of the server's tests, one after the other; turbo replays what did not change. */
export async function server(parts, env) {
  const files = parts.map((part) => join(root, 'apps/api/.cache', `${part}.json`));
  for (const file of files) rmSync(file, { force: true });
  const { code, output } = await turbo(
    parts.map((part) => `test:${part}`).join(' '),
    ['./apps/api'],
    { atOnce: 1, options: vitestOptions(), env },
  );
  const perPart = files.map((file) => settle(readReport(file, suiteCounts), 0));
  return { ...settle(sum(perPart), code), output, replays: turboReplays(output) };
}

/** Writes the page of what changed, to be opened after a run that failed; answers with where it is. */
async function reviewOf(pictures) {
  const page = join(root, '.cache', 'review', 'index.html');
  const args = ['--conditions=@banxin/source', 'apps/storybook/scripts/review.mjs', '--out', page];
  const { code, output } = await run('node', args, { env: { VISUAL_ACTUAL: pictures } });
  return code === 0
    ? `\n✗ What changed, before and after: ${relative(root, page)} (${output.split('\n')[0]})\n`
    : `\nThe page of what changed was not written:\n${output}`;
}

export async function stories({ chromium, headless }) {
  const cwd = join(root, 'apps/storybook');
  const pictures = join(root, '.cache', 'visual');
  for (const folder of [pictures, `${pictures}-diff`])
    rmSync(folder, { recursive: true, force: true });
  const env = { CHROMIUM_PATH: await chromium(), VISUAL_ACTUAL: pictures };
  const build = await run('npm', ['run', '--silent', 'build'], { cwd });
  if (build.code !== 0) return { passed: 0, failed: 1, skipped: 0, output: build.output };
  const results = join(kept, 'stories');
  forget(results);
  const script = ['--conditions=@banxin/source', 'scripts/play-stories.mjs', '--kept', results];
  const played = await run('node', [...script, ...(isAnew ? ['--anew'] : [])], { cwd, env });
  const gates = ['--conditions=@banxin/source', 'visual/pictureGates.mjs'];
  const [compared, judged, panel] = await Promise.all([
    run('node', ['visual/compare.mjs', pictures], { cwd }),
    run('node', gates, { cwd }),
    nodeTests('panel', ['apps/storybook/{panel,visual/review}/*.browser.test.mjs'], {
      env: { CHROMIUM_PATH: await headless() },
    }),
  ]);
  const changed = played.code === 0 && compared.code === 0 ? '' : await reviewOf(pictures);
  const ofPlay = settle(lastLineCounts(played.output), played.code);
  const counts = sum([
    ofPlay,
    settle(lastLineCounts(compared.output), compared.code),
    settle(lastLineCounts(judged.output), judged.code),
    panel,
  ]);
  const parts = [played, compared, judged, panel].map((part) => part.output);
  const replays = ofPlay.replayed > 0 ? `${ofPlay.replayed} stories as they passed before` : '';
  return { ...counts, output: parts.join('') + changed, replays };
}

/** What journeys and guards look at, as it would be published. */
export const build = () => turbo('build', ['@banxin/shop', '@banxin/ui', '@banxin/flows']);

export async function journeys({ headless, built }) {
  const file = reportFile('journeys');
  const env = { CHROMIUM_PATH: await headless(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code: unbuilt, output: why } = await built();
  if (unbuilt !== 0) return { passed: 0, failed: 1, skipped: 0, output: why };
  const { code, output } = await run('playwright', ['test', '--reporter=line,json'], {
    cwd: join(root, 'apps/shop'),
    env,
  });
  return { ...settle(readReport(file, playwrightCounts), code), output };
}

export async function guards({ chromium, built }) {
  const { code: unbuilt, output: why } = await built();
  const dead = await plainChecks([['knip', '--no-progress']]);
  const tests = await nodeTests(
    'guards',
    ['scripts/guards/*.test.mjs', '{packages/{ui,flows},apps/shop}/test/*.guard.ts'],
    { env: { CHROMIUM_PATH: await chromium() } },
  );
  const counts = sum([settle({ passed: 1, failed: 0, skipped: 0 }, unbuilt), dead, tests]);
  const output = (unbuilt === 0 ? '' : why) + dead.output + tests.output;
  return { ...counts, output };
}

/** Format and lint of every workspace and of what stands beside them; turbo replays what did not change. */
export async function lint() {
  const { code, output } = await turbo('lint lint:root', []);
  return { ...settle(turboCounts(output), code), output, replays: turboReplays(output) };
}

export async function types() {
  const { code, output } = await turbo('typecheck', []);
  return { ...settle(turboCounts(output), code), output, replays: turboReplays(output) };
}
