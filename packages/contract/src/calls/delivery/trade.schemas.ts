/** Shapes of what trade.ts sends and answers. */
import * as z from 'zod/mini';
import { DROPS_MAX } from '../../constants.ts';
import { addressInput } from '../../entities/customer.ts';
import { serialNumber } from '../../entities/primitives.ts';

export const getTrades = {
  input: z.object({
    /** Numbers of orders of one's own shop elsewhere. */
    tids: z.array(serialNumber).check(z.minLength(1), z.maxLength(DROPS_MAX)),
  }),
  output: z.object({
    /** Each once, in the order in which they were asked. */
    trades: z.array(z.object({ tid: serialNumber, receiver: addressInput })),
    /** Those that nobody knows. */
    missing: z.array(serialNumber),
  }),
};
