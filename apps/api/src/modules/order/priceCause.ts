/** Two prices of one job compared: what differs, line by line, and why. */
import type { CausedDifference } from '@banxin/contract/calls/order/favorite.schemas';
import type { PriceCause } from '@banxin/contract/calls/order/quoteShare.schemas';
import { compare } from '@banxin/pricing/compare';
import { partOf } from '@banxin/pricing/parts';
import { asPriced } from './held.ts';

/** Lines of the printing price that have a reason of their own. */
const CAUSES: Readonly<Record<string, PriceCause>> = {
  'goods.ladder': 'ladder',
  customerType: 'level',
  vip: 'level',
  samples: 'level',
  coupon: 'promotion',
  freightCoupon: 'promotion',
};

const causeOf = (lineId: string): PriceCause => {
  const part = partOf(lineId);
  return CAUSES[lineId] ?? (part === 'printing' ? 'book' : part);
};

/** What changed from one price to the other; the amounts add up to the difference of the totals. */
export const causedDifferences = (
  before: { readonly lines: unknown },
  after: { readonly lines: unknown },
): CausedDifference[] =>
  compare(asPriced(before), asPriced(after)).map((line) => ({ ...line, cause: causeOf(line.id) }));
