import { describe, expect, it } from 'vitest';
import { historyKey, withWord } from './searchHistory.ts';

describe('the search history', () => {
  it('keeps 20 words, newest first', () => {
    let words: readonly string[] = [];
    for (let index = 1; index <= 25; index += 1) words = withWord(words, `词${index}`);
    expect(words).toHaveLength(20);
    expect(words[0]).toBe('词25');
    expect(words.at(-1)).toBe('词6');
  });

  it('moves a repeated word to the front instead of keeping it twice', () => {
    expect(withWord(['名片', '红包'], '红包')).toEqual(['红包', '名片']);
  });

  it('ignores an empty word', () => {
    expect(withWord(['名片'], '')).toEqual(['名片']);
  });

  it('is separate per user', () => {
    expect(historyKey({ id: 1 })).not.toBe(historyKey({ id: 2 }));
    expect(historyKey(null)).toBe(historyKey(undefined));
  });
});
