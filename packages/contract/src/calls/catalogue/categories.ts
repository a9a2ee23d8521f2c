/** What can be ordered: the category tree with product cards. */
import { defineCall } from '../../call.ts';
import type * as schemas from './categories.schemas.ts';

/** The category tree with product cards; kept by the client for as long as it likes. */
export const getAllProductCategories = defineCall<typeof schemas.getAllProductCategories>({
  name: 'Order.GetAllProductCategories',
  method: 'GET',
  path: '/api/Order/GetAllProductCategories',
  encoding: 'query',
  summary: '全部产品分类与产品',
  access: 'public',
  shared: true,
});

/** The path's `order` is lower case on the wire. */
export const getProductCategoryNames = defineCall<typeof schemas.getProductCategoryNames>({
  name: 'Order.GetProductCategoryNames',
  method: 'GET',
  path: '/api/order/GetProductCategoryNames',
  encoding: 'query',
  summary: '分类名称',
  access: 'public',
  display: 0,
  shared: true,
});
