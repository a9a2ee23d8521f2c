/** How a ticket looks: the tone of its standing, the addresses of its photographs. */
import type { ClaimPicture, ClaimSummary } from '@banxin/contract/entities/afterSales';
import { afterSalesAudit as a, afterSalesStatus as t } from '@banxin/contract/enums/afterSales';

/** What waits for the customer stands out. */
export function toneOf({ status, audit }: Pick<ClaimSummary, 'status' | 'audit'>) {
  if (status === t.suspended || (status === t.submitted && audit === a.failed)) return 'caution';
  if (status === t.submitted || status === t.processing) return 'action';
  return status === t.completed ? 'positive' : 'neutral';
}

/** Address of a photograph. */
export const evidencePath = (id: string, size: 'small' | 'large'): string =>
  `/files/evidence/${id}.jpg?size=${size}`;

/** A photograph as the files of a form are looked at. */
export const evidenceFile = ({ id, name }: ClaimPicture) => ({
  id,
  name,
  pages: [{ thumbnail: evidencePath(id, 'small'), preview: evidencePath(id, 'large') }],
});
