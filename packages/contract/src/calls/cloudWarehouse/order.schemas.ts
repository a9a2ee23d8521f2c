/** Shapes of what order.ts sends and answers. */
import * as z from 'zod/mini';
import { cloudLine } from '../../entities/cloudLine.ts';
import {
  cloudFees,
  cloudLinesInput,
  cloudOrder,
  cloudShort,
} from '../../entities/cloudWarehouse.ts';
import { addressInput } from '../../entities/customer.ts';
import { orderTab } from '../../entities/order.ts';
import { priceLog } from '../../entities/priceLog.ts';
import {
  carrierCode,
  day,
  fen,
  instant,
  pageInput,
  pageOf,
  serialNumber,
  shortText,
} from '../../entities/primitives.ts';
import { sender } from '../../entities/sender.ts';
import { messages } from '../../messages.ts';
import { REGION_MAX } from '../../rules/address.ts';
import { carrierOption } from '../order/confirm.schemas.ts';
import { listFilter } from '../order/list.schemas.ts';

/** Names a price: who orders says which one was seen. */
const token = shortText(64);

export const prepareCloudOrder = {
  input: z.object({
    lines: cloudLinesInput,
    /** As far as it is known; without one there are no carriers. */
    province: z.optional(shortText(REGION_MAX)),
    carrier: z.optional(carrierCode),
    /** Whether it is also to be said what the total is worked out from. */
    explained: z.optional(z.boolean()),
  }),
  output: z.object({
    lines: z.array(
      z.extend(cloudLine, {
        /** What can be sent now. */
        available: z.int(),
        /** Of goods of the shop; custody goods are the customer's own. @unit fen */
        each: z.nullable(fen),
        sum: z.nullable(fen),
      }),
    ),
    carriers: z.array(carrierOption),
    /** The one that the fees are for: the one that was asked for, else the recommended one; null without an address. */
    carrier: z.nullable(carrierCode),
    /** If it is paid for at once; null without an address. */
    arrives: z.nullable(day),
    fees: cloudFees,
    token,
    /** Lines of which there is less than asked for. */
    short: z.array(cloudShort),
    /** Storage fees that hold outgoing parcels back; null when none do. @unit fen */
    owed: z.nullable(fen),
    /** The total opened; where that was asked for. */
    log: z.optional(priceLog),
  }),
};

export const createCloudOrder = {
  input: z.object({
    lines: cloudLinesInput,
    receiver: addressInput,
    carrier: carrierCode,
    /** Who the parcel says it comes from; null or absent: the works. */
    sender: z.optional(z.nullable(sender)),
    remark: z._default(z.string().check(z.maxLength(500, messages.remarkTooLong)), ''),
    /** Of the price that was seen; absent compares the sum alone. */
    token: z.optional(token),
    /** What the customer saw. @unit fen */
    expectedTotal: z.int(),
  }),
  output: z.object({
    orderId: z.int(),
    orderSN: serialNumber,
    paymentSN: serialNumber,
    total: fen,
    /** Until when the goods are kept unpaid. */
    heldUntil: instant,
    /** Nothing was to be paid, so it is. */
    isPaid: z.boolean(),
  }),
};

export const getCloudOrders = {
  input: z.object({ ...listFilter, ...pageInput }),
  output: z.extend(pageOf(cloudOrder), {
    /** By tab, whatever tab is asked for; tabs without an order are left out. */
    counts: z.array(z.object({ tab: orderTab, count: z.int() })),
  }),
};
