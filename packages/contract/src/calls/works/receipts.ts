/** Bank transfers that came, entered by people at the desk of receipts. Not for customers. */
import { defineCall } from '../../call.ts';
import type * as schemas from './receipts.schemas.ts';

/**
 * Enters a transfer under the bank's own number, once: it pays the payment whose remark and sum it has, goes back where
 * that takes no more, or waits as a case. Errors 1003 not this login's desk, 2001, 3001 the number is entered already.
 */
export const recordReceipt = defineCall<typeof schemas.recordReceipt>({
  name: 'Works.RecordReceipt',
  method: 'POST',
  path: '/api/Works/RecordReceipt',
  encoding: 'json',
  summary: '工坊：登记一笔到账的对公转账',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2001, 3001],
  stale: ['works', 'messages'],
});
