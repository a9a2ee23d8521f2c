/** Shapes of what statistics.ts sends and answers. */
import * as z from 'zod/mini';
import { fen, noInput } from '../../entities/primitives.ts';
import { statisticPeriod } from '../../enums/statistic.ts';

const sums = {
  orders: z.int(),
  /** What was paid for them and not given back; null for who may not see prices. @unit fen */
  amount: z.nullable(fen),
};

const statisticMonth = z.object({
  /** YYYY-MM in Asia/Shanghai. */
  month: z.string(),
  ...sums,
});
/** A value of {@link statisticMonth}. */
export type StatisticMonth = z.infer<typeof statisticMonth>;

const statisticCategory = z.object({
  /** Parent category; 0: none, such as parcels out of the cloud warehouse. */
  categoryId: z.int(),
  name: z.string(),
  ...sums,
});
/** A value of {@link statisticCategory}. */
export type StatisticCategory = z.infer<typeof statisticCategory>;

export const getOrderStatistics = {
  input: noInput,
  output: z.object({
    thisMonth: z.object(sums),
    lastMonth: z.object(sums),
    /** Since the first order. */
    all: z.object(sums),
  }),
};

export const getLastSixMonths = {
  input: noInput,
  output: z.object({ months: z.array(statisticMonth) }),
};

export const getCategoryStatistics = {
  input: z.object({
    type: z._default(z.literal(statisticPeriod.values), statisticPeriod.halfYear),
  }),
  output: z.object({ categories: z.array(statisticCategory) }),
};
