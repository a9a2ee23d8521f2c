/** Shapes of what account.ts sends and answers. */
import { customerAccount } from '../../entities/customer.ts';
import { noInput } from '../../entities/primitives.ts';

export const getAccount = {
  input: noInput,
  output: customerAccount,
};
