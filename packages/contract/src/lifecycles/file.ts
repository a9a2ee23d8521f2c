/** Charts of the design files and of pre-order items. */
import type { Finding } from '../entities/file.ts';
import { type FileStatus, fileStatus as f, preOrderStatus as p } from '../enums/order.ts';
import { defineChart } from './chart.ts';

const toModify = [f.productToModify, f.fileToModify, f.certificateToModify] as const;
const reviewable = [f.unmodified, f.modified] as const;

/** Arrows of the design files of an order. */
export const fileChart = defineChart(
  'file',
  f,
  [f.default],
  [
    ['FILES_IN', 'customer', '上传文件', [f.default], f.unmodified],
    ['FINAL_LATER', 'customer', '稍后定稿', [f.default], f.awaitingFinal],
    ['FINAL_FILE', 'customer', '上传定稿', [f.awaitingFinal], f.unmodified],
    ['PRODUCT_MUST_CHANGE', 'staff', '产品需修改', [...reviewable], f.productToModify],
    ['FILE_MUST_CHANGE', 'staff', '文件需修改', [...reviewable], f.fileToModify],
    ['CERTIFICATE_MUST_CHANGE', 'staff', '证书需修改', [...reviewable], f.certificateToModify],
    ['MODIFIED', 'customer', '已修改', [...toModify], f.modified],
    ['CONFIRMED', 'customer', '确认文件', [...reviewable], f.confirmed],
    ['PAUSE', 'staff', '暂停', [...reviewable], f.paused],
    ['RESUME', 'staff', '恢复', [f.paused], f.unmodified],
    ['REVIEW_WITHDRAWN_PRODUCT', 'staff', '审核撤回：产品', [f.confirmed], f.productToModify],
    ['REVIEW_WITHDRAWN_FILE', 'staff', '审核撤回：文件', [f.confirmed], f.fileToModify],
    [
      'REVIEW_WITHDRAWN_CERTIFICATE',
      'staff',
      '审核撤回：证书',
      [f.confirmed],
      f.certificateToModify,
    ],
  ],
);

/** Findings that say: something of the file was not read, not followed or not drawn. */
const UNREAD: ReadonlySet<string> = new Set([
  'UNREADABLE_CONTENT',
  'CUT_SHORT',
  'PREVIEW_INCOMPLETE',
  'EDGE_NOT_SEEN',
]);

/** True for a finding of what was not read. */
export const isUnread = (code: string): boolean => UNREAD.has(code);

/** True when a file with this finding is approved by a person only, never by rule. */
export const needsPerson = ({ code, severity }: Pick<Finding, 'code' | 'severity'>): boolean =>
  severity === 'error' || isUnread(code);

/**
 * What the check leaves to do: nothing; warnings, which somebody must have seen, the customer or a person at review; or
 * something that a person must judge.
 */
export type FilesVerdict = 'clean' | 'warned' | 'forPerson';

/** @param findings of all files of a job, for that job */
export function verdictOf(findings: readonly Pick<Finding, 'code' | 'severity'>[]): FilesVerdict {
  if (findings.some(needsPerson)) return 'forPerson';
  return findings.some(({ severity }) => severity === 'warning') ? 'warned' : 'clean';
}

/** True when review passes by rule, without a person: confirmed, or untouched and clean. */
export const filesPassByRule = (status: FileStatus, verdict: FilesVerdict): boolean =>
  status === f.confirmed || (status === f.unmodified && verdict === 'clean');

/** Arrows of an item that waits to become an order. */
export const preOrderChart = defineChart(
  'preOrder',
  p,
  [p.notUploaded],
  [
    ['FILES_IN', 'customer', '上传文件', [p.notUploaded], p.unprocessed],
    ['FILES_REMOVED', 'customer', '移除文件', [p.unprocessed], p.notUploaded],
    ['PREPROCESSED', 'system', '预处理完成', [p.unprocessed], p.unreviewed],
    ['REVIEW_PASS', 'staff', '审核通过', [p.unreviewed], p.approved],
    ['ASK_CUSTOMER', 'staff', '需沟通', [p.unreviewed], p.toCommunicate],
    ['ANSWERED', 'customer', '已沟通', [p.toCommunicate], p.unreviewed],
    ['PROCESS', 'staff', '处理', [p.approved], p.processed],
    ['ORDER', 'customer', '转为订单', [p.approved], p.ordered],
    ['IMPOSE', 'staff', '拼版', [p.processed], p.imposed],
    ['TRANSFER', 'staff', '转单', [p.imposed], p.transferred],
  ],
);
