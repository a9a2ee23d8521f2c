/** Charts of invoices: status of a row, and its type. A red invoice is a row of its own, type 2. */
import { invoiceStatus as i, invoiceType as t } from '../enums/invoice.ts';
import { defineChart } from './chart.ts';

/** Arrows of an invoice row. A red row starts as invoiced. */
export const invoiceChart = defineChart(
  'invoice',
  i,
  [i.applied],
  [
    ['APPROVE', 'staff', '审核通过', [i.applied], i.approved],
    ['REJECT', 'staff', '驳回', [i.applied], i.rejected, '须填写原因'],
    ['RESUBMIT', 'customer', '重新提交', [i.rejected], i.applied],
    ['CANCEL', 'customer', '取消申请', [i.applied], i.cancelled],
    ['CANCEL', 'staff', '取消', [i.approved], i.cancelled],
    ['ISSUE', 'staff', '开票', [i.approved], i.invoiced],
    ['PRINT_LABEL', 'staff', '打印快递单', [i.invoiced], i.labelPrinted, '纸质发票'],
    ['VOID', 'staff', '作废', [i.invoiced], i.voided, '纸质发票，限当月'],
    ['VOID', 'staff', '作废', [i.labelPrinted], i.voided, '纸质发票已退回，限当月'],
  ],
);

/** Arrows of an invoice's type: drafts and blue rows; red rows are born as type 2. */
export const invoiceTypeChart = defineChart(
  'invoiceType',
  t,
  [t.empty, t.negative],
  [
    ['ADD_LINES', 'customer', '填写明细', [t.empty], t.normal],
    ['FULLY_REVERSED', 'system', '全额红冲', [t.normal], t.fullyReversed, '红字合计等于蓝字金额'],
  ],
);
