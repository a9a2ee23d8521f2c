/** The agreement on printed goods. @see specification §4, §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './agreement.schemas.ts';

/** Sets the signed flag (2). Repeat safe. */
export const signAgreement = defineCall<typeof schemas.signAgreement>({
  name: 'Customer.SetCustomerSigned',
  method: 'POST',
  path: '/api/Customer/SetCustomerSigned',
  encoding: 'json',
  summary: '签订《承印品协议书》',
  access: { right: 'company' },
  stale: ['customer', 'profile'],
});
