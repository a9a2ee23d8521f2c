/** Shapes of what device.ts sends and answers. */
import * as z from 'zod/mini';
import { instant, noInput, nothing } from '../../entities/primitives.ts';

export const getSessions = {
  input: noInput,
  output: z.array(
    z.object({
      id: z.string(),
      /** The browser's User-Agent. */
      device: z.string(),
      ip: z.string(),
      beganAt: instant,
      /** Last use, accurate to five minutes. */
      usedAt: instant,
      current: z.boolean(),
    }),
  ),
};

export const endSession = {
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(128)) }),
  output: nothing,
};

export const endOtherSessions = {
  input: noInput,
  output: nothing,
};
