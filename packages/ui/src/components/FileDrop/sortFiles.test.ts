// Files that are taken and files that are not.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeWords, sortFiles } from './sortFiles.ts';

const file = (name: string, size = 1, type = '') => ({ name, size, type });

describe('given files', () => {
  it('are taken when nothing is limited', () => {
    const files = [file('a.pdf'), file('b.docx')];
    expect(sortFiles(files, { accept: [] })).toEqual({ taken: files, refused: [] });
  });

  it('are refused by kind, emptiness, size and number, each for one reason', () => {
    const limits = { accept: ['.pdf'], maxSize: 10, maxCount: 1 };
    const files = [
      file('a.docx', 99),
      file('empty.pdf', 0),
      file('big.pdf', 11),
      file('one.pdf', 10),
      file('two.pdf', 1),
      file('three.pdf', 1),
    ];
    const { taken, refused } = sortFiles(files, limits);
    expect(taken.map(({ name }) => name)).toEqual(['one.pdf']);
    expect(refused).toEqual([
      { reason: 'kind', names: ['a.docx'] },
      { reason: 'empty', names: ['empty.pdf'] },
      { reason: 'size', names: ['big.pdf'] },
      { reason: 'count', names: ['two.pdf', 'three.pdf'] },
    ]);
  });

  it('are never lost: each is taken or named once', () => {
    const any = fc.record({
      name: fc.string({ minLength: 1 }),
      size: fc.nat(20),
      type: fc.constantFrom('', 'image/png', 'application/pdf'),
    });
    const limits = fc.record({
      accept: fc.constantFrom([], ['.pdf'], ['image/*']),
      maxSize: fc.option(fc.nat(20), { nil: undefined }),
      maxCount: fc.option(fc.nat(5), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(any), limits, (files, limit) => {
        const { taken, refused } = sortFiles(files, limit);
        const named = [...taken.map(({ name }) => name), ...refused.flatMap(({ names }) => names)];
        expect(named.sort()).toEqual(files.map(({ name }) => name).sort());
      }),
      { seed: 20_261_120 },
    );
  });
});

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [500 * 1024 ** 2, '500 MB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
  [2048 * 1024 ** 3, '2048 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
