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

/**
 * Tells this login once when goods that are out of stock come in again: on the site, and by the ways it agreed to.
 * Errors 2404 not from the shelf · 3001 there are some {left}. Repeat safe.
 */
export const setReminder = defineCall<typeof schemas.setReminder>({
  name: 'Stock.SetReminder',
  method: 'POST',
  path: '/api/Stock/SetReminder',
  encoding: 'json',
  summary: '到货提醒：登记或取消',
  access: 'user',
  limits: [{ by: 'customer', max: 120, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  stale: ['stock'],
});
