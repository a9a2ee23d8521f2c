/** Shapes of what transitions.ts sends and answers. */
import * as z from 'zod/mini';
import { keyedMessage, rowId } from '../../entities/primitives.ts';
import { movingEntities, movingEvents } from '../../lifecycles/moves.ts';

export const getTransitions = {
  input: z.object({
    entity: z.enum([...movingEntities]),
    /** Of its row; of files their order's, of audits their ticket's, of an authentication its main account's. */
    id: rowId,
  }),
  output: z.array(
    z.object({
      event: z.enum([...movingEvents]),
      to: z.int(),
      allowed: z.boolean(),
      reason: z.nullable(keyedMessage),
    }),
  ),
};
