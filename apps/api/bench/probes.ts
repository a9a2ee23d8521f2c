/** What is asked of the server, call by call. */
import type { Call } from '@banxin/contract/call';
import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { createOrder } from '@banxin/contract/calls/order/create';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { getQueue } from '@banxin/contract/calls/works/desk';
import { productById } from '@banxin/pricing/products';
import type { Job } from './load.ts';

/** A kind of request. */
export type Probe = Pick<
  Job,
  'path' | 'method' | 'type' | 'body' | 'isKeyed' | 'isCounted' | 'begins'
> & {
  readonly name: string;
  readonly at: 'bare' | 'shop';
  /** Whose login: nobody's, one customer's, many customers' in turn, or the works'. */
  readonly as: 'visitor' | 'one' | 'many' | 'staff';
};

const bare = (name: string, path: string, begins: string): Probe => ({
  name,
  at: 'bare',
  as: 'visitor',
  path,
  method: 'POST',
  type: 'application/json',
  body: '{}',
  isKeyed: false,
  begins,
});

/** A call of the contract with its input. */
export function ask<I>(name: string, call: Call<I>, input: I, as: Probe['as'] = 'one'): Probe {
  const isForm = call.encoding === 'form';
  return {
    name,
    at: 'shop',
    as,
    path: call.path,
    method: 'POST',
    type: isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    body: isForm
      ? new URLSearchParams(input as Record<string, string>).toString()
      : JSON.stringify(input),
    isKeyed: call.idempotent,
    begins: '{"errCode":0,',
  };
}

const cards = productById(101);
if (cards === undefined) throw new Error('The catalogue has no name cards');
const configuration = { ...cards.defaults, quantity: 2, colours: '4+4' };

export const HONO = bare('Hono alone', '/bare', '{"ok":true}');
export const ROW = bare('Hono with a query for one row', '/row', '[{"id":');
/** What ratios are to. */
export const PAGE = bare('Hono with a query for 20 orders', '/page', '[{"id":');

export const create: Probe = ask(
  'create order',
  createOrder as Call,
  { configuration, urgent: 'none', fileIds: [], remark: '' },
  'many',
);

/** Pays a payment that waits, each time another one. @see addPayables */
const pay: Probe = {
  ...ask('pay', payByBalance, { paymentSN: '9%n' }, 'many'),
  isCounted: true,
};

/**
 * The calls of the small database.
 * @param orderSN an order of the customer
 * @param trackedSN one with a parcel, if there is one
 */
export const everyCall = (orderSN: string, trackedSN: string): readonly Probe[] => [
  pay,
  ask('tracking', getExpressLogs, { orderSN: trackedSN }),
  ask('desk queue', getQueue as Call, { desk: 'production' }, 'staff'),
  ask('order list', getOrders, {}),
  ask('order detail', getOrderDetail, { ordersn: orderSN }),
  ask('status counts', getOrderStatusCount, {}),
  ask('quote', calculateQuote as Call, { configuration, province: '福建省' }, 'visitor'),
  ask('simple customer', getSimpleCustomer as Call, {}),
  create,
];
