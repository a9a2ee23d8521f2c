/** After-sales: asking for it, and what becomes of it. Not in the specification: calls of our own. */
import { defineCall } from '../../call.ts';
import { permissions } from '../../rules/permissions.ts';
import type * as schemas from './ticket.schemas.ts';

const access = { permission: permissions.afterSales } as const;

/** The tickets of a tab, what moved last first, and how many there are of each tab. A page beyond the last is empty. */
export const getAfterSales = defineCall<typeof schemas.getAfterSales>({
  name: 'AfterSales.GetList',
  method: 'POST',
  path: '/api/AfterSales/GetList',
  encoding: 'json',
  summary: '售后单列表',
  access,
  display: 0,
  tags: ['afterSales'],
});

/** Orders that have left the works, the newest first, each with its last day or why nothing can be asked for. */
export const getClaimableOrders = defineCall<typeof schemas.getClaimableOrders>({
  name: 'AfterSales.GetOrders',
  method: 'POST',
  path: '/api/AfterSales/GetOrders',
  encoding: 'json',
  summary: '可以申请售后的订单，以及为什么不可以',
  access,
  display: 0,
  tags: ['afterSales', 'order'],
});

/** Errors 2404 unknown, also for tickets of others. */
export const getAfterSale = defineCall<typeof schemas.getAfterSale>({
  name: 'AfterSales.GetDetail',
  method: 'POST',
  path: '/api/AfterSales/GetDetail',
  encoding: 'json',
  summary: '售后单详情',
  access,
  display: 0,
  errors: [2404],
  tags: ['afterSales'],
});

/**
 * What follows from what is told; nothing is written.
 * Errors 2001 pieces or measurements · 2404 unknown order · 3001 not open to after-sales, too late, has a ticket already.
 */
export const judgeAfterSale = defineCall<typeof schemas.judgeAfterSale>({
  name: 'AfterSales.Judge',
  method: 'POST',
  path: '/api/AfterSales/Judge',
  encoding: 'json',
  summary: '按公差判定售后问题，并给出方案',
  access,
  display: 0,
  cancellable: true,
  limits: [{ by: 'customer', max: 600, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  tags: ['afterSales'],
});

/**
 * Asks for after-sales. With `offerAmount` the offer is accepted; up to ¥500.00 it is done at once.
 * Errors 2001 · 2404 · 3001 as Judge · 4001 the offer is another one by now {offer}.
 */
export const createAfterSale = defineCall<typeof schemas.createAfterSale>({
  name: 'AfterSales.Create',
  method: 'POST',
  path: '/api/AfterSales/Create',
  encoding: 'json',
  summary: '提交售后申请',
  access,
  idempotent: true,
  performs: ['afterSalesAudit.SUBMIT'],
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [2404, 3001, 4001],
  stale: ['afterSales', 'order', 'orders', 'account', 'uploads', 'messages'],
});

/** Answers a failed audit, three times at most. Errors 2001 · 2404 · 3001 nothing is asked for, or three times were. */
export const addEvidence = defineCall<typeof schemas.addEvidence>({
  name: 'AfterSales.AddEvidence',
  method: 'POST',
  path: '/api/AfterSales/AddEvidence',
  encoding: 'json',
  summary: '补充售后凭证',
  access,
  idempotent: true,
  performs: ['afterSalesAudit.ADD_EVIDENCE'],
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  stale: ['afterSales', 'uploads'],
});

/** Says something about a ticket. Errors 2001 · 2404 · 3001 it is over. */
export const sendAfterSaleMessage = defineCall<typeof schemas.sendAfterSaleMessage>({
  name: 'AfterSales.Message',
  method: 'POST',
  path: '/api/AfterSales/Message',
  encoding: 'json',
  summary: '售后留言',
  access,
  idempotent: true,
  limits: [{ by: 'customer', max: 120, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  stale: ['afterSales', 'uploads'],
});

/** This login has looked at these answers: they are read here and among its messages. Repeat safe. Errors 2404. */
export const readAfterSale = defineCall<typeof schemas.readAfterSale>({
  name: 'AfterSales.Read',
  method: 'POST',
  path: '/api/AfterSales/Read',
  encoding: 'json',
  summary: '标记售后回复为已读',
  access,
  display: 0,
  errors: [2404],
  stale: ['afterSales', 'messages'],
});

/** Takes the application back. Errors 2404 · 3001 goods are on their way back, money was refunded, or it is over. */
export const revokeAfterSale = defineCall<typeof schemas.revokeAfterSale>({
  name: 'AfterSales.Revoke',
  method: 'POST',
  path: '/api/AfterSales/Revoke',
  encoding: 'json',
  summary: '撤销售后申请',
  access,
  idempotent: true,
  performs: ['afterSales.REVOKE'],
  errors: [2404, 3001],
  stale: ['afterSales', 'order', 'orders'],
});

/** Names the parcel that goods come back in; the last one counts. Errors 2001 · 2404 · 3001 none are asked for. */
export const setReturnParcel = defineCall<typeof schemas.setReturnParcel>({
  name: 'AfterSales.SetReturnParcel',
  method: 'POST',
  path: '/api/AfterSales/SetReturnParcel',
  encoding: 'json',
  summary: '填写寄回单号',
  access,
  idempotent: true,
  errors: [2404, 3001],
  stale: ['afterSales'],
});
