/** The new-customer gift pack: who gets it, what is in it, and that it is given once. */
import { couponKind, couponStatus } from '@banxin/contract/enums/coupon';
import { authStatus, customerSign, customerType } from '@banxin/contract/enums/customer';
import { type Fen, fen, yuanOf } from '@banxin/contract/money';
import { plain } from '@banxin/contract/refusals/plain';
import { mayOpenGiftPack } from '@banxin/contract/rules/customer';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { recordCoupons } from './couponEvents.ts';
import { lastMoment } from './lastMoment.ts';

/** What is in the pack (domain decisions, coupons). @unit fen */
export const GIFT_PACK = [
  { kind: couponKind.order, amount: 2_000, minSpend: 10_000 },
  { kind: couponKind.freight, amount: 1_000, minSpend: 0 },
] as const;

/** The coupons hold until the end of this day after the one they were received on. @unit days */
const GIFT_PACK_DAYS = 30;

/** Name of the gift among a customer's coupons. */
export const GIFT_PACK_SOURCE = 'newCustomer';

/** Sum of the pack's coupons. @unit fen */
const total = (): Fen => fen(GIFT_PACK.reduce((sum, { amount }) => sum + amount, 0));

const refused = (): Refusal => refuse(plain.giftPackRefused);

export interface Receipt {
  /** Main account, which owns the coupons. */
  readonly ownerId: number;
  /** Who opened the pack. */
  readonly receivedBy: number;
  /** Instant. */
  readonly at: string;
}

/** Writes the pack's coupons with their first events; answers false when they were there before. */
export async function givePack(tx: Tx, { ownerId, receivedBy, at }: Receipt): Promise<boolean> {
  const given = await tx
    .insertInto('coupons')
    .values(
      GIFT_PACK.map(({ kind, amount, minSpend }, position) => ({
        customer_id: ownerId,
        kind,
        amount,
        min_spend: minSpend,
        status: couponStatus.available,
        source: GIFT_PACK_SOURCE,
        position,
        received_by: receivedBy,
        valid_from: at,
        valid_until: lastMoment(at, GIFT_PACK_DAYS),
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.constraint('coupons_once').doNothing())
    .returning('id')
    .execute();
  if (given.length === 0) return false;
  await recordCoupons(
    tx,
    given.map(({ id }) => ({ customer_id: ownerId, id })),
    {
      from: null,
      to: couponStatus.available,
      event: 'RECEIVE',
      actor: `customer:${receivedBy}`,
      at,
    },
  );
  return true;
}

/**
 * Hands the pack to a new customer: the flag is set and the coupons are written together or not at all.
 * Answers the sum of the coupons in yuan. Refuses with 1501 whoever had it or is not meant to have it.
 * Of any number at once exactly one gets it: the others wait for the customer's row and find its flag set.
 */
export async function receiveGiftPack({
  db,
  customer,
  now,
}: UserContext): Promise<{ readonly amount: number } | Refusal> {
  if (!mayOpenGiftPack(customer)) return refused();
  return transaction(db, async (tx) => {
    // What was known when the call began may be old: the row decides.
    const taken = await tx
      .updateTable('customers')
      .set({ sign: sql<number>`sign | ${customerSign.newCustomerGift}::int` })
      .where('id', '=', customer.ownerId)
      .where(sql<boolean>`sign & ${customerSign.newCustomerGift}::int = 0`)
      .where('type', '<>', customerType.partner)
      .where('auth_status', '=', authStatus.notSubmitted)
      .returning('id')
      .executeTakeFirst();
    if (!taken) return refused();
    const receipt = { ownerId: customer.ownerId, receivedBy: customer.id, at: now };
    // A flag that was taken back gives no second pack; it is set again all the same.
    return (await givePack(tx, receipt)) ? { amount: yuanOf(total()) } : refused();
  });
}
