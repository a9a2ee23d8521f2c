/** Shapes of what originals.ts sends and answers. */
import * as z from 'zod/mini';
import { fileId, rowId } from '../../entities/primitives.ts';

export const getPrintFile = {
  input: z.object({
    /** The order's. */
    id: rowId,
    fileId,
  }),
  output: z.unknown(),
};
