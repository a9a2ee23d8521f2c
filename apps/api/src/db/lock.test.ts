import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DatabaseLockedError, lockFolder } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'banxin-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder has one holder at a time', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(DatabaseLockedError);
  await release();
  await (await lockFolder(folder))();
});

test('the refusal says in Chinese and English what to do', async () => {
  const release = await lockFolder(folder);
  const error = await lockFolder(folder).catch((reason: Error) => reason);
  expect(error).toHaveProperty('message', expect.stringContaining('BANXIN_DATA_DIR'));
  expect(error).toHaveProperty('message', expect.stringContaining('DATABASE_URL'));
  expect(error).toHaveProperty('message', expect.stringMatching(/请先停止[\s\S]*Stop it/));
  await release();
});

test('of ten that ask at once one gets it', async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  const won = results.filter((result) => result.status === 'fulfilled');
  expect(won).toHaveLength(1);
  for (const { value } of won) await value();
});

test('a path that is too long for a socket is locked too', async () => {
  const long = join(folder, 'x'.repeat(120));
  const release = await lockFolder(long);
  await expect(lockFolder(long)).rejects.toBeInstanceOf(DatabaseLockedError);
  await release();
});

test('a killed holder leaves nothing that has to be repaired', async () => {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
    await lockFolder(${JSON.stringify(folder)});
    process.stdout.write('held');
    setTimeout(() => undefined, 60_000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(DatabaseLockedError);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await lockFolder(folder))();
});
