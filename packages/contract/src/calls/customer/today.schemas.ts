/** Shapes of what today.ts sends and answers. */
import * as z from 'zod/mini';
import { invoiceable } from '../../entities/invoice.ts';
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

const invoiceGroup = z.object({
  kind: z.literal('invoice'),
  /** Orders that can be invoiced; at most two hundred are counted. */
  count: z.int(),
  /** At most five, the one whose time ends first at the top. */
  items: z.array(invoiceable),
});
/** A value of {@link invoiceGroup}. */
export type InvoiceGroup = z.infer<typeof invoiceGroup>;

export const getToday = {
  input: noInput,
  output: z.object({ groups: z.array(z.union([todayGroup, invoiceGroup])) }),
};
