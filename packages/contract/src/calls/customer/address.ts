/** Receivers’ addresses. @see specification §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './address.schemas.ts';

/** The default address comes first. */
export const getAddresses = defineCall<typeof schemas.getAddresses>({
  name: 'Customer.GetByCustomerAddressCustomerId',
  method: 'POST',
  path: '/api/Customer/GetByCustomerAddressCustomerId',
  encoding: 'json',
  summary: '常用收货地址，默认地址在前',
  access: { permission: '我的主页' },
  tags: ['addresses'],
});

/** At most 50 per customer; the first becomes the default. */
export const createAddress = defineCall<typeof schemas.createAddress>({
  name: 'Customer.CreateCustomerAddress',
  method: 'POST',
  path: '/api/Customer/CreateCustomerAddress',
  encoding: 'json',
  summary: '新增收货地址',
  access: { right: 'addresses' },
  idempotent: true,
  stale: ['addresses'],
});

/** Errors 2404 not the caller's. Repeat safe. */
export const setDefaultAddress = defineCall<typeof schemas.setDefaultAddress>({
  name: 'Customer.SetCustomerDefaultAddress',
  method: 'POST',
  path: '/api/Customer/SetCustomerDefaultAddress',
  encoding: 'form',
  summary: '设为默认收货地址',
  access: { right: 'addresses' },
  errors: [2404],
  stale: ['addresses'],
});
