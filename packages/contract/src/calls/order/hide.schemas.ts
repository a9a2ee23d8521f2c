/** Shapes of what hide.ts sends and answers. */
import * as z from 'zod/mini';
import { nothing, serialNumber } from '../../entities/primitives.ts';

export const hideOrder = {
  input: z.object({ orderSN: serialNumber }),
  output: nothing,
};
