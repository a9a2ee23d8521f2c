/** Paying. A payment is made when an order is confirmed; the cashier only settles it. */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { fen, instant } from '../../entities/primitives.ts';

/** What the cashier settles. */
export const payment = z.object({
  paymentSN: z.string(),
  orderSN: z.string(),
  orderId: z.int(),
  title: z.string(),
  spec: z.string(),
  amount: fen,
  /** pending, paid, cancelled, expired */
  status: z.string(),
  /** Unpaid orders are cancelled then. */
  expiresAt: instant,
  /** Balance of the paying (main) account. */
  balance: fen,
});
/** A value of {@link payment}. */
export type Payment = z.infer<typeof payment>;

/** Errors 2404 not found, also for payments of others. */
export const getPayment = defineCall({
  name: 'Pay.GetPayment',
  method: 'GET',
  path: '/api/Pay/GetPayment',
  encoding: 'query',
  input: z.object({ paymentSN: z.string() }),
  output: payment,
  summary: '收银台：待付款项与账户余额',
  access: { right: 'prices' },
  errors: [2404],
  tags: ['payment'],
});

/** Makes or finds the open payment of a confirmed, unpaid order. */
export const createPayment = defineCall({
  name: 'Pay.CreatePayment',
  method: 'POST',
  path: '/api/Pay/CreatePayment',
  encoding: 'form',
  input: z.object({ orderSN: z.string() }),
  output: payment,
  summary: '为待付款订单打开付款',
  access: { right: 'pay' },
  idempotent: true,
  errors: [2404, 3001, 4003],
});

/**
 * Errors 4002 balance too low {balance, amount, missing} · 4003 paid already · 3001 order cannot be paid any more.
 * Repeat safe: a paid payment answers itself.
 */
export const payByBalance = defineCall({
  name: 'Pay.PayByBalance',
  method: 'POST',
  path: '/api/Pay/PayByBalance',
  encoding: 'json',
  input: z.object({ paymentSN: z.string() }),
  output: z.object({
    paymentSN: z.string(),
    orderSN: z.string(),
    status: z.string(),
    amount: fen,
    balanceAfter: fen,
  }),
  summary: '用账户余额付款',
  performs: ['PAY'],
  access: { right: 'pay' },
  idempotent: true,
  errors: [2404, 3001, 4002, 4003],
  stale: ['orders', 'order', 'payment', 'account'],
});
