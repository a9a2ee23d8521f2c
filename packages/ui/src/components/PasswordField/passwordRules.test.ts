// The two-of-three rule of passwords.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePassword } from './passwordRules.ts';

describe('a new password', () => {
  it.each([
    ['', false, false, false],
    ['1234567', false, false, false],
    ['12345678', true, false, false],
    ['abcdefgh', true, false, false],
    ['!!!!!!!!', true, false, false],
    ['abcd1234', true, true, false],
    ['abcd!!!!', true, true, false],
    ['1234!!!!', true, true, false],
    ['abcd12!', false, true, false],
    ['abcd1234abcd1234', true, true, false],
    ['abcd1234abcd12345', false, true, false],
    ['abcd 1234', true, true, true],
    ['密码abcd1234', true, true, true],
    ['ａｂｃｄ１２３４', true, false, true],
  ])('%j: length %s, kinds %s, foreign %s', (password, hasLength, hasKinds, hasForeign) => {
    expect(judgePassword(password)).toMatchObject({ hasLength, hasKinds, hasForeign });
  });

  it('names the kinds in fixed order', () => {
    expect(judgePassword('!a1').kinds).toEqual(['digit', 'letter', 'symbol']);
  });

  it('is judged whole: every visible character is exactly one kind', () => {
    const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(visible, (character) => {
        expect(judgePassword(character).kinds).toHaveLength(1);
        expect(judgePassword(character).hasForeign).toBe(false);
      }),
      { seed: 20_261_120 },
    );
  });

  it('never loses a kind by growing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        const longer = judgePassword(one + two).kinds;
        for (const kind of judgePassword(one).kinds) expect(longer).toContain(kind);
      }),
      { seed: 20_261_120 },
    );
  });
});
