/** Receivers’ addresses. @see specification §7 */
import { defineCall } from '../../call.ts';
import { ADDRESS_SHEET_MAX_BYTES } from '../../constants.ts';
import type * as schemas from './address.schemas.ts';

/** The default address comes first, then what was ordered to last. */
export const getAddresses = defineCall<typeof schemas.getAddresses>({
  name: 'Customer.GetByCustomerAddressCustomerId',
  method: 'POST',
  path: '/api/Customer/GetByCustomerAddressCustomerId',
  encoding: 'json',
  summary: '常用收货地址，默认地址在前',
  access: { permission: '我的主页' },
  tags: ['addresses'],
});

/**
 * The first becomes the default. Errors 2001 masked phone, or there is the same {id} · 3001 fifty are kept {limit}.
 */
export const createAddress = defineCall<typeof schemas.createAddress>({
  name: 'Customer.CreateCustomerAddress',
  method: 'POST',
  path: '/api/Customer/CreateCustomerAddress',
  encoding: 'json',
  summary: '新增收货地址',
  access: { right: 'addresses' },
  idempotent: true,
  errors: [3001],
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

/**
 * Orders keep their copy.
 * Errors 2001 a masked phone that is not the stored one, or there is the same {id} · 2404 not the caller's ·
 * 3001 changed elsewhere {current}. Repeat safe: what stands there already is answered, whatever was seen.
 */
export const updateAddress = defineCall<typeof schemas.updateAddress>({
  name: 'Customer.UpdateCustomerAddress',
  method: 'PUT',
  path: '/api/Customer/UpdateCustomerAddress',
  encoding: 'json',
  summary: '修改收货地址',
  access: { right: 'addresses' },
  errors: [2404, 3001],
  stale: ['addresses'],
});

/** Of a default the one used last takes over. Errors 2404 not the caller's, also when it is removed already. */
export const deleteAddress = defineCall<typeof schemas.deleteAddress>({
  name: 'Customer.DeleteCustomerAddress',
  method: 'DELETE',
  path: '/api/Customer/DeleteCustomerAddress',
  encoding: 'query',
  summary: '删除收货地址',
  access: { right: 'addresses' },
  idempotent: true,
  errors: [2404],
  stale: ['addresses'],
});

/** Each row by itself: those that are right are kept, the others are named with why. */
export const importAddresses = defineCall<typeof schemas.importAddresses>({
  name: 'Customer.ImportAddresses',
  method: 'POST',
  path: '/api/Customer/ImportAddresses',
  encoding: 'json',
  bodyMax: 512 * 1024,
  summary: '批量导入收货地址，逐行检查',
  access: { right: 'addresses' },
  idempotent: true,
  stale: ['addresses'],
});

/** The rows of a workbook of addresses; nothing is kept. Errors 2001 not readable, columns missing {columns}, too many rows. */
export const readAddresses = defineCall<typeof schemas.readAddresses>({
  name: 'Customer.ReadAddresses',
  method: 'POST',
  path: '/api/Customer/ReadAddresses',
  encoding: 'multipart',
  bodyMax: ADDRESS_SHEET_MAX_BYTES + 16 * 1024,
  summary: '读取收货地址表格',
  access: { right: 'addresses' },
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
});
