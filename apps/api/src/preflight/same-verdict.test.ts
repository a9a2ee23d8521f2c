/** The same file gets the same verdict, whatever was checked before it and however busy the machine is. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writePdf } from './fixture-writer.ts';
import { writeFixture } from './fixtures.ts';
import { type Checked, type PoolOptions, PreflightPool, type ProcessFailure } from './pool.ts';
import { readUsage } from './process-usage.ts';

const MIB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'banxin-verdict-'));
const pools: PreflightPool[] = [];

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  rmSync(folder, { recursive: true, force: true });
});

function newPool(options: Partial<PoolOptions> = {}): PreflightPool {
  const pool = new PreflightPool({ writable: folder, ...options });
  pools.push(pool);
  return pool;
}

/** A card whose drawing unpacks to this many megabytes of blanks. */
function blanks(megabytes: number): string {
  const path = join(folder, `blanks-${megabytes}.pdf`);
  const content = `0 0 0 1 k 0 0 10 10 re f\n${' '.repeat(megabytes * MIB)}`;
  writeFileSync(path, writePdf({ pages: [{ widthMm: 92, heightMm: 56, content }] }));
  return path;
}

const drawn = join(folder, 'drawn');
const good = writeFixture('card-with-bleed', join(folder, 'good.pdf'));

describe('memory', () => {
  it('is counted from what a new process has: a file is taken alone, and after others', async () => {
    /** Enough for the file in a new process, not for it and what the others left behind. */
    const memoryBytes = 235 * MIB;
    const alone = await newPool({ memoryBytes }).inspect(blanks(60), drawn);
    expect(alone.report.status).toBe('passed');
    const pool = newPool({ memoryBytes });
    for (const megabytes of [20, 40, 60]) await pool.inspect(blanks(megabytes), drawn);
    expect(await pool.inspect(blanks(60), drawn)).toMatchObject({ report: alone.report });
  });

  it('is given back: a process that grew is replaced before the next file', async () => {
    const pool = newPool();
    await pool.inspect(good, null);
    const [first] = pool.pids;
    const level = readUsage(first as number)?.peakBytes ?? 0;
    await pool.inspect(good, null);
    expect(pool.pids).toEqual([first]);
    await pool.inspect(blanks(60), drawn);
    await pool.inspect(good, null);
    const [second] = pool.pids;
    expect(second).not.toBe(first);
    expect(readUsage(second as number)?.peakBytes).toBeLessThan(level + 96 * MIB);
  });

  it('that the file needs itself refuses it, after a second look in a fresh process', async () => {
    const trouble: ProcessFailure[] = [];
    const pool = newPool({ memoryBytes: 100 * MIB, onFailure: (seen) => trouble.push(seen) });
    const { report } = await pool.inspect(blanks(60), drawn);
    expect(report.findings[0]).toMatchObject({ code: 'UNREADABLE', value: 'memory' });
    expect(trouble.map(({ reason }) => reason)).toEqual(['memory', 'memory']);
  });
});

describe('time', () => {
  it('is the processor’s: a check that the machine holds up for longer than its limit is no slow file', async () => {
    const pool = newPool({ cpuMs: 2_000 });
    await pool.inspect(good, null);
    const [pid] = pool.pids as [number];
    const pending = pool.inspect(good, null);
    process.kill(pid, 'SIGSTOP');
    const held = new Promise((done) => setTimeout(done, 2_500));
    await held;
    process.kill(pid, 'SIGCONT');
    expect((await pending).report.status).toBe('passed');
    expect(pool.pids).toEqual([pid]);
  });

  it('is told with the report: what both attempts of a refused file took', async () => {
    const pool = newPool({ cpuMs: 1_500, faults: true });
    const refused = await pool.fault('hang');
    expect(refused.report.findings[0]?.value).toBe('timeout');
    expect(refused.cpuMs).toBeGreaterThanOrEqual(2 * 1_500);
    expect((await pool.inspect(good, null)).cpuMs).toBeLessThan(1_500);
  });
});

describe('a crash', () => {
  it('caused by what came before does not refuse the file: a fresh process decides', async () => {
    const trouble: ProcessFailure[] = [];
    const pool = newPool({ onFailure: (seen) => trouble.push(seen) });
    await pool.inspect(good, null);
    const pending: Promise<Checked> = pool.inspect(good, null);
    process.kill(pool.pids[0] as number, 'SIGABRT');
    expect((await pending).report.status).toBe('passed');
    expect(trouble.map(({ reason }) => reason)).toEqual(['crashed']);
  });

  it('of one process after the other, by somebody else’s hand, is not blamed on the file', async () => {
    const pool = newPool({ faults: true });
    await pool.inspect(good, null);
    const pending = pool.fault('stall');
    const verdict = expect(pending).rejects.toThrow(/killed twice|no checking process/);
    const [first] = pool.pids as [number];
    process.kill(first, 'SIGKILL');
    await expect.poll(() => pool.pids.some((pid) => pid !== first), { timeout: 60_000 }).toBe(true);
    process.kill(pool.pids[0] as number, 'SIGKILL');
    await verdict;
  });
});
