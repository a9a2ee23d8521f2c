/** Coupons that the works give a customer, beside those that the shop gives by itself. */
import { couponStatus } from '@banxin/contract/enums/coupon';
import type { DeskCouponTerms } from '@banxin/contract/messages/customerWords';
import type { Db, Tx } from '../../db/transaction.ts';
import { recordCoupons } from './couponEvents.ts';
import { lastMoment } from './lastMoment.ts';

/** How the gifts of the desk are named; the number of the deed follows. */
const SOURCE = 'desk:';

export interface DeskGift extends DeskCouponTerms {
  /** Main account. */
  readonly ownerId: number;
  /** Number of what was written down of it: unique, so that it is given once. */
  readonly deed: number;
  readonly count: number;
  readonly days: number;
  /** staff:<who> */
  readonly actor: string;
  /** Instant. */
  readonly at: string;
}

/** Writes the coupons with their first events; answers their last moment. */
export async function giveByDesk(tx: Tx, gift: DeskGift): Promise<string> {
  const { ownerId, deed, kind, amount, minSpend, count, days, actor, at } = gift;
  const until = lastMoment(at, days);
  const given = await tx
    .insertInto('coupons')
    .values(
      Array.from({ length: count }, (_, position) => ({
        customer_id: ownerId,
        kind,
        amount,
        min_spend: minSpend,
        status: couponStatus.available,
        source: `${SOURCE}${deed}`,
        position,
        received_by: ownerId,
        valid_from: at,
        valid_until: until,
        created_at: at,
      })),
    )
    .returning('id')
    .execute();
  await recordCoupons(
    tx,
    given.map(({ id }) => ({ customer_id: ownerId, id })),
    { from: null, to: couponStatus.available, event: 'RECEIVE', actor, at },
  );
  return until;
}

/** What the works gave a customer since an instant. @unit of `sum` fen */
export async function givenByDesk(
  db: Db,
  ownerId: number,
  since: string,
): Promise<{ readonly count: number; readonly sum: number }> {
  const { count, sum } = await db
    .selectFrom('coupons')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'),
    ])
    .where('customer_id', '=', ownerId)
    .where('source', 'like', `${SOURCE}%`)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), sum: Number(sum) };
}

/** Coupons that a customer can use now. */
export async function heldCoupons(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('coupons')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', ownerId)
    .where('status', '=', couponStatus.available)
    .executeTakeFirstOrThrow();
  return Number(count);
}
