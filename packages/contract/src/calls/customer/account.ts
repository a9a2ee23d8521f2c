/** Balance and other assets. @see specification §7 */
import { defineCall } from '../../call.ts';
import { customerAccount } from '../../entities/customer.ts';
import { noInput } from '../../entities/primitives.ts';

/** The main account's assets, also for its sub-accounts. */
export const getAccount = defineCall({
  name: 'Customer.GetCustomerAccount',
  method: 'POST',
  path: '/api/Customer/GetCustomerAccount',
  encoding: 'json',
  input: noInput,
  output: customerAccount,
  summary: '账户余额、红包与权益',
  access: { right: 'prices' },
  tags: ['account'],
});
