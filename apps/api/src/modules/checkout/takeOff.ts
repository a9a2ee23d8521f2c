/** What an order would take off: what its customer holds, what was chosen of it, and the price with it. */
import type { CouponOffer, Discounts as Shown } from '@banxin/contract/entities/coupon';
import { couponKind } from '@banxin/contract/enums/coupon';
import { type Fen, fen } from '@banxin/contract/money';
import {
  bestCombination,
  couponResult,
  type Discounts,
  type DiscountTerms,
  discounted,
  mostByRedPacket,
} from '@banxin/pricing/discounts';
import { explainedDiscounts } from '@banxin/pricing/explainDiscounts';
import { productById } from '@banxin/pricing/products';
import type { CouponRefusal, PricedQuote, Product } from '@banxin/pricing/types';
import type { Customer } from '../../context.ts';
import type { OrderDiscounts } from '../../db/tables/orders.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { type CouponRow, couponOf, couponView } from '../coupon/coupon.ts';
import { couponsBeside, lockCoupons } from '../coupon/hold.ts';
import { type Job, termsOf } from '../order/pricing.ts';

/** What the customer chose; absent: nothing of it. */
export interface Choice {
  readonly couponId?: number | undefined;
  readonly freightCouponId?: number | undefined;
  readonly urgentEntitlement?: boolean | undefined;
  readonly freeSamples?: number | undefined;
  readonly redPacketSum?: number | undefined;
}

/** What there is to take off. */
export interface Wallet {
  readonly coupons: readonly CouponRow[];
  readonly urgent: number;
  readonly samples: number;
  /** @unit fen */
  readonly redPacket: number;
}

const accountOf = (db: Db, ownerId: number) =>
  db
    .selectFrom('accounts')
    .select(['urgent_quota', 'sample_quota', 'red_packet'])
    .where('customer_id', '=', ownerId);

type AccountRow = Awaited<ReturnType<ReturnType<typeof accountOf>['executeTakeFirst']>>;

const walletWith = (coupons: readonly CouponRow[], account: AccountRow): Wallet => ({
  coupons,
  urgent: account?.urgent_quota ?? 0,
  samples: account?.sample_quota ?? 0,
  redPacket: account?.red_packet ?? 0,
});

/** Everything that the customer holds. */
export async function readWallet(db: Db, ownerId: number, now: string): Promise<Wallet> {
  const [coupons, account] = await Promise.all([
    couponsBeside(db, ownerId, now),
    accountOf(db, ownerId).executeTakeFirst(),
  ]);
  return walletWith(coupons, account);
}

/**
 * What was chosen, for one order or several, locked until the transaction ends. The caller holds the order's lock: orders before coupons before
 * the account. An order that is being confirmed stands in no payment yet, so none of those is waited for afterwards.
 */
export async function lockWallet(
  tx: Tx,
  ownerId: number,
  ...choices: readonly Choice[]
): Promise<Wallet> {
  const ids = choices.flatMap(({ couponId, freightCouponId }) => [couponId, freightCouponId]);
  const coupons = await lockCoupons(tx, ownerId, [
    ...new Set(ids.filter((id) => id !== undefined)),
  ]);
  const isAsked = choices.some(
    ({ urgentEntitlement, freeSamples, redPacketSum }) =>
      urgentEntitlement || freeSamples || redPacketSum,
  );
  const account = isAsked ? await accountOf(tx, ownerId).forUpdate().executeTakeFirst() : undefined;
  return walletWith(coupons, account);
}

const isFreight = ({ kind }: CouponRow): boolean => kind === couponKind.freight;

/** The chosen coupons that are the customer's and of the right stack group. */
const chosenCoupons = ({ coupons }: Wallet, { couponId, freightCouponId }: Choice) => ({
  order: coupons.find((row) => row.id === couponId && !isFreight(row)),
  freight: coupons.find((row) => row.id === freightCouponId && isFreight(row)),
});

/** For the engine: what was chosen, and no more than there is. */
function chosenOf(wallet: Wallet, choice: Choice): Discounts {
  const { order, freight } = chosenCoupons(wallet, choice);
  return {
    ...(order && { coupon: couponOf(order) }),
    ...(freight && { freightCoupon: couponOf(freight) }),
    entitlements: {
      urgent: choice.urgentEntitlement ? wallet.urgent : 0,
      samples: Math.min(choice.freeSamples ?? 0, wallet.samples),
    },
    redPacket: Math.min(choice.redPacketSum ?? 0, wallet.redPacket),
  };
}

/** A price, and for whom and when it is asked. */
export interface Asked<Q extends PricedQuote> {
  readonly base: Q;
  readonly job: Pick<Job, 'urgent'>;
  readonly actor: Pick<Customer, 'type' | 'vipLevel'>;
  readonly now: string;
}

