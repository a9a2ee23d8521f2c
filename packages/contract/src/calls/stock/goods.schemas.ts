/** Shapes of what goods.ts sends and answers. */
import * as z from 'zod/mini';
import { day, fen, rowId } from '../../entities/primitives.ts';

/** What a customer pays for a sample, and why. */
export const sampleTerms = z.object({
  kind: z.enum(['rate', 'quota', 'quotaSpent', 'none']),
  /** Samples of the quota that are left. */
  left: z.int(),
});
/** A value of {@link sampleTerms}. */
export type SampleTerms = z.infer<typeof sampleTerms>;

export const getGoods = {
  input: z.object({ id: rowId }),
  output: z.object({
    productId: rowId,
    /** In Chinese. */
    name: z.string(),
    description: z.string(),
    unit: z.string(),
    /** See `enums/catalogue` goodsKind. */
    goodsKind: z.int(),
    /** Units that can be had now. */
    available: z.int(),
    /** The most that one order takes, whatever lies there. */
    perOrder: z.int(),
    restockOn: z.nullable(day),
    /** This login is told when they come in again. */
    isReminded: z.boolean(),
    /** Price of one by quantity, in ascending order; empty for who sees no prices. @unit fen */
    ladder: z.array(z.object({ quantity: z.int(), each: fen })),
    /** Null for what is no sample. */
    sample: z.nullable(sampleTerms),
    /** To the default address; null without one. */
    delivery: z.nullable(z.object({ factory: z.int(), arrives: day })),
  }),
};

export const setReminder = {
  input: z.object({
    id: rowId,
    /** False takes it back. */
    isOn: z.boolean(),
  }),
  output: z.object({ isReminded: z.boolean() }),
};
