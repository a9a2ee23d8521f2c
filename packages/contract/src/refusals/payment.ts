/** Refusals of the cashier. */
import * as code from '../codes.ts';
import type { PayChannelName, PaymentStatus } from '../entities/payment.ts';
import { standingTag } from '../messages/orderStanding.ts';
import { method } from '../messages/payment.ts';
import { type Fen, moneyText } from '../money.ts';
import type { Standing } from './order.ts';
import { refusals, type Words } from './row.ts';

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

const channelWords = (channel: PayChannelName): Words => method[channel].words(undefined);

export const payment = refusals('payment', {
  unknown: [code.notFound, ['付款单不存在', 'There is no such payment']],
  beyondLimit: [
    code.forbidden,
    ({ limit }: { limit: Fen }) => [
      `超过子账号付款额度 ${moneyText(limit)}，请主账号或财务付款`,
      `This is more than the ${moneyText(limit)} that sub-accounts may pay; please let the main account or finance pay`,
    ],
  ],
  /** Above what the main account lets this login pay. */
  beyondOwnLimit: [
    code.forbidden,
    (_: { limit: Fen }) => [
      '超过付款上限，等待主账号付款',
      'This is more than you may pay; it waits for the main account',
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
  /** Its price is another one than when the payment was opened. */
  moved: [
    code.priceMoved,
    ({ orderSN }: { orderSN: string }) => [
      `订单 ${orderSN} 的金额有变，请回到订单重新付款`,
      `The amount of order ${orderSN} has changed, please pay from the order again`,
    ],
  ],
  /** The change of address that this payment is for. */
  wishTooLate: [
    code.wrongState,
    ({ orderSN, status }: OrderStanding) => {
      const [zh, en] = standingTag(status);
      return [
        `订单 ${orderSN} ${zh}，地址不能再修改，请不要再付这笔运费`,
        `The address of order ${orderSN} can no longer change, so nothing is to be paid for it: ${en}`,
      ];
    },
  ],
  wishMoved: [
    code.priceMoved,
    ({ orderSN }: { orderSN: string }) => [
      `订单 ${orderSN} 改地址的运费有变化，请回到订单重新提交`,
      `The freight to the new address of order ${orderSN} has changed, please ask for it from the order again`,
    ],
  ],
  wishExpired: [
    code.wrongState,
    (_: { status: PaymentStatus; expiresAt: string }) => [
      '付款单已过期，地址没有修改，请回到订单重新提交',
      'The payment has expired and the address stays, please ask for it from the order again',
    ],
  ],
  wishPaidAlready: [
    code.paidAlready,
    ({ orderSN }: { orderSN: string }) => [
      `订单 ${orderSN} 的运费差额已付，地址已修改`,
      `The freight difference of order ${orderSN} is paid and its address has changed`,
    ],
  ],
  channelShut: [
    code.channelShut,
    ({ channel }: { channel: PayChannelName }) => {
      const [zh, en] = channelWords(channel);
      return [
        `${zh}暂不可用，请换一种付款方式`,
        `${en} is not available now, please pay another way`,
      ];
    },
  ],
  channelLimit: [
    code.channelLimit,
    ({ channel, most }: { channel: PayChannelName; most: Fen }) => {
      const [zh, en] = channelWords(channel);
      return [
        `超过${zh}单笔限额 ${moneyText(most)}，请换一种付款方式`,
        `${en} takes ${moneyText(most)} at most, please pay another way`,
      ];
    },
  ],
  /** Said of the amount. */
  topUpTooMuch: [
    code.invalidInput,
    ({ most }: { most: Fen }) => [
      `单次充值不超过 ${moneyText(most)}，大额请用银行转账`,
      `At most ${moneyText(most)} at once; larger sums go by bank transfer`,
    ],
  ],
  /** The balance does not fill itself. */
  topUpFromBalance: [
    code.wrongState,
    [
      '充值不能用账户余额付款，请换一种付款方式',
      'A top-up is not paid from the balance, please pay another way',
    ],
  ],
  toppedUpAlready: [
    code.paidAlready,
    ['这笔充值已到账，无需再付', 'This top-up is booked already'],
  ],
  nothingDue: [
    code.wrongState,
    ['应付金额为 0，请直接确认付款', 'Nothing is due, please confirm the payment as it is'],
  ],
  balanceTooLow: [
    code.balanceTooLow,
    ({ balance, missing }: Gap) => [
      `余额 ${moneyText(balance)}，还差 ${moneyText(missing)}，请充值后再付款`,
      `The balance is ${moneyText(balance)}, ${moneyText(missing)} are missing; please recharge before you pay`,
    ],
  ],
});
