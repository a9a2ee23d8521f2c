/** Orders of a workbook's rows. @see specification §7 BatchCreateOrder */
import { defineCall } from '../../call.ts';
import type * as schemas from './create.schemas.ts';

/**
 * Makes orders of the next rows of a checked workbook; the answer's `valid` says how many are left, and calling again
 * goes on. A number of the customer's own is ordered once, so that a repeat creates nothing twice.
 * Errors 1301 agreement not signed · 2404 gone · 3001 not checked, or rows have faults and all are wanted ·
 * 3103 too many orders wait for payment.
 */
export const createBatch = defineCall<typeof schemas.createBatch>({
  name: 'Order.BatchCreateOrder',
  method: 'POST',
  path: '/api/Order/BatchCreateOrder',
  encoding: 'json',
  summary: '按检查过的表格批量下单，分批进行，可重复调用',
  access: { permission: '我的订单', right: 'create' },
  agreement: true,
  display: 0,
  errors: [2404, 3001, 3103],
  stale: ['imports', 'orders', 'account'],
});
