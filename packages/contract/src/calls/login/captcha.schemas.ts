/** Shapes of what captcha.ts sends and answers. */
import * as z from 'zod/mini';

export const getCaptcha = {
  input: z.object({ v: z.optional(z.string()) }),
  output: z.unknown(),
};
