/** Numbers as people write them: 2,000 · 1.5万 · 3k · 五百 · 一万二. */

/** A number in a text. */
export interface ReadNumber {
  readonly value: number;
  /** Index behind it. */
  readonly end: number;
  /** A single character like 一, which is a number only in front of what it counts. */
  readonly isWeak: boolean;
}

const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const STEPS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const TIMES: Readonly<Record<string, number>> = {
  百: 100,
  千: 1000,
  万: 10_000,
  k: 1000,
  w: 10_000,
};

/** Longer numbers are none that anybody orders. */
const MOST_CHARACTERS = 12;
const GROUPED = /(?:\d{1,3}(?:,\d{3}){1,3}(?!\d)|\d{1,9})(?:\.\d{1,3})?/y;
const PLAIN = /\d{1,9}(?:\.\d{1,3})?/y;
const LATIN = /[a-z]/;

function readArabic(text: string, at: number, isGrouped: boolean): ReadNumber | null {
  const pattern = isGrouped ? GROUPED : PLAIN;
  pattern.lastIndex = at;
  const [digits] = pattern.exec(text) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replaceAll(',', ''));
  const end = at + digits.length;
  const times = TIMES[text.charAt(end)];
  const isWord = LATIN.test(text.charAt(end)) && LATIN.test(text.charAt(end + 1));
  if (times === undefined || isWord) return { value, end, isWeak: false };
  return { value: Math.round(value * times), end: end + 1, isWeak: false };
}

/** 一万二 is 12,000: a last digit without a step counts a tenth of the step before. */
function readChinese(text: string, at: number): ReadNumber | null {
  let whole = 0;
  let part = 0;
  let digit: number | null = null;
  let step = 10;
  let end = at;
  for (; end < text.length && end - at < MOST_CHARACTERS; end += 1) {
    const character = text.charAt(end);
    const value = DIGITS[character];
    if (value !== undefined) {
      if (digit !== null && digit !== 0) break;
      if (value === 0) step = 10;
      digit = value;
    } else if (STEPS[character] !== undefined) {
      step = STEPS[character];
      part += (digit ?? 1) * step;
      digit = null;
    } else if (character === '万' && end > at) {
      whole += (part + (digit ?? 0)) * 10_000;
      part = 0;
      digit = null;
      step = 10_000;
    } else break;
  }
  if (end === at) return null;
  const value = whole + part + (digit ?? 0) * Math.max(1, step / 10);
  return { value, end, isWeak: end - at === 1 };
}

/**
 * The number that begins at an index of a text in half-width small letters; null where none does.
 * @param isGrouped  2,000 is one number; false: 54,300 are two
 */
export const readNumber = (text: string, at: number, isGrouped = true): ReadNumber | null =>
  readArabic(text, at, isGrouped) ?? readChinese(text, at);
