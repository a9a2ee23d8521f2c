// Plays the stories that changed since they passed; of the others it says so.
//   VISUAL_ACTUAL=… CHROMIUM_PATH=… node --conditions=@banxin/source scripts/play-stories.mjs --kept FOLDER [--anew]
// The last line it prints is a count as JSON.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readReport, settle, suiteCounts } from '../../../scripts/counts.mjs';
import { baselines } from '../visual/keptPictures.ts';
import { filesOf, playersOf, replayOf, standIn } from './replay.mjs';

const { values } = parseArgs({ options: { kept: { type: 'string' }, anew: { type: 'boolean' } } });
const { VISUAL_ACTUAL: actual, CHROMIUM_PATH: chromium, STORY_SLOWDOWN = '1' } = process.env;
if (!values.kept || !actual || !chromium) {
  throw new Error('Needs --kept, and VISUAL_ACTUAL and CHROMIUM_PATH in its environment.');
}

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const built = (name) =>
  JSON.parse(readFileSync(join(root, 'apps/storybook/storybook-static', name), 'utf8'));

const browser = execFileSync(chromium, ['--version'], { encoding: 'utf8' });
const players = playersOf(root, [browser, process.version, process.arch, STORY_SLOWDOWN]);
const files = filesOf({
  inputs: built('story-inputs.json'),
  index: built('index.json'),
  players,
  baselines,
});

const due = [];
let replayed = 0;
for (const one of files) {
  const record = values.anew ? null : replayOf(values.kept, one);
  if (record === null) {
    due.push(one);
    continue;
  }
  replayed += record.passed;
  standIn(actual, record.pictures);
}

/** Plays them, and hands on what the runner says. */
function play(args, env) {
  const runner = spawn(process.execPath, ['scripts/test-stories.mjs', ...args], {
    cwd: join(root, 'apps/storybook'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
  let output = '';
  for (const stream of [runner.stdout, runner.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
  }
  return new Promise((resolve) => runner.on('close', (code) => resolve({ code, output })));
}

const lastWords = (output) => output.trimEnd().split('\n').slice(-12);

let counts = { passed: 0, failed: 0, skipped: 0 };
if (due.length > 0) {
  const folder = mkdtempSync(join(tmpdir(), 'banxin-stories-'));
  const report = join(folder, 'report.json');
  const only = replayed > 0 ? due.map(({ file }) => file) : [];
  const keeping = join(folder, 'keeping.json');
  writeFileSync(keeping, JSON.stringify({ folder: values.kept, files: due, actual, baselines }));
  const { code, output } = await play(['--json', '--outputFile', report, ...only], {
    STORY_KEEPING: keeping,
  });
  counts = settle(readReport(report, suiteCounts), code);
  if (!existsSync(report)) {
    console.log(
      `✗ The runner of the stories ended with ${code} before its report. Its last words:`,
    );
    for (const line of lastWords(output)) console.log(`✗ ${line}`);
  }
  rmSync(folder, { recursive: true, force: true });
}
console.log(JSON.stringify({ ...counts, passed: counts.passed + replayed, replayed }));
process.exitCode = counts.failed > 0 ? 1 : 0;
