/** Balance and other assets. @see specification §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './account.schemas.ts';

/** The main account's assets, also for its sub-accounts. */
export const getAccount = defineCall<typeof schemas.getAccount>({
  name: 'Customer.GetCustomerAccount',
  method: 'POST',
  path: '/api/Customer/GetCustomerAccount',
  encoding: 'json',
  summary: '账户余额、红包与权益',
  access: { right: 'prices' },
  tags: ['account'],
});
