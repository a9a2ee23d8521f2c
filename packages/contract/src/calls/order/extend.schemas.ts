/** Shapes of what extend.ts sends and answers. */
import * as z from 'zod/mini';
import { keyedMessage, nothing, rowId, serialNumber } from '../../entities/primitives.ts';
import { sender } from '../../entities/sender.ts';

export const getOrderExtend = {
  input: z.object({ orderId: rowId }),
  output: z.object({
    orderId: z.int(),
    orderSN: serialNumber,
    /** Bits of `orderFlag`. */
    flags: z.int(),
    /** Null: the works. */
    sender: z.nullable(sender),
    /** Why the sender cannot change any more; null when it can. */
    senderRefusal: z.nullable(keyedMessage),
    /** By which the brand on it may be printed; null: it shows none of others. */
    certificate: z.nullable(z.object({ id: z.int(), brand: z.string(), number: z.string() })),
    /** Why that cannot change any more; null when it can. */
    certificateRefusal: z.nullable(keyedMessage),
    /** Addresses that it goes to. */
    drops: z.int(),
  }),
};

export const setDeliverySender = {
  input: z.object({
    orderSN: serialNumber,
    /** Null: the works, as it was at first. */
    sender: z.nullable(sender),
  }),
  output: nothing,
};
