/** The server’s price for a job, and what changes it. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './quote.schemas.ts';

/** The server's own price for a job: authority for what the browser shows. */
export const calculateQuote = defineCall<typeof schemas.calculateQuote>({
  name: 'Quote.Calculate',
  method: 'POST',
  path: '/api/Quote/Calculate',
  encoding: 'json',
  summary: '服务器报价（下单以此为准）',
  access: { visitors: true, right: 'prices' },
  cancellable: true,
  errors: [2404, 3101],
});
