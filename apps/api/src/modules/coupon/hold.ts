/** Coupons of an order: held when it is confirmed, used when it is paid, given back when it is cancelled. */
import { couponStatus } from '@banxin/contract/enums/coupon';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { CouponRow } from './coupon.ts';
import { recordCoupons } from './couponEvents.ts';

const { available, locked, used } = couponStatus;
const DAY_MS = 24 * 3_600_000;

/** One that comes back holds for so long at least, the first time: who cancels again and again does not keep it for ever. @unit days */
export const RETURNED_DAYS = 7;

/** What is over stays beside an order for so long. @unit days */
const SHOWN_DAYS = 30;

/** Nobody chooses among more; what ends first is shown. */
const SHOWN_MAX = 100;

interface Holder {
  readonly id: number;
  readonly customer_id: number;
}
interface By {
  readonly actor: string;
  readonly at: string;
}

/** What an order's customer can choose from, and what is just over: what ends first at the front. */
export const couponsBeside = (db: Db, ownerId: number, now: string): Promise<CouponRow[]> =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('customer_id', '=', ownerId)
    .where((eb) =>
      eb.or([
        eb('status', '=', available),
        eb('valid_until', '>=', new Date(msOf(now) - SHOWN_DAYS * DAY_MS).toISOString()),
      ]),
    )
    .orderBy('status')
    .orderBy('valid_until')
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute();

/** These coupons with their locks, always in the same sequence. Another customer's are not found. */
export const lockCoupons = async (
  tx: Tx,
  ownerId: number,
  ids: readonly number[],
): Promise<CouponRow[]> =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('coupons')
        .selectAll()
        .where('customer_id', '=', ownerId)
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();

/**
 * The order holds these coupons from now on. Answers false when one of them is not available any more: the caller
 * throws, so that none is held.
 */
export async function holdCoupons(
  tx: Tx,
  order: Holder,
  ids: readonly number[],
  { actor, at }: By,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const held = await tx
    .updateTable('coupons')
    .set({ status: locked, order_id: order.id })
    .where('customer_id', '=', order.customer_id)
    .where('id', 'in', ids)
    .where('status', '=', available)
    .returning(['customer_id', 'id'])
    .execute();
  await recordCoupons(tx, held, { from: available, to: locked, event: 'LOCK', actor, at });
  return held.length === ids.length;
}

/** The order is paid: what it held is used. */
export async function markUsed(tx: Tx, order: Holder, { actor, at }: By): Promise<void> {
  const rows = await tx
    .updateTable('coupons')
    .set({ status: used })
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .where('status', '=', locked)
    .returning(['customer_id', 'id'])
    .execute();
  await recordCoupons(tx, rows, { from: locked, to: used, event: 'USE', actor, at });
}

/** The order is cancelled: its coupons can be used again. */
export async function returnCoupons(tx: Tx, order: Holder, { actor, at }: By): Promise<void> {
  const least = `${dayOf(msOf(at) + RETURNED_DAYS * DAY_MS)}T23:59:59.999+08:00`;
  for (const from of [locked, used]) {
    const rows = await tx
      .updateTable('coupons')
      .set({
        status: available,
        order_id: null,
        valid_until: sql`case when returned_at is null
          then greatest(valid_until, ${least}::timestamptz) else valid_until end`,
        returned_at: at,
      })
      .where('customer_id', '=', order.customer_id)
      .where('order_id', '=', order.id)
      .where('status', '=', from)
      .returning(['customer_id', 'id'])
      .execute();
    await recordCoupons(tx, rows, { from, to: available, event: 'RETURN', actor, at });
  }
}
