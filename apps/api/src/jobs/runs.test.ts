/** What is known of jobs: when each ran, when it runs next, how often it failed and why. */
import { afterEach, expect, test } from 'vitest';
import { createTestServer } from '../../test/harness.ts';
import { nowOf } from '../ports/clock.ts';
import { jobs } from '../registry.ts';
import { noteRun, printJobs } from './runs.ts';
import { type Job, schedule } from './schedule.ts';

const server = await createTestServer();
const { db, clock, services } = server;
afterEach(() => db.deleteFrom('job_runs').execute());

const job = (name: string, run: Job['run']): Job => ({ name, everyMs: 60_000, run });
const lineOf = async (name: string) =>
  (await printJobs(db, [job(name, async () => undefined)], nowOf(clock))).split('\t');

test('a run that went well has its time and the next one', async () => {
  await schedule(services, [job('good', async () => 3)]).stop();
  expect(await lineOf('good')).toEqual([
    'good',
    '每 60 秒',
    expect.stringMatching(/^上次 2026-11-20 \d\d:00:00（\d+ 毫秒）$/),
    expect.stringMatching(/^下次 2026-11-20 \d\d:01:00$/),
    '没有失败',
  ]);
});

test('failures are counted, the newest reason stays, and a run that goes well changes neither', async () => {
  const fail = (words: string) =>
    schedule(services, [job('bad', async () => Promise.reject(new Error(words)))]).stop();
  await fail('no answer');
  await fail('x'.repeat(9_000));
  await schedule(services, [job('bad', async () => undefined)]).stop();
  const [, , , , failures] = await lineOf('bad');
  expect(failures).toMatch(/^失败 2 次，最近 2026-11-20 .*：x{500}$/);
});

test('servers that note at once count every failure', async () => {
  const run = { endedAt: nowOf(clock), tookMs: 1, failure: 'no' };
  await Promise.all(
    Array.from({ length: 20 }, () => noteRun(db, { name: 'many', everyMs: 1_000 }, run)),
  );
  expect((await lineOf('many'))[4]).toMatch(/^失败 20 次/);
});

test('a job that nothing runs any more is told from one that waits for its turn', async () => {
  await schedule(services, [job('gone', async () => undefined)]).stop();
  clock.advance(100_000);
  expect((await lineOf('gone'))[3]).toMatch(/^下次/);
  clock.advance(100_000);
  expect((await lineOf('gone'))[3]).toBe('已停，没有服务器在运行');
});

test('every job of the server has its line, also one that has not run yet', async () => {
  const lines = (await printJobs(db, jobs, nowOf(clock))).split('\n');
  expect(lines).toHaveLength(jobs.length);
  for (const [at, { name }] of jobs.entries()) expect(lines[at]).toContain(`${name}\t`);
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  expect(lines[0]).toContain('还没有运行过');
});
