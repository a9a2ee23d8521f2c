/** What coupons take off the order, and what the best of them would take off more. */
import type { ConfirmInfo } from './order-confirm.data.ts';

/** @unit fen */
export const savedByCoupons = ({ quote }: Pick<ConfirmInfo, 'quote'>): number =>
  quote.lines.reduce(
    (sum, { id, amount }) => (id === 'coupon' || id === 'freightCoupon' ? sum - amount : sum),
    0,
  );

/** 0 when nothing would be cheaper. @unit fen */
export const stillToSave = (info: Pick<ConfirmInfo, 'quote' | 'discounts'>): number =>
  Math.max(0, (info.discounts?.best.saves ?? 0) - savedByCoupons(info));
