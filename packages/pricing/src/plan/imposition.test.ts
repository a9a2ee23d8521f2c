import { describe, expect, it } from 'vitest';
import { nUp, powerOfTwo, signatures } from './imposition.ts';
import { OFFSET_SHEETS, SHEETS } from './sheets.ts';

describe('imposition', () => {
  it.each([
    ['名片 90×54 with 1 mm bleed', 'daduHalf', 92, 56, 90],
    ['A4 with 3 mm bleed', 'daduHalf', 216, 291, 8],
    ['A4 on the digital sheet', 'digital', 216, 291, 2],
    ['彩盒 100×60×150 on 四开', 'daduQuarter', 335, 294, 2],
    ['手提袋 320×250×100', 'daduHalf', 866, 366, 1],
    ['对联 840×220', 'daduHalf', 840, 220, 2],
    ['larger than the press', 'daduHalf', 900, 100, 0],
  ] as const)('%s on %s: %i×%i goes %i-up', (_, sheet, width, height, up) => {
    expect(nUp(SHEETS[sheet], width, height)).toBe(up);
  });

  it('takes the better of both orientations', () => {
    for (const sheet of OFFSET_SHEETS) {
      for (let width = 40; width < 600; width += 37) {
        for (let height = 40; height < 600; height += 41) {
          expect(nUp(sheet, width, height)).toBe(nUp(sheet, height, width));
        }
      }
    }
  });

  it('splits 24P on 16P sheets into 16 and 8', () => {
    expect(signatures(24, 16)).toEqual({ full: 16, fullCount: 1, rest: [8] });
  });

  it('loses no page, whatever the page count', () => {
    for (const full of [8, 16, 32, 64]) {
      for (let pages = 4; pages <= 256; pages += 4) {
        const { fullCount, rest } = signatures(pages, full);
        expect(fullCount * full + rest.reduce((a, b) => a + b, 0)).toBe(pages);
        for (const part of rest) expect(full % part).toBe(0);
      }
    }
  });

  it('folds in halves only', () => {
    expect([0, 1, 3, 8, 15].map(powerOfTwo)).toEqual([0, 1, 2, 8, 8]);
  });
});
