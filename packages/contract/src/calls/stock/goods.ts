/** Goods of the shelf. @see specification §2 stock shop */
import { defineCall } from '../../call.ts';
import type * as schemas from './goods.schemas.ts';

/** What lies on the shelf of a product, and what it costs whoever asks. Errors 2404 it is not sold from the shelf. */
export const getGoods = defineCall<typeof schemas.getGoods>({
  name: 'Stock.GetGoods',
  method: 'POST',
  path: '/api/Stock/GetGoods',
  encoding: 'json',
  summary: '现货商品：库存、阶梯价、样品规则与发货',
  access: 'user',
  errors: [2404],
  tags: ['stock', 'account'],
});
