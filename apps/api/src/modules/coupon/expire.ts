/** Sets coupons expired whose last moment has passed. One that an order holds goes back first. */
import { couponStatus } from '@banxin/contract/enums/coupon';
import { type Db, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';
import { recordCoupons } from './couponEvents.ts';
import { tellExpiring } from './tellExpiring.ts';

/** Sets up to `limit` coupons expired, each with its event. Answers how many. */
async function expireSome(db: Db, now: string, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const expired = await tx
      .updateTable('coupons')
      .set({ status: couponStatus.expired })
      // Asked again of the row itself: meanwhile an order may have taken it, or another server have expired it.
      .where('status', '=', couponStatus.available)
      .where('valid_until', '<', now)
      .where((eb) =>
        eb(
          eb.refTuple('customer_id', 'id'),
          'in',
          eb
            .selectFrom('coupons as due')
            .select(['due.customer_id', 'due.id'])
            .where('due.status', '=', couponStatus.available)
            .where('due.valid_until', '<', now)
            .orderBy('due.valid_until')
            .limit(limit)
            .$asTuple('customer_id', 'id'),
        ),
      )
      .returning(['customer_id', 'id'])
      .execute();
    await recordCoupons(tx, expired, {
      from: couponStatus.available,
      to: couponStatus.expired,
      event: 'EXPIRE',
      actor: 'system',
      at: now,
    });
    return expired.length;
  });
}

/** Answers how many coupons it set expired. Repeat safe; several servers may run it at once. */
export async function expireCoupons(db: Db, now: string, limit = 500): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await expireSome(db, now, limit);
    total += count;
    if (count < limit) return total;
  }
}

/** What runs later; the registry lists them. */
export const couponJobs: readonly Job[] = [
  {
    name: 'expire-coupons',
    everyMs: 60_000,
    run: ({ db, clock }) => expireCoupons(db, instantOf(clock.now())),
  },
  {
    name: 'tell-coupons',
    everyMs: 3_600_000,
    run: ({ db, clock }) => tellExpiring(db, instantOf(clock.now())),
  },
];
