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
