/** A customer’s orders and how many stand where. @see specification §7 order */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { orderSummary } from '../../entities/order.ts';
import { day, pageInput, pageOf } from '../../entities/primitives.ts';

const listFilter = {
  /** Key of a customer tab; absent lists all. */
  tab: z.optional(z.string()),
  /** Order number, product or receiver, at least two characters. */
  keyword: z.optional(z.string().check(z.maxLength(50))),
  createdFrom: z.optional(day),
  createdTo: z.optional(day),
};

/** Newest first. */
export const getOrders = defineCall({
  name: 'Order.GetOrdersByCustomer',
  method: 'POST',
  path: '/api/Order/GetOrdersByCustomer',
  encoding: 'json',
  input: z.object({ ...listFilter, ...pageInput }),
  output: pageOf(orderSummary),
  summary: '我的订单',
  access: { permission: '我的订单' },
  tags: ['orders'],
});

/** Counts per customer tab, under the same filter as the list. */
export const getOrderStatusCount = defineCall({
  name: 'Order.GetOrderStatusCount',
  method: 'POST',
  path: '/api/Order/GetOrderStatusCount',
  encoding: 'json',
  input: z.object({
    keyword: listFilter.keyword,
    createdFrom: listFilter.createdFrom,
    createdTo: listFilter.createdTo,
  }),
  output: z.array(z.object({ tab: z.string(), label: z.string(), count: z.int() })),
  summary: '各状态的订单数',
  access: { permission: '我的订单' },
  display: 0,
  tags: ['orders'],
});
