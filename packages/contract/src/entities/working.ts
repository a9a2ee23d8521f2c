/** How an amount was worked out: inputs and the formulas over them, each with its result, so that anybody can do it again. */
import * as z from 'zod/mini';
import { type Sentence, sentence } from './sentence.ts';

/** What a value counts; what one stands for is in `unitScale`. */
export const workingUnit = z.enum([
  'count',
  'fen',
  'milliFen',
  'rate',
  'area',
  'cm2',
  'mm',
  'gram',
  'gsm',
  'cm3',
]);
/** A value of {@link workingUnit}. */
export type WorkingUnit = z.infer<typeof workingUnit>;

/** Arithmetic over steps (by their ids) and plain numbers. */
export type Formula = string | number | readonly [operator: string, ...Formula[]];
const formula: z.ZodMiniType<Formula, Formula> = z.array(
  z.union([z.string(), z.number(), z.lazy(() => formula)]),
) as unknown as z.ZodMiniType<Formula, Formula>;

/**
 * One step. Without `by` it is an input: a choice of the customer, a rate of the price book, a fact of the machine.
 * With it, it is that formula over earlier steps, rounded to whole grains of its unit.
 */
export const workingStep = z.object({
  /** Names it; what stands before a dot is what it is called by. */
  id: z.string(),
  unit: workingUnit,
  value: z.int(),
  by: z.optional(formula),
  /** @default exact */
  round: z.optional(z.enum(['up', 'half', 'down'])),
  /** Rounded to a multiple of so many units. @default 1 */
  grain: z.optional(z.int()),
  /** A name of its own; absent where its id names it. */
  said: z.optional(sentence),
});
/** A value of {@link workingStep}. */
export interface WorkingStep {
  id: string;
  unit: WorkingUnit;
  value: number;
  by?: Formula | undefined;
  round?: 'up' | 'half' | 'down' | undefined;
  grain?: number | undefined;
  said?: Sentence | undefined;
}

/** Ends with the amount of its line. */
export const working = z.array(workingStep);
/** A value of {@link working}. */
export type Working = WorkingStep[];
