/**
 * What an order takes off its price: free samples, coupons, an urgent entitlement, red packets. They count on the price
 * as it stands, be it today's or one that a quote keeps, so that no two of them can take the same fen.
 * Waterfall  printing − samples − order coupon · packaging · freight − freight coupon · urgent − entitlement − red packet
 */
import { type Fen, fen, ZERO } from '../money.ts';
import { RED_PACKET_RATE } from '../priceBook/redPacketRate.ts';
import type {
  Coupon,
  CouponResult,
  CustomerTerms,
  Line,
  PricedQuote,
  Product,
  UrgentLevel,
} from '../types.ts';
import { wordingOf } from '../wording/chinese.ts';
import { plain, sentence, type Wording } from '../wording/sentence.ts';
import { quantitySentence } from '../words.ts';
import { type CouponContext, checkCoupon } from './coupon.ts';
import { discountLine, lineOf } from './line.ts';
import { partOf, priceParts, sumOf } from './parts.ts';

/** What the customer wants to use; more than there is counts as all of it. */
export interface Discounts {
  readonly coupon?: Coupon;
  readonly freightCoupon?: Coupon;
  readonly entitlements?: {
    /** Urgent-order entitlements (asset kind 3): one is used when `urgent` is not none. */
    readonly urgent?: number;
    /** Free sample quota (asset kind 2), units. */
    readonly samples?: number;
  };
  /** Red packets (asset kind 1) to pay with. @unit fen */
  readonly redPacket?: number;
}

/** For whom and when. */
export interface DiscountTerms {
  readonly customer: CustomerTerms;
  readonly urgent: UrgentLevel;
  /** Local date in Asia/Shanghai. */
  readonly today: string;
  /** @default 'web' */
  readonly channel?: string;
}

type Base = Pick<PricedQuote, 'lines' | 'configuration'>;

/** A number of pieces or fen from outside: whole, and never below nothing. */
const whole = (most: number | undefined): number =>
  most !== undefined && most > 0 ? Math.min(Math.floor(most), Number.MAX_SAFE_INTEGER) : 0;

/** How many samples the free quota pays for. */
function freeSamples(product: Product, { configuration }: Base, quota: number | undefined): number {
  if (!product.stock?.sample) return 0;
  return Math.min(whole(quota), configuration.quantity * configuration.styles);
}

/** The order as a coupon is checked against it. */
function contextOf(
  product: Product,
  { customer, channel = 'web', today }: DiscountTerms,
  eligible: Fen,
): Omit<CouponContext, 'limit'> {
  const isExcluded = product.stock?.sample === true;
  const { id: productId, parentId } = product;
  return {
    customer,
    productId,
    parentId,
    isExcluded,
    channel,
    today,
    eligible,
    word: wordingOf(product),
  };
}

/** What one coupon would take off this price, whatever else is chosen. */
export function couponResult(
  product: Product,
  base: Base,
  terms: DiscountTerms,
  coupon: Coupon,
): CouponResult {
  const eligible = sumOf(base.lines, 'printing');
  const limit = coupon.stackGroup === 'freight' ? sumOf(base.lines, 'freight') : eligible;
  return checkCoupon(coupon, { ...contextOf(product, terms, eligible), limit });
}

/** Coupons that go together, and what they take off. */
export interface Combination {
  readonly coupon: Coupon | null;
  readonly freightCoupon: Coupon | null;
  /** @unit fen */
  readonly saves: Fen;
}

/**
 * Of what somebody holds, what takes off most: one coupon of each stack group. Of equal ones that which ends first is
 * used up, then the smaller one. A coupon that takes off nothing is left alone.
 */
export function bestCombination(
  product: Product,
  base: Base,
  terms: DiscountTerms,
  held: readonly Coupon[],
): Combination {
  const rows = held.flatMap((coupon) => {
    const result = couponResult(product, base, terms, coupon);
    return result.usable && result.discount > 0 ? [{ coupon, off: result.discount }] : [];
  });
  rows.sort(
    (a, b) =>
      b.off - a.off ||
      (a.coupon.validTo < b.coupon.validTo ? -1 : a.coupon.validTo > b.coupon.validTo ? 1 : 0) ||
      a.coupon.value - b.coupon.value,
  );
  const [order] = rows.filter(({ coupon }) => coupon.stackGroup === 'order');
  const [freight] = rows.filter(({ coupon }) => coupon.stackGroup === 'freight');
  return {
    coupon: order?.coupon ?? null,
    freightCoupon: freight?.coupon ?? null,
    saves: fen((order?.off ?? 0) + (freight?.off ?? 0)),
  };
}

