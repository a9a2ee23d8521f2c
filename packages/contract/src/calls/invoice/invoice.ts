/** Invoices: what can be invoiced, applications, what was issued, reversals. Not in the specification: calls of our own. */
import { defineCall } from '../../call.ts';
import { permissions } from '../../rules/permissions.ts';
import type * as schemas from './invoice.schemas.ts';

const access = { permission: permissions.invoices, right: 'prices' } as const;

/** Orders that were paid, the newest first, with what of each can be invoiced and why one cannot be. */
export const getInvoiceable = defineCall<typeof schemas.getInvoiceable>({
  name: 'Invoice.GetInvoiceable',
  method: 'POST',
  path: '/api/Invoice/GetInvoiceable',
  encoding: 'json',
  summary: '可开票订单',
  access,
  display: 0,
  tags: ['invoices', 'order'],
});

/** What would be applied for: an invoice for each selling company. Errors 2404 an order · 3001 it cannot be. */
export const previewInvoice = defineCall<typeof schemas.previewInvoice>({
  name: 'Invoice.Preview',
  method: 'POST',
  path: '/api/Invoice/Preview',
  encoding: 'json',
  summary: '按销售公司预览发票',
  access,
  display: 0,
  errors: [2404, 3001],
  tags: ['invoices', 'order', 'customer'],
});

/**
 * Applies for all of them or for none.
 * Errors 2404 an order, the title, the address · 3001 applied for already {orderSN}, too old, no authentication ·
 * 4001 what can be invoiced has changed {orders: before, now}.
 */
export const applyInvoice = defineCall<typeof schemas.applyInvoice>({
  name: 'Invoice.Apply',
  method: 'POST',
  path: '/api/Invoice/Apply',
  encoding: 'json',
  summary: '申请开票',
  access,
  idempotent: true,
  limits: [{ by: 'customer', max: 120, windowSeconds: 3_600 }],
  errors: [2404, 3001, 4001],
  stale: ['invoices'],
});

/** Sends a rejected one again, with what can be invoiced of its orders now. Errors as `applyInvoice`. */
export const resubmitInvoice = defineCall<typeof schemas.resubmitInvoice>({
  name: 'Invoice.Resubmit',
  method: 'POST',
  path: '/api/Invoice/Resubmit',
  encoding: 'json',
  summary: '重新提交开票申请',
  access,
  idempotent: true,
  performs: ['invoice.RESUBMIT'],
  errors: [2404, 3001, 4001],
  stale: ['invoices'],
});

/** Applications and invoices, the newest first. */
export const getInvoices = defineCall<typeof schemas.getInvoices>({
  name: 'Invoice.GetList',
  method: 'POST',
  path: '/api/Invoice/GetList',
  encoding: 'json',
  summary: '发票列表',
  access,
  display: 0,
  tags: ['invoices'],
});

/** One of them with its lines, reversals and events. Errors 2404 unknown. */
export const getInvoice = defineCall<typeof schemas.getInvoice>({
  name: 'Invoice.GetDetail',
  method: 'POST',
  path: '/api/Invoice/GetDetail',
  encoding: 'json',
  summary: '发票详情',
  access,
  errors: [2404],
  tags: ['invoices'],
});

/** How an order stands with its invoices, and what of it can still be applied for. Errors 2404 unknown. */
export const getOrderInvoices = defineCall<typeof schemas.getOrderInvoices>({
  name: 'Invoice.GetOfOrder',
  method: 'GET',
  path: '/api/Invoice/GetOfOrder',
  encoding: 'query',
  summary: '订单的发票',
  access,
  display: 0,
  errors: [2404],
  tags: ['invoices', 'order'],
});

/**
 * Sends the files of an invoice once more; while a letter to the same address waits, that is answered.
 * Errors 2404 unknown · 3001 not issued, no mail server, or five a day {until}.
 */
export const sendInvoiceMail = defineCall<typeof schemas.sendInvoiceMail>({
  name: 'Invoice.SendMail',
  method: 'POST',
  path: '/api/Invoice/SendMail',
  encoding: 'json',
  summary: '重新发送发票邮件',
  access,
  idempotent: true,
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  stale: ['invoices'],
});

/** Takes an application back while nobody has approved it. Errors 2404 unknown · 3001 it has gone on. */
export const cancelInvoice = defineCall<typeof schemas.cancelInvoice>({
  name: 'Invoice.Cancel',
  method: 'POST',
  path: '/api/Invoice/Cancel',
  encoding: 'json',
  summary: '取消开票申请',
  access,
  idempotent: true,
  performs: ['invoice.CANCEL'],
  errors: [2404, 3001],
  stale: ['invoices'],
});

/** Asks the works to reverse some of an invoice. Errors 2404 unknown · 3001 not possible · 4002 more than is left {most}. */
export const requestRed = defineCall<typeof schemas.requestRed>({
  name: 'Invoice.RequestRed',
  method: 'POST',
  path: '/api/Invoice/RequestRed',
  encoding: 'json',
  summary: '申请红冲',
  access,
  idempotent: true,
  errors: [2404, 3001, 4002],
  stale: ['invoices'],
});

/** Answers a reversal that the works entered, within 72 hours. `id` is that of the reversal. Errors 2404 unknown · 3001 over. */
export const respondRed = defineCall<typeof schemas.respondRed>({
  name: 'Invoice.RespondRed',
  method: 'POST',
  path: '/api/Invoice/RespondRed',
  encoding: 'json',
  summary: '确认或不同意红冲',
  access,
  idempotent: true,
  errors: [2404, 3001],
  stale: ['invoices'],
});

/**
 * Takes a reversal back that its buyer asked for, while the seller has not answered. `id` is that of the reversal. Errors
 * 2404 unknown · 3001 answered, issued or over.
 */
export const withdrawRed = defineCall<typeof schemas.withdrawRed>({
  name: 'Invoice.WithdrawRed',
  method: 'POST',
  path: '/api/Invoice/WithdrawRed',
  encoding: 'json',
  summary: '撤回红冲申请',
  access,
  idempotent: true,
  errors: [2404, 3001],
  stale: ['invoices'],
});

/** The sheets of invoices as one PDF, or the data of one as XML. Errors 2404 unknown · 3001 not issued, or being made. */
export const downloadInvoices = defineCall<typeof schemas.downloadInvoices>({
  name: 'Invoice.Download',
  method: 'GET',
  path: '/api/Invoice/Download',
  encoding: 'query',
  raw: 'application/octet-stream',
  summary: '下载发票',
  access,
  limits: [{ by: 'customer', max: 120, windowSeconds: 3_600 }],
  errors: [2404, 3001],
});
