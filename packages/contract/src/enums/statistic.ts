/** Over how long orders are summed up. The specification names a type without its values. */
import { defineEnum, type ValueOf } from './define.ts';

/** The month or months up to now, this one included. */
export const statisticPeriod = defineEnum({
  month: [1, '本月'],
  halfYear: [2, '近 6 个月'],
  year: [3, '近 12 个月'],
});
/** A value of {@link statisticPeriod}. */
export type StatisticPeriod = ValueOf<typeof statisticPeriod>;
