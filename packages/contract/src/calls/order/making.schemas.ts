/** Shapes of what making.ts sends and answers. */
import * as z from 'zod/mini';
import { serialNumber } from '../../entities/primitives.ts';

/** How an order is made. */
export const orderMaking = z.object({
  workOrderNo: z.string(),
  /** The sheet that it shares; null when it has its sheets for itself. */
  shared: z.nullable(
    z.object({
      /** Other orders on the sheet. */
      others: z.int(),
      /** Places that this one takes. */
      places: z.int(),
    }),
  ),
});
/** A value of {@link orderMaking}. */
export type OrderMaking = z.infer<typeof orderMaking>;

export const getOrderTicket = {
  input: z.object({ orderSN: serialNumber }),
  output: z.unknown(),
};

export const getOrderMaking = {
  input: z.object({ orderSN: serialNumber }),
  output: z.nullable(orderMaking),
};
