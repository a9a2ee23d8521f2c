/** Shapes of what usual.ts sends and answers. */
import * as z from 'zod/mini';
import { noInput } from '../../entities/primitives.ts';
import { productArt } from '../../entities/productArt.ts';
import { lastJob } from './lastJob.schemas.ts';

const usual = z.object({
  productId: z.int(),
  productName: z.string(),
  family: productArt,
  /** How often it was ordered in ninety days; 0: only looked at. */
  orders: z.int(),
  /** How often its page was opened in ninety days, by who asks. */
  visits: z.int(),
  /** The newest order; null for what was only looked at. */
  last: z.nullable(lastJob),
});
/** A value of {@link usual}. */
export type UsualOrder = z.infer<typeof usual>;

export const getUsualOrders = {
  input: noInput,
  output: z.array(usual),
};
