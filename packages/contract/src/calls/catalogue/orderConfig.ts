/** Everything that the quote engine needs for one product. */
import { defineCall } from '../../call.ts';
import type * as schemas from './orderConfig.schemas.ts';

/** Everything the quote engine needs to price in the browser. Errors 2404 unknown product. */
export const getOrderConfig = defineCall<typeof schemas.getOrderConfig>({
  name: 'Order.ProductUIOrderConfigByCategoryId',
  method: 'POST',
  path: '/api/Order/ProductUIOrderConfigByCategoryId',
  encoding: 'form',
  summary: '产品的可选项、规则与价格簿',
  access: 'public',
  shared: true,
  errors: [2404],
});
