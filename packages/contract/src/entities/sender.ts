/** Who parcels say they come from. */
import * as z from 'zod/mini';
import { CONSIGNEE_MAX, DETAIL_MAX } from '../constants.ts';
import { messages } from '../messages.ts';
import { receiverPhone } from './fields.ts';

/** Who a parcel says it comes from. */
export const sender = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, messages.senderRequired),
      z.maxLength(CONSIGNEE_MAX, messages.senderTooLong),
    ),
  /** Mobile number or landline with area code. */
  phone: receiverPhone,
  /** May be left out. */
  address: z._default(
    z.string().check(z.trim(), z.maxLength(DETAIL_MAX, messages.senderAddressTooLong)),
    '',
  ),
  /** Neither a price nor a sign of the works is on the parcel or in it. */
  hide: z._default(z.boolean(), true),
});
/** A value of {@link sender}. */
export type Sender = z.infer<typeof sender>;

/** One that is kept. */
export const keptSender = z.extend(sender, {
  id: z.int(),
  isDefault: z.boolean(),
  /** Writes of what it says; which is the default counts for none. */
  rev: z.int(),
});
/** A value of {@link keptSender}. */
export type KeptSender = z.infer<typeof keptSender>;
