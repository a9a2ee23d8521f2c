// First letters of pinyin.
import { expect, it } from 'vitest';
import { initialsOf, matches } from './pinyin.ts';

it.each([
  ['河南省', 'hns'],
  ['浙江', 'zj'],
  ['安徽', 'ah'],
  ['商丘市永城', 'sqsyc'],
  ['350g 白卡', '350g bk'],
  ['Unbroken', 'unbroken'],
])('the first letters of %s are %s', (text, initials) => {
  expect(initialsOf(text)).toBe(initials);
});

it('finds a place by its words and by its first letters, in any case', () => {
  expect(matches('永城市', '永城')).toBe(true);
  expect(matches('永城市', 'YC')).toBe(true);
  expect(matches('永城市', 'cy')).toBe(false);
  expect(matches('350g 白卡', '350')).toBe(true);
});
