/** Calls of a customer's home. */
import { getToday } from '@banxin/contract/calls/customer/today';
import {
  getCategoryStatistics,
  getLastSixMonths,
  getOrderStatistics,
} from '@banxin/contract/calls/order/statistics';
import { handle, type Registration } from '../../http/handle.ts';
import { readCategoryStatistics, readLastSixMonths, readOrderStatistics } from './statistics.ts';
import { readToday } from './today.ts';

export const homeHandlers: readonly Registration[] = [
  handle(getToday, readToday),
  handle(getOrderStatistics, readOrderStatistics),
  handle(getLastSixMonths, readLastSixMonths),
  handle(getCategoryStatistics, readCategoryStatistics),
];
