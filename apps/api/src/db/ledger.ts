/**
 * The only code that books money and changes a customer's balance or quotas. Insert-only double entry: the customer's entry and
 * the contra entry in the same transaction as the balance, which the database keeps from going negative.
 */
import { sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { LedgerTable } from './tables/money.ts';
import type { Tx } from './transaction.ts';

/** Column of `accounts` by asset kind: balance 0, cash red packet 1, free sample quota 2, urgent entitlement 3. */
const COLUMN = ['balance', 'red_packet', 'sample_quota', 'urgent_quota'] as const;
type Column = (typeof COLUMN)[number] & keyof Schema['accounts'];

/**
 * The shop's account of a booking by flow: top-up 1, refund 2, spending 3, withdrawal 4, bonus 11, cashback 12. What is
 * taken out is under way until it is sent.
 */
const CONTRA: Readonly<Record<number, LedgerTable['account']>> = {
  1: 'cash',
  2: 'sales',
  3: 'sales',
  4: 'transit',
  11: 'marketing',
  12: 'marketing',
};

/** What is given and not paid in: bonus and cashback. */
const GIVEN: readonly number[] = [11, 12];

export interface Booking {
  /** Main account. */
  readonly customerId: number;
  /** Asset kind 0–3. */
  readonly asset: number;
  /** Account flow type. */
  readonly flow: number;
  /** Positive into the account, negative out of it. @unit fen, or pieces for quotas */
  readonly amount: number;
  /** The part of a refund that was paid from given money, and becomes that again. @default 0 @unit fen */
  readonly ofBonus?: number;
  /** What it is for, e.g. a payment number. Unique per customer, asset and flow. */
  readonly reference: string;
  /** ISO instant. */
  readonly at: string;
}

export interface Passing {
  /** Main account of whom it is about. */
  readonly customerId: number;
  /** Account flow type. */
  readonly flow: number;
  /** Always positive. @unit fen */
  readonly amount: number;
  readonly from: LedgerTable['account'];
  readonly to: LedgerTable['account'];
  /** Unique per customer and flow. */
  readonly reference: string;
  /** ISO instant. */
  readonly at: string;
}

/** Books money that passes the customer's account by, inside the caller's transaction. Booked twice it throws. */
export async function bookPassing(
  tx: Tx,
  { customerId, flow, amount, from, to, reference, at }: Passing,
): Promise<void> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`Not money: ${amount}`);
  const row = {
    customer_id: customerId,
    asset: 0,
    flow,
    reference,
    balance_after: null,
    created_at: at,
  };
  await tx
    .insertInto('ledger')
    .values([
      { ...row, account: from, amount: -amount },
      { ...row, account: to, amount },
    ])
    .execute();
}

export type Booked =
  | {
      readonly ok: true;
      readonly balanceAfter: number;
      /** What it took of given money: the database takes that last. @unit fen */
      readonly fromBonus: number;
      readonly isRepeated: boolean;
    }
  | { readonly ok: false; readonly refusal: 'insufficient'; readonly balance: number };

/**
 * Books inside the caller's transaction.
 * Refuses with `insufficient` when the balance would fall below zero.
 * Repeat safe: a second booking with the same reference changes nothing and answers the first balance.
 * The account row is locked first, so that two bookings of one customer follow each other.
 */
export async function bookEntry(tx: Tx, booking: Booking): Promise<Booked> {
  const { customerId, asset, flow, amount, reference, at } = booking;
  const column: Column | undefined = COLUMN[asset];
  const contra = asset >= 2 ? 'quota' : CONTRA[flow];
  if (column === undefined || contra === undefined || !Number.isSafeInteger(amount) || !amount) {
    throw new RangeError(`Not a booking: asset ${asset}, flow ${flow}, amount ${amount}`);
  }
  const account = await tx
    .selectFrom('accounts')
    .select([column, 'bonus'])
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = await tx
    .selectFrom('ledger')
    .select(['balance_after', 'amount'])
    .where('customer_id', '=', customerId)
    .where('asset', '=', asset)
    .where('flow', '=', flow)
    .where('reference', '=', reference)
    .where('account', '=', 'customer')
    .executeTakeFirst();
  if (before) {
    if (before.amount !== amount)
      throw new Error(`Reference ${reference} is booked with another amount`);
    return { ok: true, balanceAfter: before.balance_after ?? 0, fromBonus: 0, isRepeated: true };
  }
  const given = asset === 0 && GIVEN.includes(flow) ? amount : (booking.ofBonus ?? 0);
  const moved = await tx
    .updateTable('accounts')
    .set({
      [column]: sql`${sql.ref(column)} + ${amount}`,
      ...(given > 0 && { bonus: sql`bonus + ${given}` }),
      version: sql`version + 1`,
    })
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`${sql.ref(column)} + ${amount} >= 0`)
    .returning([column, 'bonus'])
    .executeTakeFirst();
  if (!moved) return { ok: false, refusal: 'insufficient', balance: Number(account[column]) };
  const balanceAfter = Number(moved[column]);
  const row = { customer_id: customerId, asset, flow, reference, created_at: at };
  await tx
    .insertInto('ledger')
    .values([
      { ...row, account: 'customer', amount, balance_after: balanceAfter },
      { ...row, account: contra, amount: -amount, balance_after: null },
    ])
    .execute();
  const fromBonus = Math.max(0, Number(account.bonus) - Number(moved.bonus));
  return { ok: true, balanceAfter, fromBonus, isRepeated: false };
}
