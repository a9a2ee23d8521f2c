// Sums in Chinese capitals: by a table of the rules, and read back whatever the sum is.
import { describe, expect, test } from 'vitest';
import { capitalsOf } from './capitals.ts';

describe('an amount in capitals', () => {
  test.each([
    // 整 ends what has no fen.
    [0, '零元整'],
    [100, '壹元整'],
    [4_600, '肆拾陆元整'],
    // 角 and 分: a 零 stands for the 角 that is not there, none before the first figure.
    [1, '壹分'],
    [5, '伍分'],
    [50, '伍角整'],
    [55, '伍角伍分'],
    [4_605, '肆拾陆元零伍分'],
    [4_650, '肆拾陆元伍角整'],
    [4_655, '肆拾陆元伍角伍分'],
    [1_010, '壹拾元壹角整'],
    // 零: one for any number of empty places, none at the end of a group.
    [1_000, '壹拾元整'],
    [10_100, '壹佰零壹元整'],
    [100_100, '壹仟零壹元整'],
    [101_000, '壹仟零壹拾元整'],
    [128_400, '壹仟贰佰捌拾肆元整'],
    // 万.
    [1_000_000, '壹万元整'],
    [1_000_100, '壹万零壹元整'],
    [1_050_000, '壹万零伍佰元整'],
    [1_100_000, '壹万壹仟元整'],
    [10_500_000, '壹拾万伍仟元整'],
    [10_010_000, '壹拾万零壹佰元整'],
    [1_000_000_000, '壹仟万元整'],
    [1_000_000_010, '壹仟万元壹角整'],
    // 亿.
    [10_000_000_000, '壹亿元整'],
    [10_000_000_100, '壹亿零壹元整'],
    [10_001_000_000, '壹亿零壹万元整'],
    [11_000_000_000, '壹亿壹仟万元整'],
    [100_000_000_000_000, '壹万亿元整'],
    [100_000_000_000_100, '壹万亿零壹元整'],
    [123_456_789_012_345, '壹万贰仟叁佰肆拾伍亿陆仟柒佰捌拾玖万零壹佰贰拾叁元肆角伍分'],
    // A red invoice.
    [-128_400, '（负数）壹仟贰佰捌拾肆元整'],
    [-5, '（负数）伍分'],
  ])('%d fen is %s', (fen, words) => {
    expect(capitalsOf(fen)).toBe(words);
  });

  test('that is no whole number of fen is a mistake of who asks', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => capitalsOf(wrong)).toThrow(RangeError);
    }
  });
});

/** What words say, read by other rules than they were written by. @unit fen */
function readBack(words: string): number {
  const sign = words.startsWith('（负数）') ? -1 : 1;
  const text = words.replace('（负数）', '').replace('整', '');
  const places: Readonly<Record<string, number>> = { 拾: 10, 佰: 100, 仟: 1_000 };
  const digits = '零壹贰叁肆伍陆柒捌玖';
  let [all, group, figure] = [0, 0, 0];
  let fen = 0;
  for (const one of text) {
    if (digits.includes(one)) figure = digits.indexOf(one);
    else if (one in places) {
      group += figure * (places[one] ?? 1);
      figure = 0;
    } else if (one === '万' || one === '亿') {
      const size = one === '万' ? 10_000 : 100_000_000;
      group += figure;
      // 万 before 亿 counts 亿: what stands so far is multiplied with it.
      all = one === '亿' ? (all + group) * size : all + group * size;
      [group, figure] = [0, 0];
    } else if (one === '元') {
      fen += (all + group + figure) * 100;
      [all, group, figure] = [0, 0, 0];
    } else {
      fen += figure * (one === '角' ? 10 : 1);
      figure = 0;
    }
  }
  return fen === 0 ? 0 : sign * fen;
}

/** Sums of every size, the same in every run. */
function* sums(count: number): Generator<number> {
  let seed = 20_261_126;
  for (let at = 0; at < count; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    const size = 10 ** (1 + (at % 14));
    const sum = (seed * 7_919) % size;
    // Sums with many empty places are where capitals go wrong.
    yield at % 3 === 0 ? Math.floor(sum / 10_000) * 10_000 + (seed % 100) : sum;
  }
}

describe('whatever the sum', () => {
  test('its words read back as it, also of a red one', () => {
    for (const sum of sums(5_000)) {
      expect(readBack(capitalsOf(sum))).toBe(sum);
      if (sum > 0) expect(readBack(capitalsOf(-sum))).toBe(-sum);
    }
  });

  test('no 零 stands twice, before a unit or at the end; 整 stands where there are no fen', () => {
    for (const sum of sums(5_000)) {
      const words = capitalsOf(sum);
      expect(words).not.toMatch(/零零|零[拾佰仟万亿角分]|.零元|零整|^零.*[角分]$/);
      expect(words.endsWith('整')).toBe(sum % 10 === 0);
    }
  });

  test('two sums are never written alike', () => {
    const written = new Map([...sums(5_000)].map((sum) => [capitalsOf(sum), sum]));
    expect(written.size).toBe(new Set(sums(5_000)).size);
  });
});