const discountTerms = ({ job, actor, now }: Omit<Asked<PricedQuote>, 'base'>): DiscountTerms => ({
  customer: termsOf(actor),
  urgent: job.urgent,
  today: dayOf(msOf(now)),
});

const productOf = ({ productId }: PricedQuote): Product => {
  const product = productById(productId);
  if (!product) throw new Error(`A price of product ${productId}, which there is not`);
  return product;
};

/** The price with what was chosen taken off. What cannot be used any more is not: the price says so. */
export const withTakenOff = <Q extends PricedQuote>(
  asked: Asked<Q>,
  wallet: Wallet,
  choice: Choice,
): Q => {
  const { base } = asked;
  const chosen = chosenOf(wallet, choice);
  const made = discounted(productOf(base), base, discountTerms(asked), chosen);
  return explainedDiscounts(base, made, chosen);
};

/** What the order is to hold; null for nothing. */
export function usedBy(
  { coupons, uses }: PricedQuote,
  { couponId, freightCouponId }: Choice,
): OrderDiscounts | null {
  const isUsed = (result: PricedQuote['coupons']['order']) =>
    result?.usable === true && result.discount > 0;
  const used: OrderDiscounts = {
    couponId: isUsed(coupons.order) ? (couponId ?? null) : null,
    freightCouponId: isUsed(coupons.freight) ? (freightCouponId ?? null) : null,
    ...uses,
  };
  return Object.values(used).some(Boolean) ? used : null;
}

const refusalView = ({ code, reason, said, ...more }: CouponRefusal) => ({
  code,
  words: reason,
  said,
  ...('gap' in more && { gap: more.gap }),
});

/** Every coupon beside this price: what can be used first, by what it saves. */
export function offersOf(asked: Asked<PricedQuote>, { coupons }: Wallet): CouponOffer[] {
  const { base } = asked;
  const product = productOf(base);
  const terms = discountTerms(asked);
  const offers = coupons.map((row): CouponOffer => {
    const result = couponResult(product, base, terms, couponOf(row));
    return {
      // Which order holds it is told where all coupons are listed.
      coupon: couponView({ ...row, order_sn: null }),
      saves: result.usable ? result.discount : null,
      refusal: result.usable ? null : refusalView(result.refusal),
    };
  });
  return offers.toSorted((a, b) => (b.saves ?? -1) - (a.saves ?? -1));
}

/** The pair that saves most. */
export function bestOf(asked: Asked<PricedQuote>, { coupons }: Wallet): Shown['best'] {
  const { base } = asked;
  const best = bestCombination(
    productOf(base),
    base,
    discountTerms(asked),
    coupons.map((row) => couponOf(row)),
  );
  return {
    couponId: best.coupon && Number(best.coupon.id),
    freightCouponId: best.freightCoupon && Number(best.freightCoupon.id),
    saves: best.saves,
  };
}

/** What the confirmation page says of it. @param made the price with what was chosen taken off */
export function discountsShown(
  asked: Asked<PricedQuote>,
  made: PricedQuote,
  wallet: Wallet,
  choice: Choice,
): Shown {
  const { job } = asked;
  const used = usedBy(made, choice);
  const results = [made.coupons.order, made.coupons.freight];
  const all = withTakenOff(asked, wallet, {
    urgentEntitlement: job.urgent !== 'none',
    freeSamples: wallet.samples,
  });
  const { order, freight } = chosenCoupons(wallet, choice);
  const withCoupons = withTakenOff(asked, wallet, {
    ...choice,
    couponId: order?.id,
    freightCouponId: freight?.id,
    redPacketSum: 0,
  });
  return {
    couponId: used?.couponId ?? null,
    freightCouponId: used?.freightCouponId ?? null,
    urgentEntitlement: (used?.urgent ?? 0) > 0,
    freeSamples: used?.samples ?? 0,
    redPacketSum: fen(used?.redPacket ?? 0),
    lost: results.flatMap((result) =>
      result && !result.usable ? [refusalView(result.refusal)] : [],
    ),
    held: wallet.coupons.length,
    usable: offersOf(asked, wallet).filter(({ saves }) => (saves ?? 0) > 0).length,
    best: bestOf(asked, wallet),
    have: {
      urgent: wallet.urgent,
      samples: wallet.samples,
      redPacket: wallet.redPacket as Fen,
    },
    most: {
      urgent: all.uses.urgent,
      samples: all.uses.samples,
      redPacket: fen(Math.min(mostByRedPacket(withCoupons), wallet.redPacket)),
    },
  };
}
