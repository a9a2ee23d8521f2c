/** Shapes of what export.ts sends and answers. */
import * as z from 'zod/mini';
import { listFilter } from './list.schemas.ts';

export const exportOrders = {
  input: z.object(listFilter),
  output: z.unknown(),
};
