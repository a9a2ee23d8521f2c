/** Who acts next on a ticket, and until when. */
import type { ClaimDetail } from '@banxin/contract/entities/afterSales';
import {
  afterSalesRecordStatus as r,
  refundMethod,
  afterSalesSolution as s,
} from '@banxin/contract/enums/afterSales';
import { orderStatus } from '@banxin/contract/enums/order';
import { claimNext } from '@banxin/contract/messages/afterSales';
import { fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import { EVIDENCE_ROUNDS_MAX } from '@banxin/contract/rules/afterSales';
import { dayOf, msOf } from '../../ports/clock.ts';
import { isOpen, type RecordRow, standingOf, type TicketRow } from './tickets.ts';

type Next = ClaimDetail['next'];

interface Reprint {
  readonly order_sn: string;
  readonly status: number;
  readonly total: number;
}

const unpaid: readonly number[] = [
  orderStatus.registered,
  orderStatus.reviewWithdrawn,
  orderStatus.approved,
];

/** What the first solution waits for that is not done yet. */
function waitsFor(ticket: TicketRow, record: RecordRow, reprint: Reprint | undefined): Next {
  if (record.status === r.refundPending) {
    const byBank = record.method === refundMethod.bankTransfer;
    return {
      by: 'staff',
      sentence: messageOf(byBank ? claimNext.refundByBank : claimNext.refund),
    };
  }
  if (reprint !== undefined) {
    const { order_sn: orderSN, total } = reprint;
    return unpaid.includes(reprint.status)
      ? {
          by: 'customer',
          sentence: messageOf(claimNext.payReprint, { orderSN, amount: fen(total) }),
        }
      : { by: 'staff', sentence: messageOf(claimNext.reprint, { orderSN }) };
  }
  if (record.solution === s.returnAndRefund && record.status === r.approved) {
    return ticket.return_parcel === null
      ? { by: 'customer', sentence: messageOf(claimNext.sendBack) }
      : { by: 'carrier', sentence: messageOf(claimNext.goods) };
  }
  return { by: 'staff', sentence: messageOf(claimNext.works) };
}

export function nextOf(
  ticket: TicketRow,
  records: readonly RecordRow[],
  reprints: ReadonlyMap<number, Reprint>,
): Next {
  if (!isOpen(ticket)) return { by: null, sentence: messageOf(claimNext.over) };
  const standing = standingOf(ticket);
  const day = ticket.due_at === null ? null : dayOf(msOf(ticket.due_at));
  if (day !== null && standing === 'failed') {
    const left = EVIDENCE_ROUNDS_MAX - ticket.rounds;
    return { by: 'customer', sentence: messageOf(claimNext.evidence, { left, day }) };
  }
  if (day !== null && standing === 'suspended') {
    return { by: 'customer', sentence: messageOf(claimNext.suspended, { day }) };
  }
  if (standing === 'pending') return { by: 'staff', sentence: messageOf(claimNext.audit) };
  const over: readonly number[] = [r.invalid, r.deleted, r.done];
  const waiting = records.find(({ status }) => !over.includes(status));
  if (waiting === undefined) return { by: 'staff', sentence: messageOf(claimNext.works) };
  return waitsFor(ticket, waiting, reprints.get(waiting.reprint_id ?? 0));
}
