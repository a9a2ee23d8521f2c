/** Shapes of what transitions.ts sends and answers. */
import * as z from 'zod/mini';
import { orderEvent } from '../../entities/order.ts';
import { keyedMessage } from '../../entities/primitives.ts';

export const getTransitions = {
  input: z.object({ entity: z.enum(['order']), id: z.int() }),
  output: z.array(
    z.object({
      event: orderEvent,
      to: z.int(),
      allowed: z.boolean(),
      reason: z.nullable(keyedMessage),
    }),
  ),
};
