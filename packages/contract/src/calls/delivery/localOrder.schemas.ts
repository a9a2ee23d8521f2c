/** Shapes of what localOrder.ts sends and answers. */
import * as z from 'zod/mini';
import { nothing, shortText } from '../../entities/primitives.ts';

export const logLocalOrder = {
  input: z.object({
    /** What the browser believes; the server keeps the address that it sees itself. */
    ip: z._default(shortText(45), ''),
    remark: z._default(shortText(200), ''),
  }),
  output: nothing,
};
