/** One payment, for atlas and tests. */
import { fen } from '@banxin/contract/money';
import type { ChannelStart, PayAnswer, Payment } from './cashier.types.ts';

/** Waits to be paid; the balance is enough. */
export const samplePayment: Payment = {
  paymentSN: 'P202611200000017',
  amount: fen(18_410),
  status: 'pending',
  expiresAt: '2026-11-23T09:00:00.000+08:00',
  balance: fen(1_286_400),
  paidBy: null,
  channels: [
    { channel: 'alipay', closed: null },
    { channel: 'wechat', closed: null },
    { channel: 'bank', closed: null },
  ],
  begun: null,
  subjects: [
    {
      kind: 'order',
      orderSN: '202611200000017',
      orderId: 17,
      productId: 201,
      title: 'A4 单页',
      spec: '157 克铜版纸 · 双面四色 · 500 张',
      specSaid: null,
      amount: fen(18_410),
      promise: null,
      arrives: null,
      isPrinted: true,
      change: null,
    },
  ],
  topUp: null,
};

/** Fills the account; the balance is no way to pay it. */
export const sampleTopUp: Payment = {
  ...samplePayment,
  amount: fen(1_000_000),
  subjects: [],
  topUp: { bonus: fen(20_000) },
};

/** Begun at WeChat: a code to scan. */
export const sampleStart: ChannelStart = {
  channel: 'wechat',
  url: null,
  codeUrl: 'weixin://wxpay/bizpayurl?pr=1',
  transfer: null,
  expiresAt: '2026-11-20T09:10:00.000+08:00',
};

/** Paid from the balance. */
export const samplePaid: PayAnswer = {
  kind: 'paid',
  receipt: {
    paymentSN: samplePayment.paymentSN,
    status: 'paid',
    amount: samplePayment.amount,
    balanceAfter: fen(1_267_990),
    orders: [{ orderSN: '202611200000017', promise: null }],
  },
};

/** The balance lacks 84.10. */
export const sampleTooLittle: PayAnswer = { kind: 'tooLittle', balance: 10_000, missing: 8_410 };
