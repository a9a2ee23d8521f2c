/** Shapes of what coupon.ts sends and answers. */
import * as z from 'zod/mini';
import { noInput, yuan } from '../../entities/primitives.ts';

export const receiveNewCustomerCoupon = {
  input: noInput,
  output: z.object({ amount: yuan }),
};
