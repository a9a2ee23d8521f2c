/** When an unpaid order is cancelled, and when one is removed that nobody submitted. */
import {
  DRAFT_KEPT_DAYS,
  STOCK_HELD_MINUTES,
  UNPAID_CANCEL_HOURS,
} from '@banxin/contract/constants';
import type { KeptGoods } from '@banxin/contract/entities/payment';
import { orderStatus } from '@banxin/contract/enums/order';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from './order.ts';

/** Statuses of orders that wait for payment. */
export const UNPAID = [orderStatus.registered, orderStatus.reviewWithdrawn, orderStatus.approved];

/**
 * The instant, counted from the confirmation, or from the creation of an order that is not confirmed. Goods of the shelf
 * are kept for less time than a place on the press.
 */
export const payBefore = ({
  held_until,
  confirmed_at,
  created_at,
}: Pick<OrderRow, 'held_until' | 'confirmed_at' | 'created_at'>): string =>
  held_until ?? instantOf(msOf(confirmed_at ?? created_at) + UNPAID_CANCEL_HOURS * 3_600_000);

/** How long an order may stay unpaid. @unit h */
export const hoursToPay = ({ held_until }: Pick<OrderRow, 'held_until'>): number =>
  held_until === null ? UNPAID_CANCEL_HOURS : STOCK_HELD_MINUTES / 60;

/** Where its goods lie again when nobody pays it; undefined when none are kept for it. */
export function goodsBackTo({
  held_until,
  cloud,
  is_from_cart,
}: Pick<OrderRow, 'held_until' | 'cloud' | 'is_from_cart'>): KeptGoods | undefined {
  if (held_until === null) return undefined;
  if (cloud !== null) return 'cloud';
  return is_from_cart ? 'cart' : 'shelf';
}

/** The instant, counted from the last change. */
export const keptUntil = ({ updated_at }: Pick<OrderRow, 'updated_at'>): string =>
  instantOf(msOf(updated_at) + DRAFT_KEPT_DAYS * 24 * 3_600_000);
