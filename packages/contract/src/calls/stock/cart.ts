/** The cart of a login, kept on the server. @see specification §2 stock shop */
import { defineCall } from '../../call.ts';
import type * as schemas from './cart.schemas.ts';

/** Everything in it, each line priced by its own quantity. */
export const getCart = defineCall<typeof schemas.getCart>({
  name: 'Stock.GetCart',
  method: 'POST',
  path: '/api/Stock/GetCart',
  encoding: 'json',
  summary: '购物车',
  access: 'user',
  tags: ['cart'],
});

/** Errors 2404 not from the shelf · 3302 the cart has changed · 3303 it is full · 5001 there is less {productId, left}. */
export const setCartLine = defineCall<typeof schemas.setCartLine>({
  name: 'Stock.SetCartLine',
  method: 'POST',
  path: '/api/Stock/SetCartLine',
  encoding: 'json',
  summary: '修改购物车一行的数量，或稍后再买',
  access: 'user',
  display: 0,
  errors: [2404, 3302, 3303, 5001],
  stale: ['cart'],
});

/** Repeat safe. */
export const removeCartLines = defineCall<typeof schemas.removeCartLines>({
  name: 'Stock.RemoveCartLines',
  method: 'POST',
  path: '/api/Stock/RemoveCartLines',
  encoding: 'json',
  summary: '从购物车移除',
  access: 'user',
  stale: ['cart'],
});

/**
 * Puts goods in: what lies there grows, up to what can be bought. Of more kinds than a cart takes, the first find room.
 * Errors 3303 none did.
 */
export const mergeCart = defineCall<typeof schemas.mergeCart>({
  name: 'Stock.MergeCart',
  method: 'POST',
  path: '/api/Stock/MergeCart',
  encoding: 'json',
  summary: '加入购物车，或并入登录前选的商品',
  access: 'user',
  idempotent: true,
  errors: [3303, 3409],
  stale: ['cart'],
});
