/** How an order is made. Not in the specification: a call of our own. */
import { defineCall } from '../../call.ts';
import type * as schemas from './making.schemas.ts';

/** Null before its work order is opened, and for goods from the shelf. Errors 2404 not found, also for orders of others. */
export const getOrderMaking = defineCall<typeof schemas.getOrderMaking>({
  name: 'Order.GetMaking',
  method: 'POST',
  path: '/api/Order/GetMaking',
  encoding: 'form',
  summary: '订单的工单与拼版',
  access: { permission: '我的订单' },
  errors: [2404],
  tags: ['order'],
});

/**
 * The job ticket of one's own order as a PDF, without the jobs of others.
 * Errors 1429 another one is being drawn, 2404 not found, also for orders of others, 3001 no work order yet.
 */
export const getOrderTicket = defineCall<typeof schemas.getOrderTicket>({
  name: 'Order.GetTicket',
  method: 'GET',
  path: '/api/Order/GetTicket',
  encoding: 'query',
  raw: 'application/pdf',
  summary: '订单的施工单 PDF',
  access: { permission: '我的订单' },
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [1429, 2404, 3001],
});
