// Colour codes and their normal form.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalHex } from './hexColor.ts';

describe('a colour code', () => {
  it.each([
    ['#2340B0', '#2340B0'],
    ['2340b0', '#2340B0'],
    ['#23b', '#2233BB'],
    ['fff', '#FFFFFF'],
    ['  #C2361D\n', '#C2361D'],
    ['＃ｆｆｅ１００', '#FFE100'],
    ['', null],
    ['#', null],
    ['#12', null],
    ['#1234', null],
    ['#12345', null],
    ['#1234567', null],
    ['#12345678', null],
    ['##123', null],
    ['12345g', null],
    ['red', null],
    ['#12 345', null],
    ['rgb(1,2,3)', null],
  ])('%j becomes %j', (text, normal) => {
    expect(normalHex(text)).toBe(normal);
  });

  const digits = (length: number) =>
    fc
      .array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: length, maxLength: length })
      .map((all) => all.join(''));

  it('has one normal form, whatever its length, case and mark', () => {
    fc.assert(
      fc.property(fc.oneof(digits(3), digits(6)), fc.constantFrom('', '#'), (code, mark) => {
        const normal = normalHex(mark + code);
        expect(normal).toMatch(/^#[\dA-F]{6}$/);
        expect(normalHex(normal ?? '')).toBe(normal);
        expect(normalHex(code.toLowerCase())).toBe(normalHex(code.toUpperCase()));
      }),
      { seed: 20_261_120 },
    );
  });

  it('is never made from anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const isCode = /^\s*[#＃]?([\da-f０-９ａ-ｆＡ-Ｆ]{3}){1,2}\s*$/iu.test(text);
        if (!isCode) expect(normalHex(text)).toBeNull();
      }),
      { seed: 20_261_120 },
    );
  });
});
