/** Every level of members: conditions, and prices from the same book that the quote engine runs on. */
import type { MemberLevel } from '@banxin/contract/calls/customer/membership.schemas';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { SAMPLE_DISCOUNT, SAMPLE_DISCOUNT_LEVELS, VIP_LEVELS } from '@banxin/contract/constants';
import { type Benefits, growthLevels, vipLevels } from '@banxin/contract/membership';
import { fen } from '@banxin/contract/money';
import { missingAccess } from '@banxin/contract/rules/access';
import { book } from '@banxin/pricing/book';
import type { Context } from '../../context.ts';

const WHOLE = 10_000;

const rowOf = (
  level: number,
  by: MemberLevel['by'],
  { sum, samples, urgent, afterSalesDays }: Benefits & { readonly sum: number },
): MemberLevel => ({
  level,
  by,
  sum: fen(sum),
  printRate: book.vip[level] ?? WHOLE,
  sampleRate: (SAMPLE_DISCOUNT_LEVELS as readonly number[]).includes(level)
    ? Math.round(SAMPLE_DISCOUNT * WHOLE)
    : WHOLE,
  samples,
  urgent,
  afterSalesDays,
  neutralCartons: book.packaging.neutralFreeLevels.includes(level),
});

const levels: readonly MemberLevel[] = [
  ...growthLevels.map((one) => rowOf(one.level, 'growth', one)),
  ...VIP_LEVELS.map((level) => rowOf(level, 'fee', vipLevels[level])),
];

/** Whoever may not see prices reads the benefits alone. */
export async function listLevels({ customer }: Context): Promise<MemberLevel[]> {
  const seesPrices = missingAccess(calculateQuote.access, customer) === null;
  return levels.map((one) => (seesPrices ? one : { ...one, sum: null }));
}
