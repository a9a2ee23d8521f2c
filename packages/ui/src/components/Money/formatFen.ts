/** Prints integer fen as yuan with two decimals and thousands separators; '--' when not numeric. */

import { formatCount } from '../../internal/formatCount.ts';

/** Parts of a printed amount; `null` when the value is not numeric. */
export interface FenParts {
  /** True below zero. */
  isNegative: boolean;
  /** Digits with separators and two decimals: `1,284.00`. */
  digits: string;
}

/** Splits an amount into sign and digits. @param fen integer fen, as a number or a numeric string */
export function fenParts(fen: unknown): FenParts | null {
  const value = typeof fen === 'string' && fen.trim() !== '' ? Number(fen) : fen;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const amount = Math.round(Math.abs(value));
  const yuan = formatCount(Math.floor(amount / 100));
  return {
    isNegative: value < 0 && amount > 0,
    digits: `${yuan}.${String(amount % 100).padStart(2, '0')}`,
  };
}

/** An amount as one string: 128400 → ¥1,284.00, -200 → −¥2.00, anything else → '--'. */
export function formatFen(fen: unknown): string {
  const parts = fenParts(fen);
  return parts === null ? '--' : `${parts.isNegative ? '−' : ''}¥${parts.digits}`;
}

/** The price of one piece, which may cost less than a fen: 9.3 → ¥0.093, 462 → ¥4.62. @param fen may be a fraction */
export function formatUnitFen(fen: number): string {
  return fen < 100 ? `¥${(fen / 100).toFixed(3)}` : formatFen(fen);
}
