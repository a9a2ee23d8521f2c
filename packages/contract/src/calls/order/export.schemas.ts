/** Shapes of what export.ts sends and answers. */
import * as z from 'zod/mini';
import { listFilter, todo } from './list.schemas.ts';

export const exportOrders = {
  input: z.object({ ...listFilter, todo }),
  output: z.unknown(),
};
