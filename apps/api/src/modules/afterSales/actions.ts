/** What a customer may do with a ticket now, or why not. */
import type { ClaimAction } from '@banxin/contract/entities/afterSales';
import {
  afterSalesAudit as a,
  afterSalesRecordStatus as r,
  afterSalesSolution as s,
  afterSalesStatus as t,
} from '@banxin/contract/enums/afterSales';
import { afterSalesChart } from '@banxin/contract/lifecycles/afterSales';
import { can } from '@banxin/contract/lifecycles/chart';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { EVIDENCE_ROUNDS_MAX } from '@banxin/contract/rules/afterSales';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { isOpen, type RecordRow, standingOf, type TicketRow } from './tickets.ts';

type Standing = Pick<TicketRow, 'status' | 'audit' | 'rounds' | 'return_parcel'>;

/** Goods are on their way back, money has moved, or pieces are being made again. */
export function revokeRefusal(ticket: Standing, records: readonly RecordRow[]): Refusal | null {
  if (can(afterSalesChart, ticket.status, 'REVOKE', 'customer') === null) {
    return refuse(refusals.standsAt, { stands: standingOf(ticket) });
  }
  if (ticket.return_parcel !== null) return refuse(refusals.parcelSent);
  if (records.some(({ refunded_at }) => refunded_at !== null)) return refuse(refusals.refunded);
  return records.some(({ reprint_id }) => reprint_id !== null) ? refuse(refusals.reprinted) : null;
}

/** More evidence is asked for after a failed audit, three times at most. */
export function evidenceRefusal({ status, audit, rounds }: Standing): Refusal | null {
  if (status !== t.submitted || audit !== a.failed) return refuse(refusals.notAsked);
  return rounds < EVIDENCE_ROUNDS_MAX
    ? null
    : refuse(refusals.roundsOver, { most: EVIDENCE_ROUNDS_MAX });
}

export const messageRefusal = (ticket: Standing): Refusal | null =>
  isOpen(ticket) ? null : refuse(refusals.closed);

/** Goods are sent back for a return that was approved. */
export const returnRefusal = (ticket: Standing, records: readonly RecordRow[]): Refusal | null =>
  isOpen(ticket) &&
  records.some(({ solution, status }) => solution === s.returnAndRefund && status === r.approved)
    ? null
    : refuse(refusals.noReturn);

const action = (event: ClaimAction['event'], refusal: Refusal | null): ClaimAction => ({
  event,
  allowed: refusal === null,
  reason: messageOfRefusal(refusal),
});

/** Lists what applies; an action that applies and is not allowed has its reason. */
export function actionsOf(ticket: TicketRow, records: readonly RecordRow[]): ClaimAction[] {
  const actions: ClaimAction[] = [];
  if (standingOf(ticket) === 'failed')
    actions.push(action('ADD_EVIDENCE', evidenceRefusal(ticket)));
  if (returnRefusal(ticket, records) === null) actions.push(action('returnParcel', null));
  if (can(afterSalesChart, ticket.status, 'REVOKE', 'customer') !== null) {
    actions.push(action('REVOKE', revokeRefusal(ticket, records)));
  }
  actions.push(action('message', messageRefusal(ticket)));
  return actions;
}
