/** Shapes of what address.ts sends and answers. */
import * as z from 'zod/mini';
import { address, addressInput } from '../../entities/customer.ts';
import { noInput, nothing } from '../../entities/primitives.ts';

export const getAddresses = {
  input: noInput,
  output: z.array(address),
};

export const createAddress = {
  input: addressInput,
  output: address,
};

export const setDefaultAddress = {
  input: z.object({ id: z.int() }),
  output: nothing,
};
