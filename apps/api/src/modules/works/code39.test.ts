/** The bar code of a job ticket can be read back. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { code39 } from './code39.ts';

/** Reads the bars as a scanner does: widths of bars and gaps, nine to a character. */
function elementsOf(text: string): string[] {
  const { bars, width } = code39(text);
  const elements = bars.flatMap((bar, at) => {
    const next = bars[at + 1];
    const gap = next === undefined ? [] : [next.x - bar.x - bar.width];
    return [bar.width, ...gap];
  });
  const last = bars.at(-1);
  expect(last && last.x + last.width).toBe(width);
  const characters: string[] = [];
  for (let at = 0; at < elements.length; at += 10) {
    characters.push(
      elements
        .slice(at, at + 9)
        .map((one) => (one > 1 ? '1' : '0'))
        .join(''),
    );
  }
  return characters;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-';

test('of nine elements three are wide, and no two characters look the same', () => {
  const patterns = [...ALPHABET].map((character) => elementsOf(character)[1] ?? '');
  for (const pattern of patterns) expect(pattern).toMatch(/^(?=(?:0*1){3}0*$)[01]{9}$/);
  expect(new Set(patterns).size).toBe(ALPHABET.length);
});

test('every number reads back as itself between start and stop', () => {
  const known = new Map([...ALPHABET].map((one) => [elementsOf(one)[1], one]));
  const text = fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 1, maxLength: 24 });
  fc.assert(
    fc.property(text, (number) => {
      const [start, ...rest] = elementsOf(number);
      expect(rest.pop()).toBe(start);
      expect(rest.map((one) => known.get(one)).join('')).toBe(number);
    }),
  );
});

test('what the code does not have is refused', () => {
  expect(() => code39('工单')).toThrow('No bar code');
  expect(() => code39('A*B')).toThrow('No bar code');
});
