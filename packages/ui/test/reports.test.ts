// The committed reports of the public face say what is there now. The report of the styles: css.test.ts.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allReports } from '../build/allReports.ts';
import { home } from '../build/publicFiles.ts';

const quick = Object.entries(allReports).filter(([file]) => file !== 'reports/styles.md');

it.each(quick)(
  '%s is up to date; otherwise run npm run reports -w @banxin/ui and read the difference',
  async (file, write) => {
    const committed = existsSync(`${home}/${file}`) ? readFileSync(`${home}/${file}`, 'utf8') : '';
    expect(committed).toBe(await write());
  },
  60_000,
);

it('every prop but ref and children has a sentence', () => {
  const silent = readFileSync(`${home}/reports/props.md`, 'utf8')
    .split(/^## /m)
    .flatMap((section) => {
      const [component = ''] = section.split('\n');
      const props = [...section.matchAll(/^- `(['"\w-]+)[^\n]*`$/gm)];
      return props.map(([, name]) => `${component}: ${name}`);
    })
    .filter((line) => !/: (ref|children)$/.test(line));
  expect(silent).toEqual([]);
});

it('no component takes a class name, a style or an element to be', () => {
  const props = readFileSync(`${home}/reports/props.md`, 'utf8');
  expect(props.match(/^- `(className|style|sx|as|UNSAFE_\w+)\??:.*$/gm)).toBeNull();
});
