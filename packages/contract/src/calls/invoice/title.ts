/** Whom invoices are made out to. @see specification §7 */
import { defineCall } from '../../call.ts';
import { permissions } from '../../rules/permissions.ts';
import type * as schemas from './title.schemas.ts';

const access = { permission: permissions.invoices, right: 'prices' } as const;

/** The default first, then the one that was changed last. */
export const getInvoiceTitles = defineCall<typeof schemas.getInvoiceTitles>({
  name: 'Invoice.GetCustomerInvocieTitles',
  method: 'GET',
  path: '/api/Invoice/GetCustomerInvocieTitles',
  encoding: 'query',
  summary: '发票抬头，默认在前',
  access,
  tags: ['invoiceTitles'],
});

/** The first becomes the default. Errors 2001 a field, also one that is there already · 3001 there are 50. */
export const createInvoiceTitle = defineCall<typeof schemas.createInvoiceTitle>({
  name: 'Invoice.CreateInvoiceTitle',
  method: 'POST',
  path: '/api/Invoice/CreateInvoiceTitle',
  encoding: 'json',
  summary: '新增发票抬头',
  access,
  idempotent: true,
  errors: [3001],
  stale: ['invoiceTitles'],
});

/** Invoices that were applied for keep what they were made out to. Errors 2404 unknown · 3001 changed elsewhere {current}. */
export const updateInvoiceTitle = defineCall<typeof schemas.updateInvoiceTitle>({
  name: 'Invoice.UpdateInvoiceTitle',
  method: 'PUT',
  path: '/api/Invoice/UpdateInvoiceTitle',
  encoding: 'json',
  summary: '修改发票抬头',
  access,
  idempotent: true,
  errors: [2404, 3001],
  stale: ['invoiceTitles'],
});

/** Of a default, the one that was changed last takes its place. Errors 2404 unknown. */
export const removeInvoiceTitle = defineCall<typeof schemas.removeInvoiceTitle>({
  name: 'Invoice.RemoveInvoiceTitle',
  method: 'DELETE',
  path: '/api/Invoice/RemoveInvoiceTitle',
  encoding: 'query',
  summary: '删除发票抬头',
  access,
  idempotent: true,
  errors: [2404],
  stale: ['invoiceTitles'],
});

/** Companies whose name contains it: the customer's own as it proved it, of its titles, of the public register; never of other customers. */
export const matchCompanyTitles = defineCall<typeof schemas.matchCompanyTitles>({
  name: 'Invoice.GetMatchCompanyTitles',
  method: 'POST',
  path: '/api/Invoice/GetMatchCompanyTitles',
  encoding: 'json',
  display: 0,
  cancellable: true,
  summary: '按名称匹配企业抬头',
  access,
  limits: [{ by: 'customer', max: 600, windowSeconds: 3_600 }],
});
