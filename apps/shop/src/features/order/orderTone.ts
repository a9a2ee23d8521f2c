/** The tone of an order's status tag. */
import type { OrderSummary } from '@banxin/contract/entities/order';
import { fileStatus, orderStatus as s } from '@banxin/contract/enums/order';
import type { StatusTone } from '@banxin/ui/StatusTag';

type Standing = Pick<OrderSummary, 'status' | 'fileStatus' | 'isPrinted'>;

/** File states in which the customer must change something. */
const FILE_WAITS: readonly number[] = [
  fileStatus.productToModify,
  fileStatus.fileToModify,
  fileStatus.certificateToModify,
];
const BEFORE_PRODUCTION: readonly number[] = [
  ...[s.registered, s.reviewWithdrawn, s.approved],
  ...[s.ordered, s.reviewWithdrawnOrdered, s.approvedOrdered],
];
const WITHDRAWN: readonly number[] = [s.reviewWithdrawn, s.reviewWithdrawnOrdered];

/** The customer must change or upload files before anything moves. */
export const waitsForFiles = ({ status, fileStatus: files, isPrinted }: Standing): boolean =>
  isPrinted &&
  (WITHDRAWN.includes(status) ||
    (BEFORE_PRODUCTION.includes(status) && FILE_WAITS.includes(files)));

/** Paid or not, nothing was uploaded yet. */
export const lacksFiles = ({ status, fileStatus: files, isPrinted }: Standing): boolean =>
  isPrinted &&
  BEFORE_PRODUCTION.includes(status) &&
  (files === fileStatus.default || files === fileStatus.awaitingFinal);

const TONES: Readonly<Record<number, StatusTone>> = {
  [s.cancelled]: 'neutral',
  [s.registered]: 'caution',
  [s.reviewWithdrawn]: 'caution',
  [s.approved]: 'caution',
  [s.reviewWithdrawnOrdered]: 'caution',
  [s.delivered]: 'positive',
  [s.toReturn]: 'critical',
  [s.returned]: 'critical',
  [s.deleted]: 'neutral',
};

/** Whatever waits for the customer asks for attention; the rest is under way. */
export function orderTone(order: Standing): StatusTone {
  if (waitsForFiles(order)) return 'caution';
  if (order.status === s.ordered && lacksFiles(order)) return 'caution';
  return TONES[order.status] ?? 'action';
}
