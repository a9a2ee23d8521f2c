/** Shapes of what receipt.ts sends and answers. */
import * as z from 'zod/mini';
import { DROPS_MAX, RECEIPT_ORDERS_MAX } from '../../constants.ts';
import { nothing, rowId, serialNumber } from '../../entities/primitives.ts';

export const confirmReceipt = {
  input: z.object({
    orderSNs: z.array(serialNumber).check(z.minLength(1), z.maxLength(RECEIPT_ORDERS_MAX)),
  }),
  output: nothing,
};

export const confirmDropReceipt = {
  input: z.object({
    orderSN: serialNumber,
    /** Of the address, from 1. */
    position: rowId.check(z.minimum(1), z.maximum(DROPS_MAX)),
  }),
  output: nothing,
};
