/** Shapes of what priceLog.ts sends and answers. */
import * as z from 'zod/mini';
import { configuration } from '../../entities/configuration.ts';
import { priceLog } from '../../entities/priceLog.ts';
import { fen, serialNumber } from '../../entities/primitives.ts';
import { quoteLine } from '../../entities/quote.ts';
import { askedDrops, packaging, terms } from './quote.schemas.ts';

/** An order by its number, or a job that is no order yet; the number counts where both are there. */
export const calculateLogs = {
  input: z.object({
    orderSN: z.optional(serialNumber),
    configuration: z.optional(configuration),
    /** The job of the order at the price of this moment, before anything is taken off. */
    today: z.optional(z.boolean()),
    ...terms,
    drops: askedDrops,
  }),
  output: priceLog,
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
