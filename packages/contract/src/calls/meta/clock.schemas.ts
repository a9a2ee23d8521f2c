/** Shapes of what clock.ts sends and answers. */
import * as z from 'zod/mini';
import { instant, noInput } from '../../entities/primitives.ts';

export const getServerDateTime = {
  input: noInput,
  output: z.object({ now: instant }),
};
