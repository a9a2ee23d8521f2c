/** Confirming one order, for atlas and tests. */

import { fen } from '@banxin/contract/money';
import { samplePayment } from '../cashier/cashier.samples.ts';
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
    payment: samplePayment,
  },
};

/** Freight went up by 3.00. */
export const sampleMoved: PriceMoved = {
  quote: { total: fen(18_710), lines: [], bookVersion: '2026-11-20', promise: null },
  differences: [{ id: 'freight', label: '运费', before: fen(700), after: fen(1_000) }],
};
