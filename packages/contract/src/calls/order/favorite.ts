/** Favourites: configurations that a customer keeps, and ordering them again. @see specification §7 favorite order */
import { defineCall } from '../../call.ts';
import type * as schemas from './favorite.schemas.ts';

/**
 * Keeps a job, with its files, or that of an order.
 * Errors 2001 name, note · 2404 no such order or product · 3001 kept already {id, name}, or too many {limit} ·
 * 3101 configuration impossible {conflicts} · 3102 file unusable.
 */
export const addFavorite = defineCall<typeof schemas.addFavorite>({
  name: 'FavoriteOrder.AddFavoriteOrder',
  method: 'POST',
  path: '/api/FavoriteOrder/AddFavoriteOrder',
  encoding: 'json',
  summary: '收藏一份配置或一张订单的配置',
  access: { permission: '我的订单', right: 'prices' },
  idempotent: true,
  limits: [{ by: 'customer', max: 300, windowSeconds: 3_600 }],
  errors: [2404, 3001, 3101, 3102],
  stale: ['favorites'],
});

/** A page of them, the newest first, with what each costs now. */
export const getFavorites = defineCall<typeof schemas.getFavorites>({
  name: 'FavoriteOrder.ByCustomerId',
  method: 'POST',
  path: '/api/FavoriteOrder/ByCustomerId',
  encoding: 'json',
  summary: '我的收藏',
  access: { permission: '我的订单' },
  display: 0,
  tags: ['favorites'],
});

/**
 * Writes what is noted on one.
 * Errors 2001 note · 2404 unknown · 3001 changed elsewhere {remark, version}. Repeat safe: the same note changes nothing.
 */
export const updateRemark = defineCall<typeof schemas.updateRemark>({
  name: 'FavoriteOrder.UpdateRemark',
  method: 'POST',
  path: '/api/FavoriteOrder/UpdateRemark',
  encoding: 'json',
  summary: '修改收藏的备注',
  access: { permission: '我的订单', right: 'prices' },
  errors: [2404, 3001],
  stale: ['favorites'],
});

/** Removes one; it can be had back for a day. Errors 2404 unknown, also when it is removed already. */
export const deleteFavorite = defineCall<typeof schemas.deleteFavorite>({
  name: 'FavoriteOrder.DeleteFavoriteOrder',
  method: 'DELETE',
  path: '/api/FavoriteOrder/DeleteFavoriteOrder',
  encoding: 'query',
  summary: '删除收藏',
  access: { permission: '我的订单', right: 'prices' },
  idempotent: true,
  errors: [2404],
  stale: ['favorites'],
});

/**
 * Takes the removal of one back. Our own call.
 * Errors 2404 unknown or removed for good · 3001 the same is kept again {id, name}, or too many {limit}.
 * Repeat safe.
 */
export const restoreFavorite = defineCall<typeof schemas.restoreFavorite>({
  name: 'FavoriteOrder.Restore',
  method: 'POST',
  path: '/api/FavoriteOrder/Restore',
  encoding: 'json',
  summary: '撤销删除收藏',
  access: { permission: '我的订单', right: 'prices' },
  errors: [2404, 3001],
  stale: ['favorites'],
});

/** From then on it cannot be ordered again. Errors 2404 unknown. Repeat safe. */
export const loseFavorite = defineCall<typeof schemas.loseFavorite>({
  name: 'FavoriteOrder.SetFavoriteOrderLoseEfficacy',
  method: 'POST',
  path: '/api/FavoriteOrder/SetFavoriteOrderLoseEfficacy',
  encoding: 'json',
  summary: '把收藏设为失效',
  access: { permission: '我的订单', right: 'prices' },
  errors: [2404],
  stale: ['favorites'],
});

/**
 * What favourites cost now: each with its differences, with what takes the place of what is no longer made, and with
 * its files checked anew. Our own call. Errors 2404 one of them is unknown, or the address is.
 */
export const repriceFavorites = defineCall<typeof schemas.repriceFavorites>({
  name: 'FavoriteOrder.Reprice',
  method: 'POST',
  path: '/api/FavoriteOrder/Reprice',
  encoding: 'json',
  summary: '收藏按今天的价格重新计价，并逐项说明差额',
  access: { permission: '我的订单', right: 'create' },
  display: 0,
  limits: [{ by: 'customer', max: 600, windowSeconds: 3_600 }],
  errors: [2404],
  tags: ['favorites'],
});

/**
 * What favourites could take off that are ordered again: coupons with what each saves, red packets, and the sum with
 * what was chosen. Our own call. Errors 2404 one of them is unknown, or the address is.
 */
export const prepareReorder = defineCall<typeof schemas.prepareReorder>({
  name: 'FavoriteOrder.PrepareReorder',
  method: 'POST',
  path: '/api/FavoriteOrder/PrepareReorder',
  encoding: 'json',
  summary: '一键返单：可用优惠与合计，不下单',
  access: { permission: '我的订单', right: 'prices' },
  display: 0,
  cancellable: true,
  limits: [{ by: 'customer', max: 600, windowSeconds: 3_600 }],
  errors: [2404],
  tags: ['favorites', 'coupons', 'account'],
});

/**
 * Orders favourites again, all or none, with one payment.
 * Errors 1301 agreement not signed · 2001 no receiver · 2404 one is unknown · 3001 one lost its efficacy {id, reason} ·
 * 3101 one can no longer be made · 3103 too many orders wait for payment {limit} · 4001 prices moved {moved}, or with
 * what is taken off the sum {seen, total}.
 */
export const reorder = defineCall<typeof schemas.reorder>({
  name: 'Order.OneClickReorder',
  method: 'POST',
  path: '/api/Order/OneClickReorder',
  encoding: 'json',
  summary: '一键返单：把收藏再下一次，一次付款',
  access: { permission: '我的订单', right: 'create' },
  agreement: true,
  idempotent: true,
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [2404, 3001, 3101, 3102, 3103, 4001],
  stale: ['favorites', 'orders', 'account', 'coupons'],
});
