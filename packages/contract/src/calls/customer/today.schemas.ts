/** Shapes of what today.ts sends and answers. */
import * as z from 'zod/mini';
import { orderSummary, orderTodo } from '../../entities/order.ts';
import { noInput } from '../../entities/primitives.ts';

const todayGroup = z.object({
  kind: orderTodo,
  /** How many wait in all; more than are listed. */
  count: z.int(),
  /** At most five, the one that is due first at the top. */
  items: z.array(orderSummary),
});
/** A value of {@link todayGroup}. */
export type TodayGroup = z.infer<typeof todayGroup>;

export const getToday = {
  input: noInput,
  output: z.object({ groups: z.array(todayGroup) }),
};
