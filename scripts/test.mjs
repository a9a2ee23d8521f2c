// `npm test`: every check of the repository, in one command. Last line: `N passed, N failed`.
// Options: --only=server,stories   --fast   --anew (nothing that passed before is replayed, see kept.mjs)
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium, requireHeadless } from './chromium.mjs';
import { failuresIn, sum } from './counts.mjs';
import { startPostgres } from './postgres.mjs';
import { endAll, root } from './processes.mjs';
import { makeScratch } from './scratch.mjs';
import { build } from './step-runs.mjs';
import { fast, steps } from './steps.mjs';

/** Asks once, remembers the promise. */
function once(make) {
  let value = null;
  return () => {
    value ??= make();
    return value;
  };
}

let cluster = null;
const context = {
  chromium: once(requireChromium),
  headless: once(requireHeadless),
  built: once(build),
  postgres: once(async () => {
    if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
    cluster = await startPostgres();
    return cluster.url;
  }),
};

function chosenSteps(args) {
  if (args.includes('--fast')) return steps.filter((step) => fast.includes(step.id));
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const unknown = only?.filter((id) => !steps.some((step) => step.id === id)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `Unknown step ${unknown.join(', ')}. Steps: ${steps.map((s) => s.id).join(', ')}`,
    );
  }
  return only ? steps.filter((step) => only.includes(step.id)) : steps;
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runStep(step) {
  const start = performance.now();
  console.log(`· ${step.title} …`);
  let result;
  try {
    result = await step.run(context);
  } catch (error) {
    result = { passed: 0, failed: 1, skipped: 0, output: `${error.message}\n` };
  }
  const { passed, failed, skipped, output, replays } = result;
  if (failed > 0) console.log(`\n──── ${step.title} ────\n${output.trimEnd()}\n────`);
  const note = (skipped > 0 ? `, ${skipped} skipped` : '') + (replays ? `; ${replays}` : '');
  const verdict = `${failed > 0 ? '✗' : '✓'} ${step.title}: ${passed} passed, ${failed} failed${note} (${seconds(start)})`;
  console.log(verdict);
  return { ...result, verdict };
}

async function runLane(lane) {
  const results = [];
  for (const step of lane) results.push(await runStep(step));
  return results;
}

/** Stages one after another; the lanes of a stage beside each other. */
async function runAll(chosen) {
  const results = [];
  for (const [, stage] of Map.groupBy(chosen, (step) => step.stage)) {
    const lanes = [...Map.groupBy(stage, (step) => step.lane).values()];
    results.push(...(await Promise.all(lanes.map(runLane))).flat());
  }
  // Said again at the end: what a long run printed first may be out of sight.
  for (const { verdict, failed, output } of results) {
    if (failed > 0) console.log(`\n${[verdict, ...failuresIn(output)].join('\n    ')}`);
  }
  return sum(results);
}

const scratch = makeScratch();
// All that the steps start reads it.
if (scratch !== null) process.env.TMPDIR = scratch;
const leaveNothing = () => {
  if (scratch !== null) rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    endAll();
    await cluster?.stop();
    leaveNothing();
    process.exit(130);
  });
}

const start = performance.now();
let total = { passed: 0, failed: 1 };
try {
  const chosen = chosenSteps(process.argv.slice(2));
  mkdirSync(join(root, '.cache', 'test'), { recursive: true });
  total = await runAll(chosen);
} catch (error) {
  console.log(error.message);
} finally {
  await cluster?.stop();
  leaveNothing();
}
console.log(`\n${seconds(start)}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
