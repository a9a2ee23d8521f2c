/** Files find their rows by their names, and outside orders are found in whatever was pasted. */
import { expect, test } from 'vitest';
import type { NamedSource } from '../../features/upload/archive.ts';
import { matchNames, numbersIn } from './named.ts';

const file = (name: string): NamedSource => ({
  ...{ name, size: 3 },
  open: async () => new File(['x'], name),
});

test('a row finds its file however the ending, the case and the accents are written', () => {
  const sources = [file('名片.PDF'), file('Cafe\u0301 Menu.pdf'), file('多余.pdf')];
  const { found, missing, unused } = matchNames(
    ['名片', 'Café menu.pdf', '名片', '单页.pdf'],
    sources,
  );
  expect(found.map(({ source, name }) => [source.name, name])).toEqual([
    ['名片.PDF', '名片.pdf'],
    ['Cafe\u0301 Menu.pdf', 'Café menu.pdf'],
  ]);
  expect([missing, unused]).toEqual([['单页.pdf'], 1]);
});

test('of two files with one name the last one counts, and the other is said to be unused', () => {
  const { found, unused } = matchNames(['甲.pdf'], [file('甲.pdf'), file('甲.PDF')]);
  expect([found.map(({ source }) => source.name), unused]).toEqual([['甲.PDF'], 1]);
});

test('numbers of outside orders are found in a pasted table, each once, and no phone among them', () => {
  const pasted = '3920481756201934\t陈女士 13800000001\n3920481756201935,3920481756201934\n404';
  expect(numbersIn(pasted, 500)).toEqual(['3920481756201934', '3920481756201935']);
  expect(numbersIn(pasted, 1)).toEqual(['3920481756201934']);
});
