/** Paying into the account. Not in the specification: a call of our own. */
import { defineCall } from '../../call.ts';
import { permissions } from '../../rules/permissions.ts';
import type * as schemas from './topUp.schemas.ts';

/**
 * Opens a payment that fills the account, with the bonus that is given for it today; it is paid at the cashier. The
 * same sum again answers the one that is open, another sum ends it: there is one at a time.
 * Errors 2001 {amount} · 4011 the channel is shut · 4012 more than it takes at once.
 */
export const createTopUp = defineCall<typeof schemas.createTopUp>({
  name: 'Pay.CreateTopUp',
  method: 'POST',
  path: '/api/Pay/CreateTopUp',
  encoding: 'json',
  summary: '账户充值：打开充值付款单',
  access: { permission: permissions.topUp, right: 'pay' },
  idempotent: true,
  limits: [{ by: 'customer', max: 60, windowSeconds: 600 }],
  errors: [4011, 4012],
  stale: ['payment'],
});
