/** Shapes of what together.ts sends and answers. */
import * as z from 'zod/mini';
import { DROPS_MAX, PAYMENT_ORDERS_MAX } from '../../constants.ts';
import { configuration } from '../../entities/configuration.ts';
import { couponOffer, discountChoice } from '../../entities/coupon.ts';
import { addressInput } from '../../entities/customer.ts';
import { fen, rowId, serialNumber, shortText } from '../../entities/primitives.ts';
import type { QuoteSnapshot } from '../../entities/quote.ts';
import { REGION_MAX } from '../../rules/address.ts';
import { createOrder } from './create.schemas.ts';
import { dropInput } from './drops.schemas.ts';
import { askedDrops, terms } from './quote.schemas.ts';

/** What all of them take off together; no free samples, which are goods of the shelf, and no urgency. */
export const togetherChoice = {
  couponId: discountChoice.couponId,
  freightCouponId: discountChoice.freightCouponId,
  redPacketSum: discountChoice.redPacketSum,
};
const choice = z.object(togetherChoice);
/** A value of {@link togetherChoice}. */
export type TogetherChoice = z.infer<typeof choice>;

/** What all of them were seen to cost with what is taken off; needed when anything is. @unit fen */
export const expectedSum = z.optional(z.int());

/** What they could take off together, and what they take off with what was chosen. */
export const offeredTogether = z.object({
  /** Of all that can be ordered; off is not below zero. @unit fen */
  sums: z.object({ before: fen, off: fen, total: fen }),
  offers: z.array(couponOffer),
  /** What is really taken off. */
  used: z.object({
    couponId: z.nullable(rowId),
    freightCouponId: z.nullable(rowId),
    redPacketSum: fen,
  }),
  /** What the account holds, and the most of it that they take beside the rest of the choice. */
  have: z.object({ redPacket: fen }),
  most: z.object({ redPacket: fen }),
});
/** A value of {@link offeredTogether}. */
export type OfferedTogether = z.infer<typeof offeredTogether>;

/** A job as an order of its own would be registered; where it goes is said once for all of them. */
const row = z.extend(z.omit(createOrder.input, { province: true, receiver: true }), {
  /** Where this one goes when it goes to several addresses; absent: to the receiver of all. */
  drops: z.optional(z.array(dropInput).check(z.minLength(2), z.maxLength(DROPS_MAX))),
  /** What the customer saw, before anything is taken off. @unit fen */
  expectedTotal: fen,
});

const { province: _, ...rowTerms } = terms;

export const prepareTogether = {
  input: z.object({
    /** Of the rows that do not go to addresses of their own; absent where all do. */
    province: z.optional(shortText(REGION_MAX)),
    rows: z
      .array(z.object({ configuration, ...rowTerms, drops: askedDrops }))
      .check(z.minLength(1), z.maxLength(PAYMENT_ORDERS_MAX)),
    ...togetherChoice,
  }),
  output: offeredTogether,
};

export const createTogether = {
  input: z.object({
    /** Of every row that does not go to addresses of its own; of none, that of the first of them. */
    receiver: addressInput,
    rows: z.array(row).check(z.minLength(1), z.maxLength(PAYMENT_ORDERS_MAX)),
    ...togetherChoice,
    expectedSum,
  }),
  output: z.object({
    /** In the sequence of the rows. */
    orders: z.array(z.object({ orderId: z.int(), orderSN: serialNumber, total: fen })),
    /** Of all of them. */
    paymentSN: serialNumber,
  }),
};

/** A row whose price is not the one that was seen. */
export interface RowMoved {
  /** Position among the rows, from 0. */
  readonly index: number;
  /** @unit fen */
  readonly seen: number;
  /** As it is now. */
  readonly quote: QuoteSnapshot;
}
