/** Shapes of what expressSum.ts sends and answers. */
import * as z from 'zod/mini';
import { DROPS_MAX } from '../../constants.ts';
import { configuration } from '../../entities/configuration.ts';
import {
  carrierCode,
  day,
  fen,
  rowId,
  serialNumber,
  shortText,
} from '../../entities/primitives.ts';
import { REGION_MAX } from '../../rules/address.ts';
import { carrierOption } from '../order/confirm.schemas.ts';

const way = z.object({
  province: z.string(),
  /** Pieces in the unit of the order. */
  quantity: z.int(),
  /** The one that `freight` is for; null when nobody takes it there. */
  carrier: z.nullable(carrierCode),
  freight: fen,
  /** When it arrives; null while no day of sending is fixed. */
  arriveDate: z.nullable(day),
  /** Every carrier to there, and why one cannot be chosen. */
  carriers: z.array(carrierOption),
});
/** A value of {@link way}. */
export type ExpressWay = z.infer<typeof way>;

/** All of an order's goods from one factory, a carrier for each drop. */
const shipPlan = z.object({
  /** One per drop, in their order. */
  legs: z.array(z.object({ carrier: carrierCode, freight: fen, arriveDate: day })),
  /** Freight of all, less the coupon on it. @unit fen */
  after: fen,
  /** When the last of it arrives. */
  arriveDate: day,
});
/** A value of {@link shipPlan}. */
export type ShipPlan = z.infer<typeof shipPlan>;

const shipPlans = z.object({
  /** Whatever the day. */
  cheapest: shipPlan,
  /** What a wished day makes of it; null without one. */
  wished: z.nullable(
    z.object({
      day,
      /** The cheapest that keeps it, or comes nearest to it. */
      plan: shipPlan,
      /** What it costs more than the cheapest. @unit fen */
      costs: fen,
      /** Drops that nobody gets there by then, and when they are there at the earliest. */
      late: z.array(z.object({ position: z.int(), arriveDate: day })),
    }),
  ),
});
/** A value of {@link shipPlans}. */
export type ShipPlans = z.infer<typeof shipPlans>;

export const calcExpressSum = {
  input: z.object({
    /** An order, or a job that is no order yet; the number counts where both are there. */
    orderSN: z.optional(serialNumber),
    configuration: z.optional(configuration),
    drops: z
      .array(
        z.object({
          province: shortText(REGION_MAX),
          /** Absent: the order's, or the recommended one where that does not go. */
          carrier: z.optional(carrierCode),
          /** Absent: all of the order. */
          quantity: z.optional(rowId.check(z.minimum(1))),
        }),
      )
      .check(z.minLength(1), z.maxLength(DROPS_MAX)),
    /** Packing of an order that is not submitted yet. */
    neutral: z.optional(z.boolean()),
    separateStyles: z.optional(z.boolean()),
    tearProof: z.optional(z.boolean()),
  }),
  output: z.object({
    /** One per drop, in their order. */
    ways: z.array(way),
    /** What the order's freight is now, less its coupon; 0 of a job that is no order yet. @unit fen */
    before: fen,
    /** What it would be. */
    after: fen,
    /** `after` less `before`: to be paid when above zero, given back when below. */
    difference: fen,
    /** True when the order is paid for, so that the difference moves money at once. */
    isPaid: z.boolean(),
    /** Of the paying (main) account. @unit fen */
    balance: fen,
    /** The best that can be had for several drops; null for one, and where no one factory reaches them all. */
    plans: z.nullable(shipPlans),
  }),
};
