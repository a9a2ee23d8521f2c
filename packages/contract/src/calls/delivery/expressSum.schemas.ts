/** Shapes of what expressSum.ts sends and answers. */
import * as z from 'zod/mini';
import { DROPS_MAX } from '../../constants.ts';
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

export const calcExpressSum = {
  input: z.object({
    orderSN: serialNumber,
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
    /** What the order's freight is now, less its coupon. @unit fen */
    before: fen,
    /** What it would be. */
    after: fen,
    /** `after` less `before`: to be paid when above zero, given back when below. */
    difference: fen,
    /** True when the order is paid for, so that the difference moves money at once. */
    isPaid: z.boolean(),
    /** Of the paying (main) account. @unit fen */
    balance: fen,
  }),
};
