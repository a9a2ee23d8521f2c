/** Reversals at the invoice desk: entered, issued, or not agreed to. */
import { type RedReason, type RedState, redReason, redState } from '@banxin/contract/enums/invoice';
import type { Fen } from '@banxin/contract/money';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Tx } from '../../db/transaction.ts';
import { type DeskShop, neededReason } from '../../desk.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import type { Random } from '../../ports/random.ts';
import { tell } from '../message/tell.ts';
import { atDesk, atInvoice, hasMoved, type OfInvoice, type Seen } from './deskCase.ts';
import { once } from './invoiceNumber.ts';
import { isOver, issueRed, lockRed, settleRed, writeRed } from './red.ts';
import { type InvoiceRow, recordInvoice } from './status.ts';
import type { RedRow } from './view.ts';

/** What a step of a reversal is taken on. */
export interface OfRed {
  /** Number of its form. */
  readonly formSN: string;
  /** @default as it stands */
  readonly seen?: Seen | undefined;
}

/** Who acts at the desk, where numbers are given. */
export type NumberingDesk = DeskShop & { readonly random: Pick<Random, 'int'> };

/** States in which the red invoice can be issued: agreed to, not in need of it, or asked for by the buyer. */
export const READY: readonly RedState[] = [
  redState.notNeeded,
  redState.waitsForSeller,
  redState.agreed,
];

/** How a reversal stands at an instant: nobody can answer one whose time is over, though it was not put away yet. */
export const stateAt = (red: RedRow, now: string): RedState =>
  isOver(red, now) ? redState.lapsed : (red.state as RedState);

/** How it stands, where it is no longer as a step needs it. */
const redMovedOn = (red: RedRow, now: string): Refusal =>
  red.red_id === null
    ? refuse(refusals.redStandsAt, { state: stateAt(red, now) })
    : refuse(refusals.redIssued);

/** Why the red invoice of a reversal cannot be issued now; null when it can. */
export function issueRefusal(red: RedRow, now: string): Refusal | null {
  const state = stateAt(red, now);
  if (state === redState.waitsForBuyer) return refuse(refusals.redWaitsForBuyer);
  return READY.includes(state) && red.red_id === null ? null : redMovedOn(red, now);
}

interface Found {
  readonly red: RedRow;
  readonly row: InvoiceRow;
}

/** Runs a step of one reversal behind its locks. */
const atRed = (
  { db, now }: Pick<DeskShop, 'db' | 'now'>,
  { formSN, seen }: OfRed,
  step: (tx: Tx, found: Found) => Promise<Refusal | null>,
): Promise<Refusal | null> =>
  atDesk(db, async (tx) => {
    const found = await lockRed(tx, { formSN: formSN.trim() });
    if (found === undefined) return refuse(refusals.unknownRed);
    const { red } = found;
    return hasMoved(seen, { status: red.state, updated_at: red.updated_at })
      ? redMovedOn(red, now)
      : step(tx, found);
  });

/**
 * The works enter a reversal themselves: the buyer of a special invoice has to agree, that of a general one has not.
 * Answers how it stands then.
 */
export const enterRed = (
  shop: NumberingDesk,
  {
    amount,
    reason,
    text = '',
    ...of
  }: OfInvoice & {
    readonly amount: Fen;
    readonly reason: RedReason;
    /** What the buyer reads beside the reason. */
    readonly text?: string;
  },
): Promise<{ readonly formSN: string; readonly state: RedState } | Refusal> =>
  atInvoice(shop, of, async (tx, row) => {
    if (!Number.isSafeInteger(amount) || amount <= 0) {
      return invalid({ amount: messageOf(refusals.redAmount) });
    }
    const state = row.kind === 'special' ? redState.waitsForBuyer : redState.notNeeded;
    const asked = { reason, amount, text, state, now: shop.now };
    const red = await writeRed(tx, row, shop.random, asked);
    if (red instanceof Refusal) return red;
    const move = { event: 'ENTER_RED', actor: shop.actor, reason: text || undefined, at: shop.now };
    await recordInvoice(tx, row, row.status, row.status, move);
    return { formSN: red.form_sn, state };
  });

/** The same for a desk, where what it is reversed for may not have been chosen. */
export async function beginReversal(
  shop: NumberingDesk,
  {
    reason,
    ...entered
  }: Omit<Parameters<typeof enterRed>[1], 'reason'> & { readonly reason: number | undefined },
): Promise<Refusal | null> {
  if (!redReason.is(reason)) return invalid({ redReason: messageOf(refusals.redReason) });
  const red = await enterRed(shop, { ...entered, reason });
  return red instanceof Refusal ? red : null;
}

/** Issues the red invoice of a reversal that is agreed to, or that the buyer asked for. */
export const issueReversal = (
  shop: NumberingDesk,
  { invoiceNumber, ...of }: OfRed & { readonly invoiceNumber: string },
): Promise<Refusal | null> => {
  const number = invoiceNumber.trim();
  return once(number, () =>
    atRed(shop, of, async (tx, found) => {
      const refusal = issueRefusal(found.red, shop.now);
      if (refusal !== null) return refusal;
      await issueRed(tx, found, { number, random: shop.random, now: shop.now, actor: shop.actor });
      return null;
    }),
  );
};

export const denyReversal = (
  shop: DeskShop,
  { reason, ...of }: OfRed & { readonly reason: string },
): Promise<Refusal | null> =>
  atRed(shop, of, async (tx, { red }) => {
    const answer = neededReason(reason);
    if (stateAt(red, shop.now) !== redState.waitsForSeller) return redMovedOn(red, shop.now);
    await settleRed(tx, red, redState.deniedBySeller, { answer, now: shop.now });
    await tell(tx, {
      customerId: red.customer_id,
      kind: 'redDenied',
      values: { invoiceId: red.invoice_id, amount: Number(red.amount) as Fen, why: answer },
      of: red.form_sn,
      at: shop.now,
    });
    return null;
  });

/** The works take back what its buyer has not answered, who is told that there is nothing to answer. */
export const withdrawReversal = (shop: DeskShop, of: OfRed): Promise<Refusal | null> =>
  atRed(shop, of, async (tx, { red, row }) => {
    if (stateAt(red, shop.now) !== redState.waitsForBuyer) return redMovedOn(red, shop.now);
    await settleRed(tx, red, redState.withdrawnBySeller, { now: shop.now });
    const move = { event: 'WITHDRAW_RED', actor: shop.actor, at: shop.now };
    await recordInvoice(tx, row, row.status, row.status, move);
    await tell(tx, {
      customerId: red.customer_id,
      kind: 'redWithdrawn',
      values: { invoiceId: red.invoice_id, amount: Number(red.amount) as Fen },
      of: red.form_sn,
      at: shop.now,
    });
    return null;
  });
