/** Charts of after-sales: the ticket, its audit, and one record per solution line. */
import {
  type AfterSalesRecordStatus,
  type AfterSalesStatus,
  afterSalesAudit as a,
  afterSalesRecordStatus as r,
  afterSalesStatus as t,
} from '../enums/afterSales.ts';
import { EVIDENCE_ROUNDS_MAX } from '../rules/afterSales.ts';
import { defineChart } from './chart.ts';

/** Arrows of the ticket. */
export const afterSalesChart = defineChart(
  'afterSales',
  t,
  [t.submitted],
  [
    ['ACCEPT', 'staff', '受理', [t.submitted], t.processing, '审核通过'],
    ['REVOKE', 'customer', '撤销申请', [t.submitted], t.revoked],
    ['REVOKE', 'customer', '撤销申请', [t.processing], t.revoked, '未寄回货物且未退款'],
    ['CANCEL', 'staff', '取消', [t.submitted], t.cancelled],
    ['EXPIRE', 'system', '超时取消', [t.submitted], t.cancelled, '审核不通过且7天未补充'],
    ['SUSPEND', 'staff', '挂起', [t.processing], t.suspended, '等待退货、照片或快递'],
    ['RESUME', 'staff', '恢复', [t.suspended], t.processing],
    ['EXPIRE', 'system', '超时取消', [t.suspended], t.cancelled, '30天无回复'],
    ['COMPLETE', 'staff', '完成', [t.processing], t.completed, '全部处理记录已完成'],
  ],
);

/** Arrows of the audit. */
export const afterSalesAuditChart = defineChart(
  'afterSalesAudit',
  a,
  [a.none],
  [
    ['SUBMIT', 'customer', '提交', [a.none], a.pending],
    ['PASS', 'staff', '审核通过', [a.pending], a.passed],
    ['FAIL', 'staff', '审核不通过', [a.pending], a.failed],
    ['ADD_EVIDENCE', 'customer', '补充凭证', [a.failed], a.pending, `最多${EVIDENCE_ROUNDS_MAX}次`],
  ],
);

/** Arrows of a record. */
export const afterSalesRecordChart = defineChart(
  'afterSalesRecord',
  r,
  [r.registered],
  [
    ['APPROVE', 'staff', '审核通过', [r.registered], r.approved],
    ['REVIEW_WITHDRAW', 'staff', '撤回审核', [r.approved], r.reviewWithdrawn],
    ['REREGISTER', 'staff', '重新登记', [r.reviewWithdrawn], r.registered],
    ['INVALIDATE', 'staff', '判为无效', [r.registered], r.invalid, '重复登记'],
    ['GOODS_BACK', 'staff', '退货到厂，待复核', [r.approved], r.recheckPending],
    ['RECHECK_CONFIRM', 'staff', '复核确认', [r.recheckPending], r.rechecked],
    ['RECHECK_DISAGREE', 'staff', '复核不符', [r.recheckPending], r.registered],
    ['MONEY_DUE', 'staff', '待退款', [r.approved], r.refundPending, '无需退货'],
    ['MONEY_DUE', 'staff', '待退款', [r.rechecked], r.refundPending],
    ['REFUND_BOOKED', 'system', '退款完成', [r.refundPending], r.done],
    ['DONE', 'staff', '处理完成', [r.approved], r.done, '重印订单已发货，或其他方案已完成'],
    ['DONE', 'staff', '处理完成', [r.rechecked], r.done, '无需退款'],
    ['DELETE', 'staff', '删除', [r.invalid, r.reviewWithdrawn], r.deleted],
  ],
);

const waiting: readonly AfterSalesRecordStatus[] = [r.registered, r.reviewWithdrawn];
const gone: readonly AfterSalesRecordStatus[] = [r.invalid, r.deleted];

/**
 * Ticket status that follows from its records: all waiting → submitted, all done → completed,
 * all void → cancelled, else processing. Void records count only when nothing else is left.
 */
export const rollUp = (records: readonly AfterSalesRecordStatus[]): AfterSalesStatus => {
  const alive = records.filter((record) => !gone.includes(record));
  if (alive.length === 0) return records.length === 0 ? t.submitted : t.cancelled;
  if (alive.every((record) => waiting.includes(record))) return t.submitted;
  return alive.every((record) => record === r.done) ? t.completed : t.processing;
};

/** Tabs of the customer's tickets, in order. */
export const claimTabs = [
  { key: 'all', label: '全部' },
  { key: 'pending', label: '待审核' },
  { key: 'processing', label: '处理中' },
  { key: 'evidence', label: '待补充' },
  { key: 'completed', label: '已完成' },
  { key: 'closed', label: '已关闭' },
] as const;

/** The key of a tab. */
export type ClaimTab = (typeof claimTabs)[number]['key'];

/** The tab that a ticket is listed under beside the first. */
export const claimTabOf = (status: AfterSalesStatus, audit: number): Exclude<ClaimTab, 'all'> => {
  if (status === t.suspended || (status === t.submitted && audit === a.failed)) return 'evidence';
  if (status === t.submitted) return 'pending';
  if (status === t.processing) return 'processing';
  return status === t.completed ? 'completed' : 'closed';
};
