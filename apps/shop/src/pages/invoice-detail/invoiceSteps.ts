/** How far an invoice has come: applied for, reviewed, issued, and on paper sent. */
import type { InvoiceDetail } from '@banxin/contract/entities/invoice';
import { invoiceStatus as s } from '@banxin/contract/enums/invoice';

export type InvoiceStep = 'apply' | 'approve' | 'issue' | 'send';

/** Events after which a step is done. */
const DONE_BY: Readonly<Record<InvoiceStep, readonly string[]>> = {
  apply: ['APPLY', 'RESUBMIT'],
  approve: ['APPROVE'],
  issue: ['ISSUE'],
  send: ['PRINT_LABEL'],
};

export interface InvoiceProgress {
  readonly steps: readonly { readonly id: InvoiceStep; readonly at: string | null }[];
  /** Null when all of them are done. */
  readonly current: InvoiceStep | null;
  /** It ended at the current step. */
  readonly hasEnded: boolean;
}

/** Electronic invoices are sent by nobody. A red one was never applied for: it has no steps. */
export function progressOf({
  type,
  medium,
  status,
  events,
}: Pick<InvoiceDetail, 'type' | 'medium' | 'status' | 'events'>): InvoiceProgress | null {
  if (type === 2) return null;
  const ids: readonly InvoiceStep[] =
    medium === 'paper' ? ['apply', 'approve', 'issue', 'send'] : ['apply', 'approve', 'issue'];
  const atOf = (step: InvoiceStep): string | null =>
    events.findLast(({ event }) => DONE_BY[step].includes(event))?.at ?? null;
  const hasEnded = status === s.cancelled || status === s.rejected || status === s.voided;
  const wasApproved = atOf('approve') !== null;
  const waiting: Readonly<Record<number, InvoiceStep>> = {
    [s.cancelled]: wasApproved ? 'issue' : 'approve',
    [s.applied]: 'approve',
    [s.approved]: 'issue',
    [s.rejected]: 'approve',
    [s.invoiced]: 'send',
    [s.voided]: 'issue',
  };
  const found = waiting[status] ?? null;
  const current = found !== null && ids.includes(found) ? found : null;
  const reached = current === null ? ids.length : ids.indexOf(current);
  return {
    // What came before a rejection says nothing of the step that is under way again.
    steps: ids.map((id, index) => ({ id, at: index < reached ? atOf(id) : null })),
    current,
    hasEnded,
  };
}
