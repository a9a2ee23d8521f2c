/** Receivers’ addresses. @see specification §7 */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { address, addressInput } from '../../entities/customer.ts';
import { noInput, nothing } from '../../entities/primitives.ts';

/** The default address comes first. */
export const getAddresses = defineCall({
  name: 'Customer.GetByCustomerAddressCustomerId',
  method: 'POST',
  path: '/api/Customer/GetByCustomerAddressCustomerId',
  encoding: 'json',
  input: noInput,
  output: z.array(address),
  summary: '常用收货地址，默认地址在前',
  access: { permission: '我的主页' },
  tags: ['addresses'],
});

/** At most 50 per customer; the first becomes the default. */
export const createAddress = defineCall({
  name: 'Customer.CreateCustomerAddress',
  method: 'POST',
  path: '/api/Customer/CreateCustomerAddress',
  encoding: 'json',
  input: addressInput,
  output: address,
  summary: '新增收货地址',
  access: { right: 'addresses' },
  idempotent: true,
  stale: ['addresses'],
});

/** Errors 2404 not the caller's. Repeat safe. */
export const setDefaultAddress = defineCall({
  name: 'Customer.SetCustomerDefaultAddress',
  method: 'POST',
  path: '/api/Customer/SetCustomerDefaultAddress',
  encoding: 'form',
  input: z.object({ id: z.int() }),
  output: nothing,
  summary: '设为默认收货地址',
  access: { right: 'addresses' },
  errors: [2404],
  stale: ['addresses'],
});
