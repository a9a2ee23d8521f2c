/** Demo coupons: every kind, and beside almost any order one that can be used and one for each reason why not. */
import { couponKind, couponStatus } from '@banxin/contract/enums/coupon';
import { recordCoupons } from '../../modules/coupon/couponEvents.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import type { CouponScope } from '../tables/money.ts';
import type { Tx } from '../transaction.ts';

const DAY_MS = 24 * 3_600_000;

interface DemoCoupon {
  readonly kind: number;
  /** @unit fen */
  readonly amount: number;
  /** @unit basis points off */
  readonly rate?: number;
  /** @unit fen */
  readonly minSpend?: number;
  readonly scope?: CouponScope;
  /** First day, counted from the present. @default long before */
  readonly from?: number;
  /** Last day, counted from the present. */
  readonly days: number;
}

const { order, discount, freight, category } = couponKind;

const MIXED: readonly DemoCoupon[] = [
  { kind: order, amount: 500, minSpend: 3_000, days: 6 },
  { kind: order, amount: 2_000, minSpend: 20_000, days: 28 },
  { kind: order, amount: 15_000, minSpend: 200_000, days: 60 },
  { kind: discount, amount: 5_000, rate: 500, days: 20 },
  { kind: freight, amount: 1_000, days: 28 },
  { kind: freight, amount: 3_000, minSpend: 100_000, days: 28 },
  { kind: category, amount: 6_000, minSpend: 50_000, scope: { categories: [5, 6] }, days: 40 },
  { kind: order, amount: 3_000, minSpend: 10_000, scope: { vipLevels: [8] }, days: 40 },
  { kind: order, amount: 2_500, minSpend: 10_000, scope: { customerTypes: [5] }, days: 40 },
  { kind: order, amount: 1_200, minSpend: 8_000, from: 11, days: 42 },
  { kind: order, amount: 1_000, minSpend: 8_000, days: -3 },
];

const FEW: readonly DemoCoupon[] = [
  { kind: order, amount: 1_000, minSpend: 10_000, days: 28 },
  { kind: freight, amount: 500, days: 28 },
];

const HELD: Readonly<Record<string, readonly DemoCoupon[]>> = {
  悦享包装: MIXED,
  合作伙伴印务: FEW,
  跨境优选: FEW,
};

/** Name of these gifts among a customer's coupons. */
const SOURCE = 'demo';

/** Gives them to the demo accounts. @param at the present, an instant */
export async function seedCoupons(
  tx: Tx,
  ids: ReadonlyMap<string, number>,
  at: string,
): Promise<void> {
  const dayAfter = (days: number): string => dayOf(msOf(at) + days * DAY_MS);
  const givenAt = instantOf(msOf(at) - 30 * DAY_MS);
  for (const [name, coupons] of Object.entries(HELD)) {
    const customerId = ids.get(name);
    if (customerId === undefined) throw new Error(`There is no ${name}`);
    const given = await tx
      .insertInto('coupons')
      .values(
        coupons.map(({ kind, amount, rate, minSpend, scope, from, days }, position) => ({
          customer_id: customerId,
          kind,
          amount,
          rate: rate ?? null,
          min_spend: minSpend ?? 0,
          scope: JSON.stringify(scope ?? {}),
          status: couponStatus.available,
          source: SOURCE,
          position,
          received_by: customerId,
          order_id: null,
          returned_at: null,
          valid_from: from === undefined ? givenAt : `${dayAfter(from)}T00:00:00.000+08:00`,
          valid_until: `${dayAfter(days)}T23:59:59.999+08:00`,
          created_at: givenAt,
        })),
      )
      .returning(['customer_id', 'id'])
      .execute();
    await recordCoupons(tx, given, {
      from: null,
      to: couponStatus.available,
      event: 'RECEIVE',
      actor: `customer:${customerId}`,
      at: givenAt,
    });
  }
}
