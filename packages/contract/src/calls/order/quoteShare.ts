/** A quote behind a link, for whoever decides: read, agreed to or declined, taken back. */
import { defineCall } from '../../call.ts';
import type * as schemas from './quoteShare.schemas.ts';

/**
 * Makes a link to a quote that was issued, or answers the live one; until it is answered its name may be changed.
 * Errors 2001 fields · 2404 no such quote · 3001 past its day, or too many live links {limit}.
 * Repeat safe: a quote has one live link.
 */
export const shareQuote = defineCall<typeof schemas.shareQuote>({
  name: 'Quote.Share',
  method: 'POST',
  path: '/api/Quote/Share',
  encoding: 'json',
  summary: '分享报价单：生成只读链接',
  access: { right: 'prices' },
  limits: [{ by: 'customer', max: 120, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  stale: ['quotes'],
});

/** What a link shows: the price of then and of now. Errors 1429 · 2404 unknown or withdrawn link. */
export const getSharedQuote = defineCall<typeof schemas.getSharedQuote>({
  name: 'Quote.GetShared',
  method: 'POST',
  path: '/api/Quote/GetShared',
  encoding: 'json',
  summary: '查看分享的报价：当时与现在的价格',
  access: { visitors: true, right: 'prices' },
  display: 0,
  limits: [{ by: 'address', max: 120, windowSeconds: 600 }],
  errors: [2404],
  tags: ['quotes'],
});

/**
 * Agrees to a quote or declines it, once for a link.
 * Errors 1429 · 2001 fields · 2404 unknown or withdrawn link · 3001 answered by somebody {by, at}, or past its day.
 * Repeat safe: the same answer again changes nothing.
 */
export const answerQuote = defineCall<typeof schemas.answerQuote>({
  name: 'Quote.Answer',
  method: 'POST',
  path: '/api/Quote/Answer',
  encoding: 'json',
  summary: '对分享的报价表示同意或不同意',
  access: { visitors: true, right: 'prices' },
  limits: [
    { by: 'address', max: 30, windowSeconds: 600 },
    { by: { field: 'token' }, max: 60, windowSeconds: 3_600 },
  ],
  errors: [2404, 3001],
  stale: ['quotes'],
});

/** The customer's links, the newest first. */
export const getQuoteShares = defineCall<typeof schemas.getQuoteShares>({
  name: 'Quote.GetShares',
  method: 'POST',
  path: '/api/Quote/GetShares',
  encoding: 'json',
  summary: '我分享的报价单与答复',
  access: { right: 'prices' },
  display: 0,
  tags: ['quotes'],
});

/** Ends a link at once. Errors 2404 no such link. Repeat safe. */
export const withdrawQuote = defineCall<typeof schemas.withdrawQuote>({
  name: 'Quote.Withdraw',
  method: 'POST',
  path: '/api/Quote/Withdraw',
  encoding: 'json',
  summary: '撤回分享的报价链接',
  access: { right: 'prices' },
  errors: [2404],
  stale: ['quotes'],
});
