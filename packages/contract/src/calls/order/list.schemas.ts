/** Shapes of what list.ts sends and answers. */
import * as z from 'zod/mini';
import { orderSummary, orderTab, orderTodo } from '../../entities/order.ts';
import { day, pageInput, pageOf, shortText } from '../../entities/primitives.ts';

/** What lists and workbooks of orders are asked for. */
export const listFilter = {
  /** Key of a customer tab; absent lists all. */
  tab: z.optional(orderTab),
  /** Order number, product or receiver, at least two characters. */
  keyword: z.optional(shortText(50)),
  createdFrom: z.optional(day),
  createdTo: z.optional(day),
};

/** What orders of the list may wait for; absent lists all. */
export const todo = z.optional(orderTodo);

export const getOrders = {
  input: z.object({ ...listFilter, todo, ...pageInput }),
  output: pageOf(orderSummary),
};

export const getOrderStatusCount = {
  input: z.object({
    todo,
    keyword: listFilter.keyword,
    createdFrom: listFilter.createdFrom,
    createdTo: listFilter.createdTo,
  }),
  output: z.array(z.object({ tab: orderTab, label: z.string(), count: z.int() })),
};
