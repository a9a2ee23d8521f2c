/** A customer's certificates of brands. @see specification §7 customer */
import { defineCall } from '../../call.ts';
import type * as schemas from './certificate.schemas.ts';

/** Those that an order can be made with first, then the newest; at most 100. */
export const getCertificates = defineCall<typeof schemas.getCertificates>({
  name: 'Customer.GetCustomerBrands',
  method: 'POST',
  path: '/api/Customer/GetCustomerBrands',
  encoding: 'json',
  summary: '品牌授权证书',
  access: { permission: '我的订单' },
  display: 0,
  tags: ['certificates'],
});

/** Hands one in; orders can be made with it once it is approved. Errors 2001 by field · 3001 there are 100. */
export const createCertificate = defineCall<typeof schemas.createCertificate>({
  name: 'Customer.CreateCustomerBrand',
  method: 'POST',
  path: '/api/Customer/CreateCustomerBrand',
  encoding: 'json',
  summary: '上传授权证书',
  access: { permission: '我的订单', right: 'files' },
  idempotent: true,
  errors: [2001, 3001],
  stale: ['certificates', 'uploads'],
});

/**
 * Changes one, which is reviewed anew; with nothing changed it stays as it is. Orders keep it meanwhile.
 * Errors 2001 by field · 2404 unknown · 3001 changed elsewhere since {current}.
 */
export const updateCertificate = defineCall<typeof schemas.updateCertificate>({
  name: 'Customer.UpdateCustomerBrand',
  method: 'PUT',
  path: '/api/Customer/UpdateCustomerBrand',
  encoding: 'json',
  summary: '修改或重新上传授权证书',
  access: { permission: '我的订单', right: 'files' },
  idempotent: true,
  performs: ['certificateReview.REUPLOAD', 'certificateReview.REVISE', 'certificateValidity.RENEW'],
  errors: [2001, 2404, 3001],
  stale: ['certificates', 'uploads'],
});

/** Errors 2404 unknown · 3001 an order that is not finished uses it {orderSN}. Finished orders go on naming it. */
export const deleteCertificate = defineCall<typeof schemas.deleteCertificate>({
  name: 'Customer.DeleteCustomerBrand',
  method: 'DELETE',
  path: '/api/Customer/DeleteCustomerBrand',
  encoding: 'query',
  summary: '删除授权证书',
  access: { permission: '我的订单', right: 'company' },
  errors: [2404, 3001],
  stale: ['certificates'],
});
