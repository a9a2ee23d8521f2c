/**
 * The invoice desk of the works: approves, rejects, issues, sends and voids. Each step is taken once, and answers null
 * or why it was not.
 */
import { invoiceStatus as s } from '@banxin/contract/enums/invoice';
import type { Fen } from '@banxin/contract/money';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Tx } from '../../db/transaction.ts';
import { type DeskShop, neededReason } from '../../desk.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';
import { dueDayOf } from './apply.ts';
import { atInvoice, movedOn, type OfInvoice } from './deskCase.ts';
import { fallenRefusal, labelRefusal, voidRefusal } from './deskRules.ts';
import { once } from './invoiceNumber.ts';
import { advanceInvoice, type InvoiceRow, isIssued } from './status.ts';

/** A step whose reason the customer reads. */
export interface WithReason extends OfInvoice {
  readonly reason: string;
}

/** The same step at another time is told as another. */
const about = ({ customer_id, invoice_sn }: InvoiceRow, at: string) => ({
  customerId: customer_id,
  of: `${invoice_sn}:${at}`,
  at,
});

export const approveInvoice = (shop: DeskShop, of: OfInvoice): Promise<Refusal | null> =>
  atInvoice(shop, of, async (tx, row) => {
    const fallen = row.status === s.applied ? await fallenRefusal(tx, row) : null;
    if (fallen !== null) return fallen;
    const move = { event: 'APPROVE', actor: shop.actor, at: shop.now };
    if ((await advanceInvoice(tx, row, move)) === null) return movedOn(row);
    const day = dueDayOf(row.applied_at);
    const values = {
      invoiceId: row.id,
      amount: Number(row.amount) as Fen,
      ...(day >= dayOf(msOf(shop.now)) && { day }),
    };
    await tell(tx, { ...about(row, shop.now), kind: 'invoiceApproved', values });
    return null;
  });

/** A step that gives the orders back to the customer, who is told why. */
const giveBack =
  (event: 'REJECT' | 'CANCEL', kind: 'invoiceRejected' | 'invoiceCancelled') =>
  (shop: DeskShop, { reason, ...of }: WithReason): Promise<Refusal | null> =>
    atInvoice(shop, of, async (tx, row) => {
      const why = neededReason(reason);
      const move = { event, actor: shop.actor, reason: why, at: shop.now };
      if ((await advanceInvoice(tx, row, move, { reason: why })) === null) return movedOn(row);
      await tell(tx, { ...about(row, shop.now), kind, values: { invoiceId: row.id, why } });
      return null;
    });

export const rejectInvoice = giveBack('REJECT', 'invoiceRejected');
/** A case that was approved and cannot be issued after all goes back to its orders. */
export const withdrawApproval = giveBack('CANCEL', 'invoiceCancelled');

const tellIssued = (tx: Tx, row: InvoiceRow, number: string, at: string): Promise<void> =>
  tell(tx, {
    customerId: row.customer_id,
    kind: 'invoiceIssued',
    values: { invoiceId: row.id, number, amount: Number(row.amount) as Fen },
    of: number,
    at,
  });

/** @param invoiceNumber 20 digits, which stand on no other */
export const issueInvoice = (
  shop: DeskShop,
  { invoiceNumber, ...of }: OfInvoice & { readonly invoiceNumber: string },
): Promise<Refusal | null> => {
  const number = invoiceNumber.trim();
  return once(number, () =>
    atInvoice(shop, of, async (tx, row) => {
      const fallen = row.status === s.approved ? await fallenRefusal(tx, row) : null;
      if (fallen !== null) return fallen;
      const move = { event: 'ISSUE', actor: shop.actor, at: shop.now };
      const set = { number, issued_at: shop.now };
      if ((await advanceInvoice(tx, row, move, set)) === null) return movedOn(row);
      await tellIssued(tx, row, number, shop.now);
      return null;
    }),
  );
};

export const printLabel = (
  shop: DeskShop,
  {
    carrier,
    trackingNo,
    ...of
  }: OfInvoice & { readonly carrier: string; readonly trackingNo: string },
): Promise<Refusal | null> =>
  atInvoice(shop, of, async (tx, row) => {
    const notSent = labelRefusal(row);
    if (notSent !== null) return notSent;
    const set = { carrier: carrier.trim(), tracking_no: trackingNo.trim() };
    if (set.carrier === '') return invalid({ carrier: messageOf(refusals.carrierMissing) });
    if (set.tracking_no === '') return invalid({ trackingNo: messageOf(refusals.trackingMissing) });
    const move = { event: 'PRINT_LABEL', actor: shop.actor, at: shop.now };
    if ((await advanceInvoice(tx, row, move, set)) === null) return movedOn(row);
    const values = {
      invoiceId: row.id,
      number: row.number ?? row.invoice_sn,
      carrier: set.carrier,
      trackingNo: set.tracking_no,
    };
    await tell(tx, { ...about(row, shop.now), kind: 'invoiceSent', values });
    return null;
  });

/** Paper of this month alone: what is electronic, or older, is reversed. */
export const voidInvoice = (
  shop: DeskShop,
  { reason, ...of }: WithReason,
): Promise<Refusal | null> =>
  atInvoice(shop, of, async (tx, row) => {
    const why = neededReason(reason);
    const kept = isIssued(row) ? await voidRefusal(tx, row, shop.now) : movedOn(row);
    if (kept !== null) return kept;
    const move = { event: 'VOID', actor: shop.actor, reason: why, at: shop.now };
    if ((await advanceInvoice(tx, row, move, { reason: why })) === null) return movedOn(row);
    const values = { invoiceId: row.id, number: row.number ?? row.invoice_sn, why };
    await tell(tx, { ...about(row, shop.now), kind: 'invoiceVoided', values });
    return null;
  });
