/** Proving who the company is. @see specification §7 customer; handing in is a call of our own */
import { defineCall } from '../../call.ts';
import type * as schemas from './authentication.schemas.ts';

/** How far it is. Sub-accounts read the main account's; who may not look at its document gets no pages of it. */
export const getAuthInfo = defineCall<typeof schemas.getAuthInfo>({
  name: 'Customer.GetCustomerAuthInfo',
  method: 'GET',
  path: '/api/Customer/GetCustomerAuthInfo',
  encoding: 'query',
  summary: '企业认证信息',
  access: 'user',
  display: 0,
  tags: ['authentication'],
});

/** Nobody is reminded to authenticate for seven days; changes nothing else. Repeat safe: the days begin anew. */
export const setAuthWaiting = defineCall<typeof schemas.setAuthWaiting>({
  name: 'Customer.SetCustomerAuthWaiting',
  method: 'POST',
  path: '/api/Customer/SetCustomerAuthWaiting',
  encoding: 'json',
  summary: '7 天内不再提醒企业认证',
  access: { right: 'company' },
  stale: ['authentication'],
});

/**
 * Hands in a document, for the first time or in place of another. What passed before holds until the decision.
 * Errors 2001 by field: an expired document, a file that does not open, a company that another customer proved ·
 * 3001 under review, or handed in elsewhere since {current}.
 */
export const submitAuth = defineCall<typeof schemas.submitAuth>({
  name: 'Customer.SubmitAuth',
  method: 'POST',
  path: '/api/Customer/SubmitAuth',
  encoding: 'json',
  summary: '提交企业认证',
  access: { right: 'company' },
  idempotent: true,
  performs: ['authentication.SUBMIT', 'authentication.RESUBMIT', 'authentication.REPLACE'],
  limits: [{ by: 'customer', max: 20, windowSeconds: 3_600 }],
  errors: [2001, 3001],
  stale: ['authentication', 'customer'],
});
