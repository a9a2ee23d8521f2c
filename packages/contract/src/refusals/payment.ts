/** Refusals of the cashier. */
import * as code from '../codes.ts';
import type { PaymentStatus } from '../entities/payment.ts';
import { standingTag } from '../messages/orderStanding.ts';
import { type Fen, moneyText } from '../money.ts';
import type { Standing } from './order.ts';
import { refusals } from './row.ts';

/** What the balance lacks. */
export interface Gap {
  readonly balance: Fen;
  readonly amount: Fen;
  readonly missing: Fen;
}

/** Which of the orders it is. */
export interface OrderStanding extends Standing {
  readonly orderSN: string;
}

export const payment = refusals('payment', {
  unknown: [code.notFound, ['付款单不存在', 'There is no such payment']],
  beyondLimit: [
    code.forbidden,
    ({ limit }: { limit: Fen }) => [
      `超过子账号付款额度 ${moneyText(limit)}，请主账号或财务付款`,
      `This is more than the ${moneyText(limit)} that sub-accounts may pay; please let the main account or finance pay`,
    ],
  ],
  unconfirmed: [
    code.wrongState,
    ({ orderSN }: OrderStanding) => [
      `订单 ${orderSN} 还没有提交，请先提交再付款`,
      `Please submit order ${orderSN} before you pay`,
    ],
  ],
  paidAlready: [
    code.paidAlready,
    ({ orderSN }: OrderStanding) => [
      `订单 ${orderSN} 已付款，无需再付`,
      `Order ${orderSN} is paid already`,
    ],
  ],
  nothingToPay: [
    code.wrongState,
    ({ orderSN, status }: OrderStanding) => {
      const [zh, en] = standingTag(status);
      return [
        `订单 ${orderSN} ${zh}，无需付款`,
        `Nothing is to be paid for order ${orderSN}: ${en}`,
      ];
    },
  ],
  over: [
    code.wrongState,
    (_: { status: PaymentStatus }) => [
      '付款单已失效，请回到订单重新付款',
      'The payment is no longer open, please pay from the order again',
    ],
  ],
  notPayable: [
    code.wrongState,
    ({ orderSN, status }: OrderStanding) => {
      const [zh, en] = standingTag(status);
      return [`订单 ${orderSN} ${zh}，现在不能付款`, `Order ${orderSN} cannot be paid now: ${en}`];
    },
  ],
  expired: [
    code.wrongState,
    (_: { status: PaymentStatus; expiresAt: string }) => [
      '付款单已过期，订单将自动取消，请重新下单',
      'The payment has expired and the order will be cancelled, please order again',
    ],
  ],
  balanceTooLow: [
    code.balanceTooLow,
    ({ balance, missing }: Gap) => [
      `余额 ${moneyText(balance)}，还差 ${moneyText(missing)}，请充值后再付款`,
      `The balance is ${moneyText(balance)}, ${moneyText(missing)} are missing; please recharge before you pay`,
    ],
  ],
});
