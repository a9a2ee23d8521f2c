/** Money: an integer number of fen (1 yuan = 100 fen). Only `pricing` and the server add; the client shows. */

declare const fenBrand: unique symbol;

/** An amount of money. @unit fen, always a safe integer, negative only for refunds and discounts. */
export type Fen = number & { readonly [fenBrand]: 'fen' };

/** Marks an integer as fen. Throws a RangeError for fractions and unsafe numbers: a rounding was forgotten. */
export const fen = (value: number): Fen => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an integer number of fen: ${value}`);
  return (value === 0 ? 0 : value) as Fen;
};

/** The same amount in yuan, for a wire that carries it so: 3029 → 30.29. */
export const yuanOf = (amount: Fen): number => amount / 100;

/** An amount in a sentence: 128400 → ¥1,284.00. */
export const moneyText = (amount: Fen): string => {
  const size = Math.abs(amount);
  const rest = String(size % 100).padStart(2, '0');
  const yuan = String(Math.trunc(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}¥${yuan}.${rest}`;
};
