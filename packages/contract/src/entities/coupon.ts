/** A coupon as its holder sees it, and what is taken off an order. */
import * as z from 'zod/mini';
import { day, fen, instant, rowId, serialNumber } from './primitives.ts';
import { sentence } from './sentence.ts';

/** A name or a reason of the price engine: in Chinese, and by its parts. */
const words = { words: z.string(), said: sentence };

export const coupon = z.object({
  id: rowId,
  /** See `enums/coupon`. */
  kind: z.int(),
  ...words,
  /** What it takes off, or the most that it takes off where it has a rate. @unit fen */
  amount: fen,
  /** @unit basis points off; null for a fixed amount */
  rate: z.nullable(z.int()),
  /** Goods that it needs at least. @unit fen */
  minSpend: fen,
  /** Part of the new-customer gift pack. */
  isGift: z.boolean(),
  validFrom: day,
  /** Its last day. */
  validTo: day,
  /** See `enums/coupon`. */
  status: z.int(),
  /** When an order that was cancelled gave it back; null for never. */
  returnedAt: z.nullable(instant),
  /** The order that holds or used it. */
  orderSN: z.nullable(serialNumber),
});
/** A value of {@link coupon}. */
export type Coupon = z.infer<typeof coupon>;

/** Why a coupon cannot be used on an order. */
export const couponRefusalCode = z.enum([
  'MIN_SPEND',
  'SCOPE',
  'TYPE',
  'NOT_STARTED',
  'EXPIRED',
  'STACK',
  'USED_UP',
]);

/** Why a coupon cannot be used. */
export const couponRefusal = z.object({
  code: couponRefusalCode,
  /** What the goods lack to its least sum; only for MIN_SPEND. @unit fen */
  gap: z.optional(fen),
  ...words,
});

/** A coupon and what it would do to an order. */
export const couponOffer = z.object({
  coupon,
  /** What it would take off. @unit fen; null when it cannot be used */
  saves: z.nullable(fen),
  /** Why not; null when it can be used. */
  refusal: z.nullable(couponRefusal),
});
/** A value of {@link couponOffer}. */
export type CouponOffer = z.infer<typeof couponOffer>;

/** Coupons that go together, one of each stack group, and what they take off. */
export const couponPair = z.object({
  couponId: z.nullable(rowId),
  freightCouponId: z.nullable(rowId),
  /** @unit fen */
  saves: fen,
});
/** A value of {@link couponPair}. */
export type CouponPair = z.infer<typeof couponPair>;

/** No order takes more samples than this from the quota at once. */
const PIECES_MAX = 1_000_000;

/** What the customer wants taken off an order; absent: nothing of it. */
export const discountChoice = {
  /** Of the stack group of orders. */
  couponId: z.optional(rowId),
  /** Of the stack group of freight. */
  freightCouponId: z.optional(rowId),
  /** One urgent entitlement pays for the urgency. */
  urgentEntitlement: z.optional(z.boolean()),
  /** Samples that the quota pays for. @unit pieces */
  freeSamples: z.optional(z.int().check(z.minimum(0), z.maximum(PIECES_MAX))),
  /** Red packets to pay with; of more than may be used, what may. @unit fen */
  redPacketSum: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
};

/** What an order really takes off, and what its customer still has to take off. */
export const discounts = z.object({
  couponId: z.nullable(rowId),
  freightCouponId: z.nullable(rowId),
  urgentEntitlement: z.boolean(),
  /** @unit pieces */
  freeSamples: z.int(),
  redPacketSum: fen,
  /** Chosen coupons that cannot be used any more, each with its reason. */
  lost: z.array(couponRefusal),
  /** Coupons beside this order: those that can be used, and those that cannot. */
  held: z.int(),
  /** Those of them that would take something off. */
  usable: z.int(),
  best: couponPair,
  /** What the account holds, and the most of it that this order may use. */
  have: z.object({ urgent: z.int(), samples: z.int(), redPacket: fen }),
  most: z.object({ urgent: z.int(), samples: z.int(), redPacket: fen }),
});
/** A value of {@link discounts}. */
export type Discounts = z.infer<typeof discounts>;
