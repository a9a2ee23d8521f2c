/** Where payments and the money that goes back stand, as numbers: charts move between them. */
import type { PaymentStatus } from '../entities/payment.ts';
import { defineEnum, type ValueOf } from './define.ts';

/** Status of a payment. */
export const paymentStanding = defineEnum({
  open: [0, '待付款'],
  paid: [1, '已付款'],
  expired: [2, '已过期'],
  closed: [3, '已关闭'],
  partRefunded: [4, '部分退款'],
  refunded: [5, '已退款'],
});
/** A value of {@link paymentStanding}. */
export type PaymentStanding = ValueOf<typeof paymentStanding>;

/** The number of the word that calls use. */
export const paymentStandingOf: Readonly<Record<PaymentStatus, PaymentStanding>> = {
  pending: paymentStanding.open,
  paid: paymentStanding.paid,
  expired: paymentStanding.expired,
  cancelled: paymentStanding.closed,
  partRefunded: paymentStanding.partRefunded,
  refunded: paymentStanding.refunded,
};

/** Status of money that goes back by its channel. */
export const refundStanding = defineEnum({
  waiting: [0, '退款中'],
  byHand: [1, '人工退款'],
  done: [2, '已退回'],
});

/** The number of the word that the table uses. */
export const refundStandingOf = {
  waiting: refundStanding.waiting,
  byHand: refundStanding.byHand,
  done: refundStanding.done,
} as const;
