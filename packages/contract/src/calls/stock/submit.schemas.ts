/** Shapes of what submit.ts sends and answers. */
import * as z from 'zod/mini';
import { CART_KINDS_MAX } from '../../constants.ts';
import { cartLineIds, units } from '../../entities/cart.ts';
import { couponOffer, discountChoice } from '../../entities/coupon.ts';
import { addressInput } from '../../entities/customer.ts';
import { priceLog } from '../../entities/priceLog.ts';
import {
  carrierCode,
  day,
  fen,
  instant,
  rowId,
  serialNumber,
  shortText,
} from '../../entities/primitives.ts';
import { messages } from '../../messages.ts';
import { REGION_MAX } from '../../rules/address.ts';
import { carrierOption } from '../order/confirm.schemas.ts';

const { urgentEntitlement: _, ...stockChoice } = discountChoice;

/** Who takes the goods of one consignment, named by the first of its products. */
const way = z.object({ productId: rowId, carrier: carrierCode });
const ways = z.array(way).check(z.maxLength(CART_KINDS_MAX));
/** A value of {@link way}. */
export type ConsignmentWay = z.infer<typeof way>;

/** Exactly so many of one kind, beside the cart: what lies in it stays as it is. */
const direct = z.optional(z.object({ productId: rowId, quantity: units }));

/** Goods that go together from one factory. */
const consignment = z.object({
  factory: z.nullable(z.int()),
  /** Null without an address. */
  arrives: z.nullable(day),
  carrier: z.nullable(carrierCode),
  carriers: z.array(carrierOption),
  lines: z.array(
    z.object({
      productId: rowId,
      /** In Chinese. */
      name: z.string(),
      unit: z.string(),
      quantity: z.int(),
      /** Goods, before anything is taken off. @unit fen */
      goods: fen,
    }),
  ),
});
/** A value of {@link consignment}. */
export type Consignment = z.infer<typeof consignment>;

export const prepareSubmit = {
  input: z.object({
    productIds: cartLineIds,
    direct,
    province: z.optional(shortText(REGION_MAX)),
    ways: z._default(ways, []),
    ...stockChoice,
    /** Whether it is also to be said what the total is worked out from. */
    explained: z.optional(z.boolean()),
  }),
  output: z.object({
    /** Of the cart that this was made from. */
    version: z.int(),
    consignments: z.array(consignment),
    /** What it is made of; off is not below zero. @unit fen */
    sums: z.object({ goods: fen, packaging: fen, freight: fen, off: fen, total: fen }),
    offers: z.array(couponOffer),
    /** What is really taken off. */
    used: z.object({
      couponId: z.nullable(rowId),
      freightCouponId: z.nullable(rowId),
      freeSamples: z.int(),
      redPacketSum: fen,
    }),
    /** What the account holds. */
    have: z.object({ samples: z.int(), redPacket: fen }),
    /** The most of each that could be taken off beside the rest of the choice. */
    most: z.object({ samples: z.int(), redPacket: fen }),
    /** Lines of which there is less than asked for. */
    short: z.array(z.object({ productId: rowId, left: z.int() })),
    /** The total opened, each of several orders with its lines inside; where that was asked for. */
    log: z.optional(priceLog),
  }),
};

export const submit = {
  input: z.object({
    productIds: cartLineIds,
    direct,
    /** Of the cart that was seen. */
    version: rowId,
    receiver: addressInput,
    ways,
    ...stockChoice,
    remark: z._default(z.string().check(z.maxLength(500, messages.remarkTooLong)), ''),
    /** What the customer saw. @unit fen */
    expectedTotal: z.int(),
  }),
  output: z.object({
    paymentSN: serialNumber,
    total: fen,
    /** Until when the goods are kept unpaid. */
    heldUntil: instant,
    /** Nothing was to be paid, so it is. */
    isPaid: z.boolean(),
  }),
};
