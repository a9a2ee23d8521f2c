/** A price on paper, with a number and the day until which it holds. */
import { defineCall } from '../../call.ts';
import type * as schemas from './quoteSheet.schemas.ts';

/**
 * Keeps the server's price for a job under a number that the hotline can look up.
 * Errors 1429 · 2001 fields · 2404 product · 3101 configuration impossible {conflicts}.
 * Repeat safe: the same job at the same price on the same day is the same sheet.
 */
export const issueQuoteSheet = defineCall<typeof schemas.issueQuoteSheet>({
  name: 'Quote.IssueSheet',
  method: 'POST',
  path: '/api/Quote/IssueSheet',
  encoding: 'json',
  summary: '开具报价单：编号与有效期',
  access: { right: 'prices' },
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [2404, 3101],
});
