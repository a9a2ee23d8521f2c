/**
 * Order and payment numbers: digits only, with a check digit, safe to read over the phone.
 * Order: yymmdd + 8 scattered digits + check digit. Payment: 9 in front of the same scheme.
 */

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

const RANGE = 100_000_000;
/** Coprime to the range, so that different ids never meet: neighbours do not betray how many orders there are. */
const STEP = 76_543_219;
const START = 31_415_926;

/** `id` is the row's own number, unique; `day` is YYYY-MM-DD in Asia/Shanghai. */
function numberFor(id: number, day: string, prefix: string): string {
  const scattered = Number((BigInt(id) * BigInt(STEP) + BigInt(START)) % BigInt(RANGE));
  const body = `${prefix}${day.slice(2).replaceAll('-', '')}${String(scattered).padStart(8, '0')}`;
  return `${body}${checkDigit(body)}`;
}

export const orderNumber = (id: number, day: string): string => numberFor(id, day, '');
export const paymentNumber = (id: number, day: string): string => numberFor(id, day, '9');
