/** From which yearly sum each level pays: the figures that the page names. */
import type { MemberLevel } from '@banxin/contract/calls/customer/membership.schemas';
import { expect, test } from 'vitest';
import { memberLevels } from '../../stories/fixtures/membership.ts';
import { bestFor, paidLevels, paysFrom, paysOver, savedOn } from './saving.ts';

const levels = paidLevels(memberLevels);
const [six, eight] = levels as [(typeof levels)[0], (typeof levels)[0]];

test('level 6 pays from ¥9,967, level 8 from ¥17,980, level 8 over 6 from ¥30,000', () => {
  expect(levels.map(({ level }) => level)).toEqual([6, 8]);
  expect(paysFrom(six)).toBe(9_967);
  expect(paysFrom(eight)).toBe(17_980);
  expect(paysOver(eight, six)).toBe(30_000);
});

test.each([
  [1, null],
  [9_966, null],
  [9_967, 6],
  [17_979, 6],
  [17_980, 6],
  [29_999, 6],
  [30_000, 8],
  [99_999_999, 8],
])('for ¥%i a year the level to take is %s', (yuan, level) => {
  expect(bestFor(levels, yuan)?.level ?? null).toBe(level);
});

test.each([
  [12_000, 36_000, 60_000],
  [9_967, 29_901, 49_835],
  [1, 3, 5],
  [99_999_999, 299_999_997, 499_999_995],
])('¥%i of printing saves %i fen at level 6 and %i at level 8', (yuan, atSix, atEight) => {
  expect([savedOn(six, yuan), savedOn(eight, yuan)]).toEqual([atSix, atEight]);
});

test('where sums may not be seen nothing is compared', () => {
  const hidden: readonly MemberLevel[] = memberLevels.map((one) => ({ ...one, sum: null }));
  expect(paidLevels(hidden)).toEqual([]);
});
