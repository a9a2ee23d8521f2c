/** Shapes of what agreement.ts sends and answers. */
import * as z from 'zod/mini';
import { noInput } from '../../entities/primitives.ts';

export const signAgreement = {
  input: noInput,
  output: z.object({ message: z.string() }),
};
