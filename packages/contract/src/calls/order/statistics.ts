/**
 * What was ordered, in numbers: orders that were paid and not cancelled, by the day they were placed; also those that
 * were taken out of the list since. @see specification §7 order
 */
import { defineCall } from '../../call.ts';
import { permissions } from '../../rules/permissions.ts';
import type * as schemas from './statistics.schemas.ts';

export const getOrderStatistics = defineCall<typeof schemas.getOrderStatistics>({
  name: 'Order.GetCustomerOrderStatistics',
  method: 'POST',
  path: '/api/Order/GetCustomerOrderStatistics',
  encoding: 'json',
  summary: '本月、上月与累计的订单',
  access: { permission: permissions.home },
  display: 0,
  tags: ['orders'],
});

/** Six months, this one last; a month without orders has zeros. Spelt as the specification does. */
export const getLastSixMonths = defineCall<typeof schemas.getLastSixMonths>({
  name: 'Order.GetCustomerLastSixMouthStatistic',
  method: 'POST',
  path: '/api/Order/GetCustomerLastSixMouthStatistic',
  encoding: 'json',
  summary: '近六个月的订单',
  access: { permission: permissions.home },
  display: 0,
  tags: ['orders'],
});

/** By parent category, the most money first; for who may not see prices the most orders. */
export const getCategoryStatistics = defineCall<typeof schemas.getCategoryStatistics>({
  name: 'Order.GetOrderStatisticByParentCategory',
  method: 'POST',
  path: '/api/Order/GetOrderStatisticByParentCategory',
  encoding: 'json',
  summary: '各品类的订单',
  access: { permission: permissions.home },
  display: 0,
  tags: ['orders'],
});
