/**
 * Integer money: fen, milli-fen, exact rates and fair division.
 * Every division states how it rounds. All functions throw RangeError on a number that is not a
 * safe integer, so that no fraction becomes a price.
 */
import type { Fen } from '@banxin/contract/money';

/** Money as it is charged and shown. @unit fen (1/100 yuan), integer, may be negative for a discount */
export type { Fen };

/** Cost while it is being added up. @unit 1/1000 fen (0.00001 yuan), integer */
export type MilliFen = number & { readonly __unit: 'milliFen' };

/** A rate as a whole number of ten-thousandths: 10000 = ×1, 9700 = ×0.97. */
export type BasisPoints = number;

export const ZERO = 0 as Fen;

function safeInteger(value: number, what: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} is not a safe integer: ${value}`);
  return value === 0 ? 0 : value;
}

/** Brands an integer as fen. */
export function fen(value: number): Fen {
  return safeInteger(value, 'fen') as Fen;
}

/** Brands an integer as milli-fen. */
export function milliFen(value: number): MilliFen {
  return safeInteger(value, 'milli-fen') as MilliFen;
}

/**
 * a ÷ b, rounded half away from zero, exact for every pair of safe integers.
 * @throws RangeError when b is not positive
 */
export function divHalfUp(a: number, b: number): number {
  safeInteger(a, 'dividend');
  if (safeInteger(b, 'divisor') <= 0) throw new RangeError('divisor must be positive');
  const size = Math.abs(a);
  const rest = size % b;
  const low = (size - rest) / b;
  const rounded = rest * 2 >= b ? low + 1 : low;
  return a < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Smallest whole number ≥ a ÷ b, for a ≥ 0 and b > 0. */
export function divUp(a: number, b: number): number {
  const rest = safeInteger(a, 'dividend') % safeInteger(b, 'divisor');
  return (a - rest) / b + (rest > 0 ? 1 : 0);
}

/** amount × rate, rounded half up to a whole fen. */
export function mulRate(amount: Fen, rate: BasisPoints): Fen {
  return divHalfUp(amount * safeInteger(rate, 'rate'), 10_000) as Fen;
}

/** Rounds half up to a multiple of `step` fen; step 10 is the trade's 角. */
export function roundToStep(amount: Fen, step: number): Fen {
  return (divHalfUp(amount, step) * step) as Fen;
}

/**
 * Divides `total` over `weights` by largest remainder: the parts add up to `total` exactly, and a
 * part never differs from its exact share by a whole fen. Equal remainders go to the earlier part.
 * All weights zero: the first part takes everything.
 * @throws RangeError for no weights or a negative weight
 */
export function allocate(total: Fen, weights: readonly number[]): Fen[] {
  if (weights.length === 0) throw new RangeError('nothing to allocate over');
  let sum = 0;
  for (const weight of weights) {
    if (safeInteger(weight, 'weight') < 0) throw new RangeError(`negative weight ${weight}`);
    sum += weight;
  }
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : ZERO));
  const sign = total < 0 ? -1 : 1;
  const size = Math.abs(safeInteger(total, 'total'));
  const shares =
    size * sum <= Number.MAX_SAFE_INTEGER ? share(size, weights) : shareLarge(size, weights);
  const parts = shares.map(({ part }) => part);
  let left = size - parts.reduce((given, part) => given + part, 0);
  if (left > 0) {
    const byRest = shares.map(({ rest }, index) => ({ rest, index }));
    byRest.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
    for (const { index } of byRest) {
      if (left === 0) break;
      parts[index] = (parts[index] as number) + 1;
      left -= 1;
    }
  }
  return parts.map((part) => (part === 0 ? ZERO : ((sign * part) as Fen)));
}

/** What a weight gets in whole fen, and what remains of the division. */
interface Share {
  readonly part: number;
  readonly rest: number | bigint;
}

function share(size: number, weights: readonly number[]): Share[] {
  const sum = weights.reduce((so, weight) => so + weight, 0);
  return weights.map((weight) => {
    const rest = (size * weight) % sum;
    return { part: (size * weight - rest) / sum, rest };
  });
}

/** The same for products beyond the safe integers. */
function shareLarge(size: number, weights: readonly number[]): Share[] {
  const sum = weights.reduce((so, weight) => so + BigInt(weight), 0n);
  return weights.map((weight) => {
    const exact = BigInt(size) * BigInt(weight);
    return { part: Number(exact / sum), rest: exact % sum };
  });
}
