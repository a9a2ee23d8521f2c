/** Invoices: status and type. Specification §3. */
import { defineEnum, type ValueOf } from './define.ts';

/** Where an invoice stands. */
export const invoiceStatus = defineEnum({
  cancelled: [0, '已取消'],
  applied: [1, '已申请'],
  approved: [2, '审核通过'],
  rejected: [3, '已驳回'],
  invoiced: [4, '已开票'],
  labelPrinted: [5, '已打印快递单'],
  voided: [6, '已作废'],
});
/** A value of {@link invoiceStatus}. */
export type InvoiceStatus = ValueOf<typeof invoiceStatus>;

/** Kind of invoice row: a red invoice is a row of its own. */
export const invoiceType = defineEnum({
  empty: [0, '空'],
  normal: [1, '正常'],
  negative: [2, '负数'],
  fullyReversed: [3, '已全额红冲'],
});
/** A value of {@link invoiceType}. */
export type InvoiceType = ValueOf<typeof invoiceType>;

/** How a red invoice stands between buyer and seller before it is issued: the tax authority's own numbers. */
export const redState = defineEnum({
  notNeeded: [1, '无需确认'],
  waitsForBuyer: [2, '销方录入待购方确认'],
  waitsForSeller: [3, '购方录入待销方确认'],
  agreed: [4, '购销双方已确认'],
  deniedByBuyer: [5, '购方不同意'],
  deniedBySeller: [6, '销方不同意'],
  lapsed: [7, '超时未确认，已作废'],
  withdrawnByBuyer: [8, '购方已撤回'],
  withdrawnBySeller: [9, '销方已撤回'],
});
/** A value of {@link redState}. */
export type RedState = ValueOf<typeof redState>;

/** Why an invoice is reversed. */
export const redReason = defineEnum({
  wrong: [1, '开票有误'],
  returned: [2, '销货退回'],
  ended: [3, '服务中止'],
  allowance: [4, '销售折让'],
});
/** A value of {@link redReason}. */
export type RedReason = ValueOf<typeof redReason>;
