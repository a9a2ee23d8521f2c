/** A ticket passes its audit, and what its solutions say is done. The caller holds its lock. */
import {
  afterSalesRecordStatus as r,
  refundMethod,
  afterSalesSolution as s,
} from '@banxin/contract/enums/afterSales';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import type { Tx } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { Random } from '../../ports/random.ts';
import { type By, openReprint, refundRecord } from './solve.ts';
import { advanceAudit, advanceRecord, settleTicket } from './status.ts';
import { isOpen, type Locked, lockTicket, standingOf, type TicketKey } from './tickets.ts';

const relock = async (tx: Tx, { customer_id, id }: TicketKey): Promise<Locked> => {
  const locked = await lockTicket(tx, customer_id, id);
  if (locked === undefined) throw refuse(refusals.unknown);
  return locked;
};

/** Audit, records and ticket pass together. @throws Refusal where it does not stand there */
export async function passTicket(tx: Tx, key: TicketKey, by: By): Promise<Locked> {
  const { ticket, records } = await relock(tx, key);
  // Taken back or closed since: its audit waits for nobody.
  if (!isOpen(ticket)) throw refuse(refusals.standsAt, { stands: standingOf(ticket) });
  const passed = await advanceAudit(tx, ticket, { ...by, event: 'PASS' });
  if (passed === null) throw refuse(refusals.standsAt, { stands: standingOf(ticket) });
  for (const record of records) {
    if (record.status === r.registered)
      await advanceRecord(tx, record, { ...by, event: 'APPROVE' });
  }
  await settleTicket(tx, passed, by);
  return relock(tx, key);
}

/**
 * Does what approved records say and nothing stands against: a discount is refunded, a reprint ordered. Goods that
 * have to come back, and transfers that finance has to send, wait. @throws Refusal of a refund or a reprint
 */
export async function carryOut(tx: Tx, locked: Locked, random: Random, by: By): Promise<void> {
  for (const record of locked.records) {
    if (record.status !== r.approved) continue;
    if (record.solution === s.reprint && record.reprint_id === null) {
      const opened = await openReprint(tx, locked, record, random, by);
      if (opened instanceof Refusal) throw opened;
    }
    if (record.solution !== s.discount) continue;
    const due = await advanceRecord(tx, record, { ...by, event: 'MONEY_DUE' });
    if (due === null || record.method === refundMethod.bankTransfer) continue;
    const booked = await refundRecord(tx, await relock(tx, locked.ticket), due, by);
    if (booked instanceof Refusal) throw booked;
  }
  const { ticket } = await relock(tx, locked.ticket);
  await settleTicket(tx, ticket, by);
}
