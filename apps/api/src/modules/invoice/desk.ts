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
import { tell } from '../message/tell.ts';
import { atInvoice, movedOn, type OfInvoice } from './deskCase.ts';
import { fallenRefusal, labelRefusal, voidRefusal } from './deskRules.ts';
import { once } from './invoiceNumber.ts';
import { advanceInvoice, type InvoiceRow, isIssued } from './status.ts';

/** A step whose reason the customer reads. */
export interface WithReason extends OfInvoice {
  readonly reason: string;
}

export const approveInvoice = (shop: DeskShop, of: OfInvoice): Promise<Refusal | null> =>
  atInvoice(shop, of, async (tx, row) => {
    const fallen = row.status === s.applied ? await fallenRefusal(tx, row) : null;
    if (fallen !== null) return fallen;
    const move = { event: 'APPROVE', actor: shop.actor, at: shop.now };
    return (await advanceInvoice(tx, row, move)) === null ? movedOn(row) : null;
  });

/** A step that gives the orders back to the customer, who is told why. */
const giveBack =
  (event: 'REJECT' | 'CANCEL') =>
  (shop: DeskShop, { reason, ...of }: WithReason): Promise<Refusal | null> =>
    atInvoice(shop, of, async (tx, row) => {
      const why = neededReason(reason);
      const move = { event, actor: shop.actor, reason: why, at: shop.now };
      if ((await advanceInvoice(tx, row, move, { reason: why })) === null) return movedOn(row);
      await tell(tx, {
        customerId: row.customer_id,
        kind: 'invoiceRejected',
        values: { invoiceId: row.id, why },
        of: `${row.invoice_sn}:${shop.now}`,
        at: shop.now,
      });
      return null;
    });

export const rejectInvoice = giveBack('REJECT');
/** A case that was approved and cannot be issued after all goes back to its orders. */
export const withdrawApproval = giveBack('CANCEL');

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
    return (await advanceInvoice(tx, row, move, set)) === null ? movedOn(row) : null;
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
    const after = await advanceInvoice(tx, row, move, { reason: why });
    return after === null ? movedOn(row) : null;
  });
