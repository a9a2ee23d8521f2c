/** Coupons for tests: any kind, given to any customer. */
import { couponKind } from '@banxin/contract/enums/coupon';
import { SEED_NOW } from '../../db/seed/seed.ts';
import type { CouponScope } from '../../db/tables/money.ts';
import type { Db } from '../../db/transaction.ts';

interface Terms {
  readonly kind?: number;
  /** @unit fen @default 1,000 */
  readonly amount?: number;
  /** @unit basis points off */
  readonly rate?: number;
  /** @unit fen */
  readonly minSpend?: number;
  readonly scope?: CouponScope;
  /** @default the demo's first day */
  readonly from?: string;
  /** @default the end of the year */
  readonly until?: string;
}

let given = 0;

/** Answers the coupon's id. */
export async function addCoupon(db: Db, customerId: number, terms: Terms = {}): Promise<number> {
  given += 1;
  const { id } = await db
    .insertInto('coupons')
    .values({
      customer_id: customerId,
      kind: terms.kind ?? couponKind.order,
      amount: terms.amount ?? 1_000,
      rate: terms.rate ?? null,
      min_spend: terms.minSpend ?? 0,
      scope: JSON.stringify(terms.scope ?? {}),
      source: 'test',
      position: given,
      received_by: customerId,
      order_id: null,
      returned_at: null,
      valid_from: terms.from ?? SEED_NOW,
      valid_until: terms.until ?? '2026-12-31T23:59:59.999+08:00',
      created_at: SEED_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
