/** Shapes of what bestsellers.ts sends and answers. */
import * as z from 'zod/mini';
import { day, noInput } from '../../entities/primitives.ts';
import { productArt } from '../../entities/productArt.ts';

const bestseller = z.object({
  productId: z.int(),
  name: z.string(),
  family: productArt,
  /** Single pieces, all designs together. */
  pieces: z.int(),
  orders: z.int(),
});
/** A value of {@link bestseller}. */
export type Bestseller = z.infer<typeof bestseller>;

export const getBestsellerRank = {
  input: noInput,
  output: z.object({
    /** First day that counts. */
    since: day,
    byPieces: z.array(bestseller),
    byOrders: z.array(bestseller),
  }),
};
