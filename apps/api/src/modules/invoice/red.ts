/** Reversals: asked for by the buyer or entered by the seller, agreed to by the other within 72 hours, then issued. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { requestRed, respondRed, withdrawRed } from '@banxin/contract/calls/invoice/invoice';
import { RED_CONFIRM_HOURS } from '@banxin/contract/constants';
import {
  invoiceStatus,
  invoiceType,
  type RedState,
  redState,
} from '@banxin/contract/enums/invoice';
import type { Fen } from '@banxin/contract/money';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { plain } from '@banxin/contract/refusals/plain';
import { allocate } from '@banxin/pricing/money';
import type { UserContext } from '../../context.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import { tell } from '../message/tell.ts';
import { paymentNumber, withFreeNumber } from '../order/orderNumber.ts';
import { writeLines } from './apply.ts';
import { sumsOf, type Taxed, taxed } from './sheets.ts';
import { type InvoiceRow, isIssued, lockInvoice, recordInvoice } from './status.ts';
import { linesOf, type RedRow, redLeftOf, redsOf, redViewOf } from './view.ts';
import { withLetter } from './withLetter.ts';

const HOUR = 3_600_000;

interface Asked {
  readonly reason: number;
  /** @unit fen */
  readonly amount: number;
  readonly text: string;
  readonly state: RedState;
  readonly now: string;
}

/** Writes a reversal down; the caller holds the invoice's lock. */
export async function writeRed(
  tx: Tx,
  row: InvoiceRow,
  random: Pick<Random, 'int'>,
  { reason, amount, text, state, now }: Asked,
): Promise<RedRow | Refusal> {
  if (row.type !== invoiceType.normal || !isIssued(row)) return refuse(refusals.notReversible);
  const most = redLeftOf(row, await redsOf(tx, row));
  if (amount > most) return refuse(refusals.redTooMuch, { most: most as Fen });
  const waits = state === redState.waitsForBuyer || state === redState.waitsForSeller;
  const until = waits ? instantOf(msOf(now) + RED_CONFIRM_HOURS * HOUR) : null;
  const form = await withFreeNumber(
    () => `6${paymentNumber(random, now.slice(0, 10))}`,
    (formSN) =>
      tx
        .insertInto('invoice_reds')
        .values({
          customer_id: row.customer_id,
          form_sn: formSN,
          invoice_id: row.id,
          ...{ state, reason, amount, text, until, created_at: now, updated_at: now },
        })
        .onConflict((conflict) => conflict.column('form_sn').doNothing())
        .returningAll()
        .executeTakeFirst(),
  );
  // Whoever looked at the invoice before decides on less than there is now.
  await tx
    .updateTable('invoices')
    .set({ updated_at: now })
    .where('customer_id', '=', row.customer_id)
    .where('id', '=', row.id)
    .execute();
  if (state === redState.waitsForBuyer && until !== null) {
    await tell(tx, {
      customerId: row.customer_id,
      kind: 'redWaiting',
      values: { invoiceId: row.id, amount: amount as Fen, until },
      of: form.form_sn,
      at: now,
    });
  }
  return form;
}

export const request = (
  { db, customer, now, random }: UserContext,
  { id, reason, amount, text }: ParsedOf<typeof requestRed>,
): Promise<OutputOf<typeof requestRed> | Refusal> =>
  transaction(db, async (tx): Promise<OutputOf<typeof requestRed> | Refusal> => {
    const row = await lockInvoice(tx, customer.ownerId, id);
    if (row === undefined) return refuse(plain.notFound);
    const asked = { reason, amount, text, state: redState.waitsForSeller, now };
    const form = await writeRed(tx, row, random, asked);
    return form instanceof Refusal ? form : redViewOf({ ...form, number: null });
  });

