import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const url = new URL('log.ts', import.meta.url).href;

/** What a process wrote whose last act was `end`. */
function written(end: string): unknown[] {
  const code = `import { createLog } from ${JSON.stringify(url)};
    const log = createLog('info');
    log.info('one');
    setImmediate(() => { log.error('two'); ${end} });`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
}

test.each([
  ['comes to its end', ''],
  ['ends itself', 'process.exit(1);'],
  ['breaks', "throw new Error('surprise');"],
])('a process that %s has written every line of its log', (_, end) => {
  expect(written(end)).toEqual(['one', 'two']);
});
