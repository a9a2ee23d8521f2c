/** Money: an integer number of fen (1 yuan = 100 fen). Only `pricing` and the server add; the client shows. */

declare const fenBrand: unique symbol;

/** An amount of money. @unit fen, always a safe integer, negative only for refunds and discounts. */
export type Fen = number & { readonly [fenBrand]: 'fen' };

/** True for every number that may be an amount of money. */
export const isFen = (value: unknown): value is Fen => Number.isSafeInteger(value);

/** Marks an integer as fen. Throws a RangeError for fractions and unsafe numbers: a rounding was forgotten. */
export const fen = (value: number): Fen => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an integer number of fen: ${value}`);
  return (value === 0 ? 0 : value) as Fen;
};

/** Exact conversion of an amount written in yuan ("12.34", 12.34). Answers null when it is not an amount. */
export const fenFromYuan = (yuan: string | number): Fen | null => {
  const match = /^([+-])?(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(yuan).trim());
  if (!match) return null;
  const amount = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return fen(match[1] === '-' ? -amount : amount);
};

/** The same amount in yuan, for a wire that carries it so: 3029 → 30.29. */
export const yuanOf = (amount: Fen): number => amount / 100;

/** What stands where an amount is missing (specification §5). */
export const NO_MONEY = '--';

/** Options of {@link formatMoney}. */
export type MoneyFormat = {
  /** Thousands separators, "12,864.00". @default false */
  grouped?: boolean;
  /** Written before the digits, after a minus sign: "¥". @default '' */
  symbol?: string;
};

/**
 * Writes fen as yuan with two decimals; '--' when the value is not numeric.
 * @see specification §5 money display
 */
export const formatMoney = (value: unknown, format: MoneyFormat = {}): string => {
  if (typeof value === 'string' ? value.trim() === '' : typeof value !== 'number') return NO_MONEY;
  const amount = Number(value);
  if (!Number.isFinite(amount)) return NO_MONEY;
  const whole = Math.round(Math.abs(amount));
  const digits = String(Math.trunc(whole / 100));
  const yuan = format.grouped ? digits.replace(/\B(?=(?:\d{3})+$)/g, ',') : digits;
  const sign = amount < 0 && whole > 0 ? '-' : '';
  return `${sign}${format.symbol ?? ''}${yuan}.${String(whole % 100).padStart(2, '0')}`;
};
