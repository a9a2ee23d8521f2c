/** A case of the invoice desk: an application behind its locks, as somebody saw it, and one step of it. */
import type { InvoiceStatus } from '@banxin/contract/enums/invoice';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { orderNumbersOf } from './apply.ts';
import { ordersOfNumbers } from './paidOrders.ts';
import { type InvoiceRow, lockInvoice } from './status.ts';

/** How something stood when somebody looked at it: a step is not taken on what has moved on. */
export interface Seen {
  /** Status of an invoice, state of a reversal. */
  readonly status: number;
  /** Instant of its last change. */
  readonly at?: string | undefined;
}

/** What a step is taken on. */
export interface OfInvoice {
  /** Number of the application. */
  readonly number: string;
  /** @default as it stands */
  readonly seen?: Seen | undefined;
}

/** True when it is no longer what somebody saw. */
export const hasMoved = (
  seen: Seen | undefined,
  stands: { readonly status: number; readonly updated_at: string },
): boolean =>
  seen !== undefined &&
  (seen.status !== stands.status || (seen.at !== undefined && seen.at !== stands.updated_at));

export const movedOn = ({ status }: Pick<InvoiceRow, 'status'>): Refusal =>
  refuse(refusals.standsAt, { status: status as InvoiceStatus });

/** An application behind the locks of its orders and its own. */
async function lockCase(tx: Tx, number: string): Promise<InvoiceRow | undefined> {
  const known = await tx
    .selectFrom('invoices')
    .select(['customer_id', 'id'])
    .where('invoice_sn', '=', number.trim())
    .executeTakeFirst();
  if (known === undefined) return undefined;
  const numbers = await orderNumbersOf(tx, known);
  await ordersOfNumbers(tx, known.customer_id, numbers, { isLocked: true });
  return lockInvoice(tx, known.customer_id, known.id);
}

/** Runs a step in a transaction; answers what it answers, or why it was not taken, with everything undone. */
export async function atDesk<T>(
  db: Db,
  step: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await transaction(db, async (tx) => {
      const answer = await step(tx);
      if (answer instanceof Refusal) throw answer;
      return answer;
    });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Runs a step of one application. */
export const atInvoice = <T>(
  { db }: { readonly db: Db },
  { number, seen }: OfInvoice,
  step: (tx: Tx, row: InvoiceRow) => Promise<T | Refusal>,
): Promise<T | Refusal> =>
  atDesk(db, async (tx) => {
    const row = await lockCase(tx, number);
    if (row === undefined) return refuse(refusals.unknown);
    return hasMoved(seen, row) ? movedOn(row) : step(tx, row);
  });
