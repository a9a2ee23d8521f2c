/** Shapes of what lastJob.ts sends and answers. */
import * as z from 'zod/mini';
import { configuration } from '../../entities/configuration.ts';
import { fen, instant, rowId, serialNumber } from '../../entities/primitives.ts';
import { sentenceJson } from '../../entities/sentence.ts';

/** An earlier order, as far as its job can be had again. */
export const lastJob = z.object({
  orderSN: serialNumber,
  at: instant,
  spec: z.string(),
  specSaid: z.nullable(sentenceJson),
  configuration,
  /** @unit fen; null for roles that may not see prices. */
  total: z.nullable(fen),
});
/** A value of {@link lastJob}. */
export type LastJob = z.infer<typeof lastJob>;

export const getLastJob = {
  input: z.object({ productId: rowId }),
  output: z.nullable(lastJob),
};