/** A reversal with its lock, behind that of its invoice: they are locked in this sequence everywhere. */
export async function lockRed(
  tx: Tx,
  find: { readonly customerId: number; readonly id: number } | { readonly formSN: string },
): Promise<{ red: RedRow; row: InvoiceRow } | undefined> {
  const reds = tx.selectFrom('invoice_reds').selectAll();
  const known = await ('formSN' in find
    ? reds.where('form_sn', '=', find.formSN)
    : reds.where('customer_id', '=', find.customerId).where('id', '=', find.id)
  ).executeTakeFirst();
  if (known === undefined) return undefined;
  const row = await lockInvoice(tx, known.customer_id, known.invoice_id);
  const red = await reds
    .where('customer_id', '=', known.customer_id)
    .where('id', '=', known.id)
    .forUpdate()
    .executeTakeFirst();
  return row && red ? { red, row } : undefined;
}

export const settleRed = (
  tx: Tx,
  { customer_id, id }: Pick<RedRow, 'customer_id' | 'id'>,
  state: RedState,
  { answer = null, now }: { readonly answer?: string | null; readonly now: string },
): Promise<RedRow> =>
  tx
    .updateTable('invoice_reds')
    .set({ state, answer, until: null, updated_at: now })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Nobody can answer it any more. @param now instant */
export const isOver = ({ until }: Pick<RedRow, 'until'>, now: string): boolean =>
  until !== null && msOf(until) <= msOf(now);

export const respond = (
  { db, customer, now }: UserContext,
  { id, agree, reason }: ParsedOf<typeof respondRed>,
): Promise<OutputOf<typeof respondRed> | Refusal> =>
  transaction(db, async (tx): Promise<OutputOf<typeof respondRed> | Refusal> => {
    const found = await lockRed(tx, { customerId: customer.ownerId, id });
    if (found === undefined) return refuse(plain.notFound);
    const { red } = found;
    if (red.state !== redState.waitsForBuyer || isOver(red, now)) return refuse(refusals.redOver);
    const state = agree ? redState.agreed : redState.deniedByBuyer;
    const after = await settleRed(tx, red, state, { answer: agree ? null : reason, now });
    return redViewOf({ ...after, number: null });
  });

/** Its buyer takes back what the works have not answered. */
export const withdraw = (
  { db, customer, now }: UserContext,
  { id }: ParsedOf<typeof withdrawRed>,
): Promise<OutputOf<typeof withdrawRed> | Refusal> =>
  transaction(db, async (tx): Promise<OutputOf<typeof withdrawRed> | Refusal> => {
    const found = await lockRed(tx, { customerId: customer.ownerId, id });
    if (found === undefined) return refuse(plain.notFound);
    const { red } = found;
    if (red.state !== redState.waitsForSeller || isOver(red, now)) return refuse(refusals.redOver);
    const after = await settleRed(tx, red, redState.withdrawnByBuyer, { now });
    return redViewOf({ ...after, number: null });
  });

/** What is left of each line of a blue invoice. */
async function leftOf(tx: Tx, row: InvoiceRow): Promise<Taxed[]> {
  const blue = await linesOf(tx, row);
  const reversed = await tx
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.customer_id', '=', 'l.customer_id').onRef('i.id', '=', 'l.invoice_id'),
    )
    .select(['l.order_id', 'l.net', 'l.tax', 'l.amount'])
    .where('i.customer_id', '=', row.customer_id)
    .where('i.red_of', '=', row.id)
    .execute();
  return blue.map((line) => {
    const gone = sumsOf(reversed.filter(({ order_id }) => order_id === line.order_id).map(numbers));
    return {
      orderId: line.order_id,
      orderSN: line.order_sn,
      name: line.name,
      spec: line.spec,
      quantity: line.quantity,
      unit: line.unit,
      rate: line.rate,
      net: Number(line.net) + gone.net,
      tax: Number(line.tax) + gone.tax,
      amount: Number(line.amount) + gone.sum,
    };
  });
}

const numbers = ({ net, tax, amount }: { net: number; tax: number; amount: number }) => ({
  net: Number(net),
  tax: Number(tax),
  amount: Number(amount),
});

