/** Shapes of what shippingStop.ts sends and answers. */
import * as z from 'zod/mini';
import { nothing, serialNumber, shortText } from '../../entities/primitives.ts';

export const setShippingStop = {
  input: z.object({
    orderSN: serialNumber,
    /** false: shipping goes on. */
    isStopped: z.boolean(),
    reason: z._default(shortText(200), ''),
  }),
  output: nothing,
};
