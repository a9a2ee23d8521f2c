/** Why a price is what it is, and what packing costs. @see specification §7 Calculate, order */
import { defineCall } from '../../call.ts';
import type * as schemas from './priceLog.schemas.ts';

/** The lines of an order's price, or of a job's, each with its formula and what it really costs. */
export const calculateLogs = defineCall<typeof schemas.calculateLogs>({
  name: 'Calculate.CalculateLogs',
  method: 'POST',
  path: '/api/Calculate/CalculateLogs',
  encoding: 'json',
  summary: '为什么是这个价：逐行计算过程',
  access: { permission: '我的订单', right: 'prices' },
  cancellable: true,
  errors: [2404, 3101],
  tags: ['order'],
});

/** What packing a job costs, by the engine that prices the order. */
export const computePackagingFee = defineCall<typeof schemas.computePackagingFee>({
  name: 'Order.ComputePackagingFee',
  method: 'POST',
  path: '/api/Order/ComputePackagingFee',
  encoding: 'json',
  summary: '包装费与箱数',
  access: { visitors: true, right: 'prices' },
  cancellable: true,
  errors: [2404, 3101],
});
