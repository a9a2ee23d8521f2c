/** Shapes of what folder.ts sends and answers. */
import * as z from 'zod/mini';
import { instant, serialNumber } from '../../entities/primitives.ts';

export const openFolder = {
  input: z.object({
    /** Absent: the print files that no order uses. */
    orderSN: z.optional(serialNumber),
  }),
  output: z.object({
    /** What the calls of the file service are shown; unreadable and unalterable for whoever holds it. */
    pathEncrypt: z.string(),
    /** It opens nothing any more from then on. */
    expiresAt: instant,
    /** False: it only lists. */
    mayWrite: z.boolean(),
    /** Origins that files are fetched from; none: nothing is fetched. */
    remoteOrigins: z.array(z.string()),
  }),
};
