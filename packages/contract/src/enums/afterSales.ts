/** After-sales: causes, the three status layers, solutions and refunds. Specification §3. */
import { defineEnum, type ValueOf } from './define.ts';

/** What went wrong. The number 7 does not exist. */
export const afterSalesCause = defineEnum({
  wrongOrder: [0, '下错单'],
  printing: [1, '印刷问题'],
  cutting: [2, '裁切问题'],
  postPress: [3, '后道问题'],
  packing: [4, '包装问题'],
  shipping: [5, '运输问题'],
  mistakenJob: [6, '做错货'],
  wrongLabel: [8, '贴错标签'],
  rawMaterial: [9, '原材料问题'],
  shortQuantity: [10, '数量不足'],
});
/** A value of {@link afterSalesCause}. */
export type AfterSalesCause = ValueOf<typeof afterSalesCause>;

/** Where the ticket stands. */
export const afterSalesStatus = defineEnum({
  submitted: [0, '已提交'],
  processing: [1, '处理中'],
  completed: [2, '已完成'],
  suspended: [10, '已挂起'],
  revoked: [20, '已撤销'],
  cancelled: [100, '已取消'],
});
/** A value of {@link afterSalesStatus}. */
export type AfterSalesStatus = ValueOf<typeof afterSalesStatus>;

/** Decision on the application. */
export const afterSalesAudit = defineEnum({
  none: [0, '无需审核'],
  pending: [1, '待审核'],
  passed: [2, '审核通过'],
  failed: [3, '审核不通过'],
});
/** A value of {@link afterSalesAudit}. */
export type AfterSalesAudit = ValueOf<typeof afterSalesAudit>;

/** Where one solution line of a ticket stands. */
export const afterSalesRecordStatus = defineEnum({
  invalid: [0, '无效'],
  registered: [1, '已登记'],
  reviewWithdrawn: [5, '审核撤回'],
  approved: [10, '审核通过'],
  recheckPending: [30, '复核待确认'],
  rechecked: [60, '已复核'],
  refundPending: [100, '待退款'],
  done: [200, '已完成'],
  deleted: [255, '已删除'],
});
/** A value of {@link afterSalesRecordStatus}. */
export type AfterSalesRecordStatus = ValueOf<typeof afterSalesRecordStatus>;

/** Where refunded money goes. The specification names them; the numbers are ours. */
export const refundMethod = defineEnum({
  none: [0, '不退款'],
  originalRoute: [1, '原路退回'],
  accountBalance: [2, '账户余额'],
  bankTransfer: [3, '银行转账'],
  cashRedPacket: [4, '现金红包'],
});
/** A value of {@link refundMethod}. */
export type RefundMethod = ValueOf<typeof refundMethod>;

/** What is done about it. The specification names them; the numbers are ours. */
export const afterSalesSolution = defineEnum({
  returnAndRefund: [1, '退货退款'],
  reprint: [2, '重印'],
  discount: [3, '折扣补偿'],
  other: [4, '其他'],
});
/** A value of {@link afterSalesSolution}. */
export type AfterSalesSolution = ValueOf<typeof afterSalesSolution>;
