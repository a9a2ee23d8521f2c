/**
 * Order and payment numbers: digits only, with a check digit, safe to read over the phone.
 * Order: yymmdd + 8 random digits + check digit. Payment: 9 in front of the same scheme. The day keeps new
 * ones together in the index; random digits do not reveal which numbers exist, or how many.
 */
import type { Random } from '../../ports/random.ts';

/** Luhn check digit (ISO/IEC 7812): finds every wrong digit and nearly every swap of neighbours. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** True when the last digit is the check digit of the others. */
export const isNumber = (number: string): boolean =>
  /^\d{8,24}$/.test(number) && Number(number.at(-1)) === checkDigit(number.slice(0, -1));

/** Numbers of a day and kind. */
const RANGE = 100_000_000;
/** Tries for a free number; with a million orders a day one draw in a hundred is taken. */
const DRAWS = 10;

type Source = Pick<Random, 'int'>;

/** Draws a number, which may be taken. @param day YYYY-MM-DD in Asia/Shanghai */
function draw(random: Source, day: string, prefix: string): string {
  const digits = String(random.int(RANGE)).padStart(8, '0');
  const body = `${prefix}${day.slice(2).replaceAll('-', '')}${digits}`;
  return `${body}${checkDigit(body)}`;
}

export const orderNumber = (random: Source, day: string): string => draw(random, day, '');
export const paymentNumber = (random: Source, day: string): string => draw(random, day, '9');

/** Writes a row under the first number that is free; `write` answers undefined for one that is taken. */
export async function withFreeNumber<T>(
  number: () => string,
  write: (number: string) => Promise<T | undefined>,
): Promise<T> {
  for (let draws = 0; draws < DRAWS; draws += 1) {
    const row = await write(number());
    if (row !== undefined) return row;
  }
  throw new Error(`${DRAWS} numbers in a row were taken`);
}
