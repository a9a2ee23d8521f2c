import { expect, test } from 'vitest';
import { moneyInWords } from './capitals.ts';

test.each([
  [4650, '肆拾陆元伍角整'],
  [0, '零元整'],
  [5, '伍分'],
  [50, '伍角整'],
  [4600, '肆拾陆元整'],
  [4605, '肆拾陆元零伍分'],
  [4655, '肆拾陆元伍角伍分'],
  [1000, '壹拾元整'],
  [10_100, '壹佰零壹元整'],
  [100_100, '壹仟零壹元整'],
  [128_400, '壹仟贰佰捌拾肆元整'],
  [1_000_000, '壹万元整'],
  [1_000_100, '壹万零壹元整'],
  [1_050_000, '壹万零伍佰元整'],
  [10_500_000, '壹拾万伍仟元整'],
  [1_000_000_000, '壹仟万元整'],
  [100_000_000_00, '壹亿元整'],
  [100_000_001_00, '壹亿零壹元整'],
  [100_010_000_00, '壹亿零壹万元整'],
  [1_000_000_000_000_00, '壹万亿元整'],
  [1_234_567_890_123_45, '壹万贰仟叁佰肆拾伍亿陆仟柒佰捌拾玖万零壹佰贰拾叁元肆角伍分'],
  [-200, '负贰元整'],
])('%d fen reads %s', (fen, words) => {
  expect(moneyInWords(fen)).toBe(words);
});

test('an amount that is not an integer number of fen is shown as --', () => {
  for (const value of [null, undefined, '46.50', 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(moneyInWords(value)).toBe('--');
  }
});

test('every digit of the amount appears once, in order, whatever the zeros between', () => {
  const digits = '零壹贰叁肆伍陆柒捌玖';
  for (let yuan = 1; yuan < 2_000_000; yuan += 977) {
    const words = moneyInWords(yuan * 100);
    const read = [...words].map((c) => digits.indexOf(c)).filter((d) => d > 0);
    expect(read.join('')).toBe(String(yuan).replaceAll('0', ''));
    expect(words).not.toMatch(/零零|零[万亿元]/);
  }
});
