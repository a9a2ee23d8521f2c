/** Taking money out of the account. Not in the specification: calls of our own. */
import { defineCall } from '../../call.ts';
import { permissions } from '../../rules/permissions.ts';
import type * as schemas from './withdrawal.schemas.ts';

/** What can be taken out, and what was, the newest first. A page beyond the last is empty. */
export const getWithdrawals = defineCall<typeof schemas.getWithdrawals>({
  name: 'Customer.GetWithdrawals',
  method: 'POST',
  path: '/api/Customer/GetWithdrawals',
  encoding: 'json',
  summary: '可提现余额与提现记录',
  access: { permission: permissions.topUp, right: 'prices' },
  tags: ['account'],
});

/**
 * Sends the code that a withdrawal needs to the login's own number, which no page has to know.
 * Errors 1201 sent less than 60 s ago {retryAfter: seconds} · 1202 ten a day reached.
 */
export const sendWithdrawalCode = defineCall<typeof schemas.sendWithdrawalCode>({
  name: 'Customer.SendWithdrawalCode',
  method: 'POST',
  path: '/api/Customer/SendWithdrawalCode',
  encoding: 'json',
  summary: '发送提现验证码到本人手机',
  access: { permission: permissions.topUp, right: 'payBeyondLimit' },
  limits: [{ by: 'customer', max: 20, windowSeconds: 3_600 }],
  errors: [1201, 1202],
});

/**
 * Asks for money that was paid in: it leaves the balance at once and goes back the way it came within 1–3 working days.
 * `smsCode` is what {@link sendWithdrawalCode} sent.
 * Errors 1104 the code · 3001 another one is under way · 4002 more than was paid in {withdrawable}.
 */
export const withdraw = defineCall<typeof schemas.withdraw>({
  name: 'Customer.Withdraw',
  method: 'POST',
  path: '/api/Customer/Withdraw',
  encoding: 'json',
  summary: '申请提现',
  access: { permission: permissions.topUp, right: 'payBeyondLimit' },
  idempotent: true,
  limits: [{ by: 'customer', max: 20, windowSeconds: 3_600 }],
  errors: [1104, 3001, 4002],
  stale: ['account'],
});

/** Takes it back while the desk has not sent it. Errors 2404 unknown · 3001 it is over {standing}. */
export const cancelWithdrawal = defineCall<typeof schemas.cancelWithdrawal>({
  name: 'Customer.CancelWithdrawal',
  method: 'POST',
  path: '/api/Customer/CancelWithdrawal',
  encoding: 'json',
  summary: '撤回提现',
  access: { permission: permissions.topUp, right: 'payBeyondLimit' },
  idempotent: true,
  errors: [2404, 3001],
  stale: ['account'],
});
