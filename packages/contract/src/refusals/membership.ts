/** Refusals of buying and renewing a membership. */
import * as code from '../codes.ts';
import type { PaymentStatus } from '../entities/payment.ts';
import { dayWords } from '../messages/days.ts';
import { refusals } from './row.ts';

/** A membership that is not to be renewed yet. */
export interface Early {
  /** Whole days until its end. */
  readonly left: number;
  /** The first day on which it can be renewed. */
  readonly from: string;
}

export const membership = refusals('membership', {
  tooEarly: [
    code.wrongState,
    ({ left, from }: Early) => {
      const [zh, en] = dayWords(from);
      return [
        `距到期还有 ${left} 天，${zh} 起可续费`,
        `The membership ends in ${left} day${left === 1 ? '' : 's'}; it can be renewed from ${en} on`,
      ];
    },
  ],
  /** Somebody has begun already, maybe in another window. */
  waiting: [
    code.wrongState,
    (_: { paymentSN: string }) => ['有一笔续费待付款', 'A membership waits to be paid for already'],
  ],
  paidAlready: [
    code.paidAlready,
    (_: { orderSN: string }) => [
      '这笔会员费已付款，无需再付',
      'This membership fee is paid already',
    ],
  ],
  notPayable: [
    code.wrongState,
    (_: { orderSN: string }) => [
      '这笔续费已取消，请重新续费',
      'This purchase was cancelled, please renew again',
    ],
  ],
  expired: [
    code.wrongState,
    (_: { status: PaymentStatus; expiresAt: string }) => [
      '付款单已过期，会员没有续费，请重新续费',
      'The payment has expired and the membership is not renewed, please renew again',
    ],
  ],
});
