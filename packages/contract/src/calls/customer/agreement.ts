/** The agreement on printed goods. @see specification §4, §7 */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { noInput } from '../../entities/primitives.ts';

/** Sets the signed flag (2). Repeat safe. */
export const signAgreement = defineCall({
  name: 'Customer.SetCustomerSigned',
  method: 'POST',
  path: '/api/Customer/SetCustomerSigned',
  encoding: 'json',
  input: noInput,
  output: z.object({ message: z.string() }),
  summary: '签订《承印品协议书》',
  access: { right: 'company' },
  stale: ['customer'],
});
