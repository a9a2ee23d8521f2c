/** Shapes of what topics.ts sends and answers. */
import * as z from 'zod/mini';
import { bilingual } from '../../entities/bilingual.ts';
import { day } from '../../entities/primitives.ts';
import { productCard } from '../catalogue/categories.schemas.ts';

const topic = z.object({
  id: z.int(),
  title: bilingual,
  summary: bilingual,
  /** Why these products together, and when to order them. */
  why: bilingual,
  startsOn: day,
  /** Last day. */
  endsOn: day,
  isOver: z.boolean(),
  products: z.array(
    z.object({
      card: productCard,
      /** It stands for one that is no longer sold. */
      isSuccessor: z.boolean(),
    }),
  ),
});
/** A value of {@link topic}. */
export type Topic = z.infer<typeof topic>;

export const getTopics = {
  input: z.object({
    /** One topic, also when it is over; without it all that are running. */
    id: z.optional(z.int()),
  }),
  output: z.array(topic),
};
