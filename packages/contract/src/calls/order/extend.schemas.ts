/** Shapes of what extend.ts sends and answers. */
import * as z from 'zod/mini';
import { CONSIGNEE_MAX, DETAIL_MAX } from '../../constants.ts';
import { checkedBy } from '../../entities/fields.ts';
import { keyedMessage, nothing, rowId, serialNumber } from '../../entities/primitives.ts';
import { messages } from '../../messages.ts';
import { checkReceiverPhone } from '../../rules/validation.ts';

/** Who a parcel says it comes from. */
export const sender = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, messages.senderRequired), z.maxLength(CONSIGNEE_MAX)),
  phone: checkedBy(checkReceiverPhone).check(z.maxLength(20)),
  /** May be left out. */
  address: z._default(z.string().check(z.trim(), z.maxLength(DETAIL_MAX)), ''),
});
/** A value of {@link sender}. */
export type Sender = z.infer<typeof sender>;

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
