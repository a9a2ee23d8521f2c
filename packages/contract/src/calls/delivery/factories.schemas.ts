/** Shapes of what factories.ts sends and answers. */
import * as z from 'zod/mini';
import { factory } from '../../entities/factory.ts';
import { noInput } from '../../entities/primitives.ts';

export const getFactories = {
  input: noInput,
  output: z.array(factory),
};
