// What a run of tests throws away lies in memory only where there is room for it, and nothing is left there.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makeScratch } from './scratch.mjs';

const PLENTY = 64 * 1024 ** 3;
const folder = mkdtempSync(join(tmpdir(), 'banxin-memory-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a folder on a disk is not taken for memory', () => {
  const { type } = statfsSync('/proc');
  assert.notEqual(type, 0x0102_1994);
  assert.equal(makeScratch({ memory: '/proc', free: PLENTY }), null);
});

test('a machine without such a folder uses its disk', () => {
  assert.equal(makeScratch({ memory: join(folder, 'none'), free: PLENTY }), null);
});

test('a machine whose memory is short uses its disk', () => {
  assert.equal(makeScratch({ free: 7 * 1024 ** 3 }), null);
});

test('what a run left that was killed is removed, what is not ours and what still runs is not', () => {
  // No process has this number: the largest that Linux gives is smaller.
  const [dead, alive, other] = [
    'banxin-scratch-99999999',
    `banxin-scratch-${process.ppid}`,
    'other-99999999',
  ];
  for (const name of [dead, alive, other])
    mkdirSync(join(folder, name, 'in it'), { recursive: true });
  makeScratch({ memory: folder, free: 0 });
  assert.deepEqual(
    [dead, alive, other].map((name) => existsSync(join(folder, name))),
    [false, true, true],
  );
});

test('where there is room, the run has a folder of its own', (t) => {
  const made = makeScratch({ free: PLENTY });
  if (made === null) return t.diagnostic('this machine has no memory for it');
  assert.ok(existsSync(made));
  rmSync(made, { recursive: true });
});

test('what a killed run left under the number that this one has is no hindrance', (t) => {
  const before = makeScratch({ free: PLENTY });
  if (before === null) return t.diagnostic('this machine has no memory for it');
  mkdirSync(join(before, 'left'));
  const made = makeScratch({ free: PLENTY });
  assert.equal(made, before);
  assert.equal(existsSync(join(made, 'left')), false);
  rmSync(made, { recursive: true });
});
