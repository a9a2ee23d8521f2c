/** One press mends a requirement: the text is changed, nothing else is. */
import { describe, expect, it } from 'vitest';
import { joined, mend } from './mend.ts';

const at = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

describe('an offer', () => {
  it.each([
    ['铜版名片 300g 加厚版 5盒', '加厚版', '350g', '铜版名片 300g 350g 5盒'],
    ['300g加厚版5盒', '加厚版', '350g', '300g 350g 5盒'],
    ['名片，加厚版，5盒', '加厚版', '350g', '名片，350g，5盒'],
    ['加厚版', '加厚版', '名片', '名片'],
    ['名片 5盒\n加厚版', '加厚版', '红包', '名片 5盒\n红包'],
  ])('in “%s” for “%s”: %s', (text, words, offer, mended) => {
    expect(mend(text, at(text, words), offer)).toBe(mended);
  });

  it('may stand where no words were', () => {
    expect(mend('300g 5盒', { start: 0, end: 0 }, '名片')).toBe('名片 300g 5盒');
  });
});

it.each([
  ['名片 5盒 10盒', '10盒', '名片 5盒'],
  ['名片 10盒 覆膜', '10盒', '名片 覆膜'],
  ['名片，10盒，覆膜', '10盒', '名片，，覆膜'],
])('words of “%s” are taken out', (text, words, mended) => {
  expect(mend(text, at(text, words), '')).toBe(mended);
});

it('a line that goes on with the one above loses its break and its count', () => {
  const text = '明信片 5盒\n300g 2000个';
  const count = { start: 12, end: 17 };
  expect(text.slice(count.start, count.end)).toBe('2000个');
  expect(joined(text, { gap: { start: 6, end: 7 }, count })).toBe('明信片 5盒 300g');
});
