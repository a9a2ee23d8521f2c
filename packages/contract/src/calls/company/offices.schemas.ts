/** Shapes of what offices.ts sends and answers. */
import * as z from 'zod/mini';
import { bilingual } from '../../entities/bilingual.ts';
import { factory } from '../../entities/factory.ts';

const office = z.object({
  /** The factory that stands there; its number is the office's. */
  factory,
  address: bilingual,
  hotline: z.string(),
  /** How to get there. */
  ways: z.array(z.object({ by: z.enum(['rail', 'bus', 'truck']), text: bilingual })),
});
/** A value of {@link office}. */
export type Office = z.infer<typeof office>;

export const getOffices = {
  input: z.object({
    /** One office; without it all of them. */
    id: z.optional(z.int()),
  }),
  output: z.array(office),
};
