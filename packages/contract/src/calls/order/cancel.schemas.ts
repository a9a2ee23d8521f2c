/** Shapes of what cancel.ts sends and answers. */
import * as z from 'zod/mini';
import { nothing } from '../../entities/primitives.ts';

export const cancelOrder = {
  input: z.object({
    orderSN: z.string(),
    reason: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  output: nothing,
};
