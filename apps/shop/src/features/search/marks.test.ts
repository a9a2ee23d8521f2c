import { describe, expect, it } from 'vitest';
import { partsOf } from './marks.ts';

const marked = (text: string, ...marks: string[]): string =>
  partsOf(text, marks)
    .map(({ words, isMarked }) => (isMarked ? `[${words}]` : words))
    .join('');

describe('marked words', () => {
  it('are marked wherever they stand', () => {
    expect(marked('红包与珠光红包', '红包')).toBe('[红包]与珠光[红包]');
    expect(marked('铜版纸名片', '名片', '铜版')).toBe('[铜版]纸[名片]');
  });

  it('keep their letters', () => {
    expect(marked('PVC 名片', 'pvc')).toBe('[PVC] 名片');
  });

  it('are as long as they can be', () => {
    expect(marked('名片纸', '名', '名片')).toBe('[名片]纸');
  });

  it('are plain text', () => {
    expect(marked('a.c abc', 'a.c')).toBe('[a.c] abc');
    expect(marked('<b>', '<b>')).toBe('[<b>]');
  });

  it('leave a text alone that has none of them', () => {
    expect(marked('手提袋', '名片', '')).toBe('手提袋');
    expect(partsOf('', ['名片'])).toEqual([]);
    expect(marked('İstanbul', 'stan')).toBe('İstanbul');
  });
});
