import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

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

test('what fails for several reasons says each of them, with what was behind it', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const err = new AggregateError(
    [
      new Error('of customer 7', { cause: new RangeError('no answer') }),
      new Error('of customer 9'),
    ],
    'some were not done',
  );
  log.error({ err }, 'job failed');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    err: {
      message: 'some were not done',
      errors: [
        { message: 'of customer 7', cause: { type: 'RangeError', message: 'no answer' } },
        { message: 'of customer 9' },
      ],
    },
  });
});
