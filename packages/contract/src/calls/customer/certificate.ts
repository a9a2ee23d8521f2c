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
