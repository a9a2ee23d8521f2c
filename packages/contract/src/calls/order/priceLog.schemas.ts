/** Shapes of what priceLog.ts sends and answers. */
import * as z from 'zod/mini';
import { configuration } from '../../entities/configuration.ts';
import { fen, instant, serialNumber } from '../../entities/primitives.ts';
import { lineKind, quoteLine } from '../../entities/quote.ts';
import { lineSentences } from '../../entities/sentence.ts';
import { working } from '../../entities/working.ts';
import { packaging, terms } from './quote.schemas.ts';

/** An order by its number, or a job that is no order yet; the number counts where both are there. */
export const calculateLogs = {
  input: z.object({
    orderSN: z.optional(serialNumber),
    configuration: z.optional(configuration),
    /** The job of the order at the price of this moment, before anything is taken off. */
    today: z.optional(z.boolean()),
    ...terms,
  }),
  output: z.object({
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
  }),
};

export const computePackagingFee = {
  input: z.object({ configuration, packaging: z.optional(packaging) }),
  output: z.object({
    fee: fen,
    /** What it is made of; empty when packing is free. */
    lines: z.array(quoteLine),
    cartons: z.int(),
    /** Goods with wrapping and cartons. @unit g */
    weightGrams: z.int(),
  }),
};