/** The most that red packets may pay of a price. @unit fen */
export const mostByRedPacket = ({ goods, total }: Pick<PricedQuote, 'goods' | 'total'>): Fen =>
  fen(Math.max(0, Math.min(Math.floor((goods * RED_PACKET_RATE) / 10_000), total)));

function couponLine(word: Wording, coupon: Coupon, result: CouponResult, eligible: Fen): Line[] {
  if (!result.usable || result.discount === 0) return [];
  const id = coupon.stackGroup === 'freight' ? 'freightCoupon' : 'coupon';
  const detail =
    coupon.kind === 'percentOff'
      ? sentence('couponShare', eligible, coupon.value / 100)
      : sentence('couponOver', coupon.minSpend);
  const label = coupon.said ?? plain(coupon.name);
  return [lineOf(word, id, 'discount', fen(-result.discount), { label, detail })];
}

/** A price with what is taken off it, each in a line after its part. Its lines add up to its total, which is never negative. */
export function discounted<Q extends PricedQuote>(
  product: Product,
  base: Q,
  terms: DiscountTerms,
  { coupon, freightCoupon, entitlements = {}, redPacket }: Discounts,
): Q {
  const word = wordingOf(product);
  const { quantity, styles } = base.configuration;
  const of = Object.fromEntries(priceParts.map((part) => [part, sumOf(base.lines, part)])) as {
    readonly [Part in (typeof priceParts)[number]]: Fen;
  };
  const extra: Line[] = [];
  const samples = freeSamples(product, base, entitlements.samples);
  if (samples > 0) {
    const off = Math.floor((of.printing * samples) / (quantity * styles));
    extra.push(discountLine(word, 'samples', 'samples', off, quantitySentence(product, samples)));
  }
  const eligible = fen(of.printing + sumOf(extra, 'printing'));
  const context = contextOf(product, terms, eligible);
  const limitOf = (one: Coupon): Fen => (one.stackGroup === 'freight' ? of.freight : eligible);
  const order = coupon ? checkCoupon(coupon, { ...context, limit: limitOf(coupon) }) : null;
  if (coupon && order) extra.push(...couponLine(word, coupon, order, eligible));
  const freight = freightCoupon
    ? checkCoupon(freightCoupon, {
        ...context,
        limit: limitOf(freightCoupon),
        ...(order?.usable &&
          coupon?.stackGroup === freightCoupon.stackGroup && { stackedWith: coupon.id }),
      })
    : null;
  if (freightCoupon && freight) extra.push(...couponLine(word, freightCoupon, freight, eligible));
  const isEntitled = terms.urgent !== 'none' && whole(entitlements.urgent) > 0 && of.urgent > 0;
  if (isEntitled) {
    const id = 'urgentEntitlement';
    extra.push(discountLine(word, id, id, of.urgent, sentence('oneTime')));
  }
  const lines = priceParts.flatMap((part) =>
    [...base.lines, ...extra].filter(({ id }) => partOf(id) === part),
  );
  const goods = sumOf(lines, 'printing');
  const before = fen(lines.reduce((sum, { amount }) => sum + amount, 0));
  const packet = Math.min(whole(redPacket), mostByRedPacket({ goods, total: before }));
  if (packet > 0) {
    const detail = sentence('redPacketShare', RED_PACKET_RATE / 100);
    lines.push(discountLine(word, 'redPacket', 'redPacket', packet, detail));
  }
  return {
    ...base,
    lines,
    goods,
    freight: sumOf(lines, 'freight'),
    urgent: sumOf(lines, 'urgent'),
    total: packet > 0 ? fen(before - packet) : before,
    uses: { urgent: isEntitled ? 1 : 0, samples, redPacket: packet > 0 ? fen(packet) : ZERO },
    coupons: { order, freight },
  };
}
