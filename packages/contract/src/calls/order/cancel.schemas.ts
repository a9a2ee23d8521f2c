/** Shapes of what cancel.ts sends and answers. */
import * as z from 'zod/mini';
import { nothing, serialNumber, shortText } from '../../entities/primitives.ts';

export const cancelOrder = {
  input: z.object({
    orderSN: serialNumber,
    reason: z._default(shortText(200), ''),
  }),
  output: nothing,
};
