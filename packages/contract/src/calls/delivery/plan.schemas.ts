/** Shapes of what plan.ts sends and answers. */
import * as z from 'zod/mini';
import { carrierCode, day, instant, shortText } from '../../entities/primitives.ts';

/** The products whose delivery is planned when none is named: name cards. */
const CARDS = 101;

const standing = z.object({
  factoryId: z.int(),
  /** Today's cut-off while it is ahead; null on a day of rest and after it. */
  cutOffAt: z.nullable(instant),
  /** Sunday or a holiday. */
  rests: z.boolean(),
  /** First day of production of what is paid and confirmed now. */
  startDate: day,
});
/** A value of {@link standing}. */
export type FactoryStanding = z.infer<typeof standing>;

export const getDeliveryPlan = {
  input: z.object({
    productId: z._default(z.int(), CARDS),
    /** Full or short name of a province; without one only the factories are answered. */
    province: z.optional(shortText(20)),
  }),
  output: z.object({
    now: instant,
    factories: z.array(standing),
    /** Null without a province, or where nothing is delivered. */
    plan: z.nullable(
      z.object({
        productId: z.int(),
        factoryId: z.int(),
        startDate: day,
        shipDate: day,
        arriveDate: day,
        /** Working days in production. */
        days: z.int(),
        /** Days on the road. */
        transitDays: z.int(),
        carrier: carrierCode,
      }),
    ),
  }),
};
