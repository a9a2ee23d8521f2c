/**
 * Ranges of whole numbers on a grid: their values, what is in them, what is closest.
 */
import type { Range } from '../types.ts';
import { type Sentence, sentence } from '../wording/sentence.ts';

/** Every value of a range. */
export function valuesOf(range: Range): number[] {
  const values: number[] = [];
  for (let value = range.min; value <= range.max; value += range.step) values.push(value);
  return values;
}

export const inRange = (range: Range, value: number): boolean =>
  Number.isInteger(value) &&
  value >= range.min &&
  value <= range.max &&
  (value - range.min) % range.step === 0;

/** Closest value of a range. */
export function snap(range: Range, value: number): number {
  if (!Number.isFinite(value) || value <= range.min) return range.min;
  const last = range.min + Math.floor((range.max - range.min) / range.step) * range.step;
  if (value >= last) return last;
  return range.min + Math.round((value - range.min) / range.step) * range.step;
}

/** 1–4 个, 8–64 P，每 4 P一档 */
export const rangeSentence = ({ min, max, step }: Range, unit: string): Sentence =>
  step === 1 ? sentence('range', min, max, unit) : sentence('steps', min, max, step, unit);
