/** A price opened line by line: what each amount is worked out from. */
import * as z from 'zod/mini';
import { fen, instant } from './primitives.ts';
import { lineKind } from './quote.ts';
import { lineSentences } from './sentence.ts';
import { working } from './working.ts';

export const priceLog = z.object({
  total: fen,
  bookVersion: z.string(),
  /** When it was priced so. */
  at: instant,
  lines: z.array(
    z.object({
      id: z.string(),
      kind: lineKind,
      label: z.string(),
      /** How the number comes about, in Chinese; empty when there is nothing to explain. */
      formula: z.string(),
      /** Label and formula by their parts; absent in orders of the past. */
      said: z.optional(lineSentences),
      /** How far inside another line it stands; 0 for those that add up to the total. */
      depth: z.int(),
      /** @unit fen; negative where something is taken off */
      amount: fen,
      /** What it costs after its share of what is taken off. @unit fen; null for a sum and for what is taken off */
      net: z.nullable(fen),
      /** Its inputs and formulas; absent where they were not kept, as of orders of the past. */
      working: z.optional(working),
    }),
  ),
});
/** A value of {@link priceLog}. */
export type PriceLog = z.infer<typeof priceLog>;
