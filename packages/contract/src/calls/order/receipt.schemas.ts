/** Shapes of what receipt.ts sends and answers. */
import * as z from 'zod/mini';
import { RECEIPT_ORDERS_MAX } from '../../constants.ts';
import { nothing, serialNumber } from '../../entities/primitives.ts';

export const confirmReceipt = {
  input: z.object({
    orderSNs: z.array(serialNumber).check(z.minLength(1), z.maxLength(RECEIPT_ORDERS_MAX)),
  }),
  output: nothing,
};
