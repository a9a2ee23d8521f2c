/** Confirming one order, for atlas and tests. */
import { fen } from '@banxin/contract/money';
import type { ConfirmAnswer, ConfirmValues, PriceMoved } from './order-confirm.types.ts';

/** What the confirmation page collected. */
export const sampleValues: ConfirmValues = {
  orderSN: '202611200000017',
  receiver: {
    consignee: '陈女士',
    mobilePhone: '13800000001',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    detail: '文三路 1 号',
    isDefault: true,
  },
  carrier: 'zhongtong',
  urgent: 'none',
  packaging: {},
  remark: '',
  payNow: true,
  expectedTotal: 18_410,
};

/** Paid now: a payment is open. */
export const sampleConfirmed: ConfirmAnswer = {
  kind: 'confirmed',
  order: {
    orderId: 17,
    orderSN: sampleValues.orderSN,
    total: fen(18_410),
    payment: {
      paymentSN: 'P202611200000017',
      orderSN: sampleValues.orderSN,
      orderId: 17,
      productId: 201,
      title: 'A4 单页',
      spec: '157 克铜版纸 · 双面四色 · 500 张',
      specSaid: null,
      amount: fen(18_410),
      status: 'pending',
      expiresAt: '2026-11-23T09:00:00.000+08:00',
      balance: fen(1_286_400),
      promise: null,
      arrives: null,
      isPrinted: true,
    },
  },
};

/** Freight went up by 3.00. */
export const sampleMoved: PriceMoved = {
  quote: { total: fen(18_710), lines: [], bookVersion: '2026-11-20', promise: null },
  differences: [{ id: 'freight', label: '运费', before: fen(700), after: fen(1_000) }],
};