/** The lines of a red invoice: all that is left, or a share of each, taxed anew. */
function redLines(left: readonly Taxed[], amount: number): Taxed[] {
  const negative = (value: number): number => (value === 0 ? 0 : -value);
  if (sumsOf(left).sum === amount) {
    return left
      .filter((line) => line.amount > 0)
      .map((line) => ({
        ...line,
        ...{ net: negative(line.net), tax: negative(line.tax), amount: -line.amount },
      }));
  }
  const shares = allocate(
    amount as Fen,
    left.map((line) => line.amount),
  );
  return taxed(
    left.flatMap(({ net: _, tax: __, ...line }, at) =>
      (shares[at] ?? 0) > 0 ? [{ ...line, amount: negative(shares[at] ?? 0) }] : [],
    ),
  );
}

interface Issuing {
  /** 20 digits. */
  readonly number: string;
  readonly random: Pick<Random, 'int'>;
  /** Instant. */
  readonly now: string;
  /** Who issues it: staff, or staff:<who>. @default staff */
  readonly actor?: string;
  /** Of the past: nobody is told of it. @default false */
  readonly isQuiet?: boolean;
}

/** Issues a red invoice under its number; the caller holds both locks. The blue one is wholly reversed with the last. */
export async function issueRed(
  tx: Tx,
  { red, row }: { readonly red: RedRow; readonly row: InvoiceRow },
  { number, random, now, actor = 'staff', isQuiet = false }: Issuing,
): Promise<InvoiceRow> {
  const lines = redLines(await leftOf(tx, row), Number(red.amount));
  const { net, tax, sum } = sumsOf(lines);
  const written = await withFreeNumber(
    () => `5${paymentNumber(random, now.slice(0, 10))}`,
    (invoiceSN) => {
      const write = tx
        .insertInto('invoices')
        .values({
          customer_id: row.customer_id,
          invoice_sn: invoiceSN,
          kind: row.kind,
          type: invoiceType.negative,
          status: invoiceStatus.invoiced,
          factory: row.factory,
          seller: JSON.stringify(row.seller),
          buyer: JSON.stringify(row.buyer),
          medium: row.medium,
          mail: row.mail,
          receiver: row.receiver && JSON.stringify(row.receiver),
          remark: `红冲 ${row.number ?? ''} 确认单 ${red.form_sn}`,
          ...{ net, tax, amount: sum, number },
          reason: null,
          red_of: row.id,
          search_text: row.search_text,
          applied_by: row.applied_by,
          ...{ applied_at: now, issued_at: now, updated_at: now },
        })
        .onConflict((conflict) => conflict.column('invoice_sn').doNothing())
        .returningAll();
      return (isQuiet ? write : withLetter(tx, write, now)).executeTakeFirst();
    },
  );
  await writeLines(tx, written, lines);
  const move = { event: 'ISSUE_RED', actor, at: now };
  await recordInvoice(tx, written, null, invoiceStatus.invoiced, move);
  await tx
    .updateTable('invoice_reds')
    .set({
      red_id: written.id,
      state: red.state === redState.waitsForSeller ? redState.agreed : red.state,
      until: null,
      updated_at: now,
    })
    .where('customer_id', '=', red.customer_id)
    .where('id', '=', red.id)
    .execute();
  if (sumsOf(await leftOf(tx, row)).sum === 0) {
    await tx
      .updateTable('invoices')
      .set({ type: invoiceType.fullyReversed, updated_at: now })
      .where('customer_id', '=', row.customer_id)
      .where('id', '=', row.id)
      .execute();
    await recordInvoice(tx, row, row.status, row.status, {
      ...move,
      event: 'FULLY_REVERSED',
      actor: 'system',
    });
  }
  if (isQuiet) return written;
  await tell(tx, {
    customerId: row.customer_id,
    kind: 'invoiceIssued',
    values: { invoiceId: written.id, number, amount: sum },
    of: number,
    at: now,
  });
  return written;
}

/** Ends reversals that nobody answered in time. Answers how many. */
export async function lapseReds(db: Db, now: string): Promise<number> {
  const { numUpdatedRows } = await transaction(db, (tx) =>
    tx
      .updateTable('invoice_reds')
      .set({ state: redState.lapsed, until: null, updated_at: now })
      .where('state', 'in', [redState.waitsForBuyer, redState.waitsForSeller])
      .where('until', '<=', now)
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}
