/** Shapes of what captcha.ts sends and answers. */
import * as z from 'zod/mini';
import { shortText } from '../../entities/primitives.ts';

export const getCaptcha = {
  input: z.object({ v: z.optional(shortText(40)) }),
  output: z.unknown(),
};
