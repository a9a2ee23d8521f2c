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

/** What is wrong with one thing's sentences. */
const faultsIn = (lines: string): string[] => {
  const [en = '', zh = '', ...more] = lines.split('\n').map((line) => line.trim());
  const faults = [
    !/[a-z]{2}/.test(en.replace(/`[^`]*`/g, '')) && 'no English sentence',
    !/\p{Script=Han}/u.test(zh) && 'no Chinese sentence (@zh)',
    en !== '' && en === zh && 'the same sentence twice',
    more.length > 0 && 'more than two sentences',
  ];
  return faults.filter((fault) => fault !== false);
};

/** What is wrong with the sentences of a report, by component and prop. */
const faultsOf = (report: string): string[] =>
  report
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [component = '', intro = ''] = section.split('\n\n');
      const props = [...section.matchAll(/^- `(['"\w-]+).*((?:\n {2}\S.*)*)$/gm)];
      return [
        ...faultsIn(intro).map((fault) => `${component}: ${fault}`),
        ...props.flatMap(([, name = '', lines = '']) =>
          faultsIn(lines.trim()).map((fault) => `${component}.${name}: ${fault}`),
        ),
      ];
    });

it('every component and every prop has its sentence in both languages', () => {
  expect(faultsOf(readFileSync(`${home}/reports/props.md`, 'utf8'))).toEqual([]);
});

it('what has one sentence, the same twice, or no Chinese is named', () => {
  const prop = (name: string, ...lines: string[]): string =>
    [`- \`${name}: string\``, ...lines].join('  \n  ');
  const report = [
    '## Sheet\n\nThe container of content.\n',
    prop('both', 'Space inside the edge.', '内边距。'),
    prop('silent'),
    prop('english', 'Space inside the edge.'),
    prop('chinese', '内边距。'),
    prop('twice', '内边距 padding。', '内边距 padding。'),
    prop('translated', 'Space inside the edge.', 'Inner space.'),
  ].join('\n');
  expect(faultsOf(report)).toEqual([
    'Sheet: no Chinese sentence (@zh)',
    'Sheet.silent: no English sentence',
    'Sheet.silent: no Chinese sentence (@zh)',
    'Sheet.english: no Chinese sentence (@zh)',
    'Sheet.chinese: no English sentence',
    'Sheet.chinese: no Chinese sentence (@zh)',
    'Sheet.twice: the same sentence twice',
    'Sheet.translated: no Chinese sentence (@zh)',
  ]);
});

it('no component takes a class name, a style or an element to be', () => {
  const props = readFileSync(`${home}/reports/props.md`, 'utf8');
  expect(props.match(/^- `(className|style|sx|as|UNSAFE_\w+)\??:.*$/gm)).toBeNull();
});
