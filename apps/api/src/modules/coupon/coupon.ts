/** A coupon's row as the price engine takes it, and as its holder reads it. */
import type { Coupon as CouponView } from '@banxin/contract/entities/coupon';
import { couponKind, couponStatus } from '@banxin/contract/enums/coupon';
import { type Fen, fen } from '@banxin/contract/money';
import { chinese } from '@banxin/pricing/chinese';
import { categories } from '@banxin/pricing/products';
import { name, sentence } from '@banxin/pricing/sentence';
import type { Coupon, CustomerType, Sentence } from '@banxin/pricing/types';
import type { Selectable } from 'kysely';
import type { CouponsTable } from '../../db/tables/money.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { GIFT_PACK_SOURCE } from './giftPack.ts';

export type CouponRow = Selectable<CouponsTable>;

/** A whole price. @unit basis points */
const WHOLE = 10_000;

const ownName = ({ kind, amount, rate, min_spend }: CouponRow): Sentence => {
  if (kind === couponKind.freight) return sentence('couponFreight', amount);
  if (rate !== null) return sentence('couponPercent', WHOLE - rate, amount);
  return sentence('couponAmount', min_spend, amount);
};

const categoryName = (id: number): Sentence[] => {
  const found = categories.find((one) => one.id === id);
  return found ? [name('category', id, found.name)] : [];
};

/** What it takes off, and of what. */
function nameOf(row: CouponRow): Sentence {
  const of = (row.scope.categories ?? []).flatMap(categoryName);
  return of.length > 0 ? sentence('couponCategories', ownName(row), ...of) : ownName(row);
}

function kindOf({ kind, rate, source }: CouponRow): Coupon['kind'] {
  if (rate !== null) return 'percentOff';
  if (kind === couponKind.freight) return 'freeFreight';
  if (source === GIFT_PACK_SOURCE) return 'newCustomer';
  return kind === couponKind.category ? 'category' : 'amountOff';
}

/** As the engine checks it. One that an order holds or used up cannot be used by another. */
export function couponOf(row: CouponRow): Coupon {
  const said = nameOf(row);
  const { categories: only, customerTypes, vipLevels } = row.scope;
  return {
    id: String(row.id),
    name: chinese(said),
    said,
    kind: kindOf(row),
    stackGroup: row.kind === couponKind.freight ? 'freight' : 'order',
    value: row.rate ?? row.amount,
    minSpend: fen(row.min_spend),
    ...(row.rate !== null && { cap: row.amount as Fen }),
    scope: {
      ...(only && { categories: only }),
      ...(customerTypes && { customerTypes: customerTypes as readonly CustomerType[] }),
      ...(vipLevels && { vipLevels }),
    },
    validFrom: dayOf(msOf(row.valid_from)),
    validTo: dayOf(msOf(row.valid_until)),
    remaining: row.status === couponStatus.locked || row.status === couponStatus.used ? 0 : 1,
  };
}

/** As its holder reads it. @param row with the number of the order that holds it */
export function couponView(row: CouponRow & { readonly order_sn: string | null }): CouponView {
  const said = nameOf(row);
  return {
    id: row.id,
    kind: row.kind,
    words: chinese(said),
    said,
    amount: row.amount as Fen,
    rate: row.rate,
    minSpend: fen(row.min_spend),
    isGift: row.source === GIFT_PACK_SOURCE,
    validFrom: dayOf(msOf(row.valid_from)),
    validTo: dayOf(msOf(row.valid_until)),
    status: row.status,
    returnedAt: row.returned_at,
    orderSN: row.order_sn,
  };
}
