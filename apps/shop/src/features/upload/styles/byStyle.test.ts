/** The files of an order under its styles. */
import { expect, test } from 'vitest';
import { checkedFile } from '../../../stories/fixtures/files.ts';
import { product } from '../../../stories/fixtures/quoting.ts';
import { filesByStyle } from './byStyle.ts';

const file = (id: string) => ({ ...checkedFile, id });
const cards = (styles: number) => ({ ...product(101).defaults, styles });

test('one file each, in their order; a style without one is there too', () => {
  const order = { files: [file('a')], styles: null, configuration: cards(2) };
  const shown = filesByStyle(order).map(({ number, files }) => [number, files.length]);
  expect(shown).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test('more files than styles: none is hidden', () => {
  const files = ['a', 'b', 'c'].map(file);
  const shown = filesByStyle({ files, styles: null, configuration: cards(1) });
  expect(shown.flatMap((style) => style.files.map((one) => one.file.id))).toEqual(['a', 'b', 'c']);
});

test('the front before the back; a file of several styles is whole in the first of them', () => {
  const part = (fileId: string, side: 'all' | 'front' | 'back', page = 1) => ({
    fileId,
    side,
    page,
  });
  const styles = [
    { name: '张经理', parts: [part('b', 'back'), part('a', 'front')] },
    { name: '', parts: [part('c', 'all')] },
    { name: '', parts: [part('c', 'all', 3)] },
  ];
  const files = ['a', 'b', 'c'].map(file);
  const shown = filesByStyle({ files, styles, configuration: cards(3) });
  expect(shown[0]?.files.map(({ side }) => side)).toEqual(['front', 'back']);
  expect(shown.slice(1).map((style) => style.files[0]?.isAgain)).toEqual([false, true]);
});
