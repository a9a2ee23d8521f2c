/**
 * The quote: configuration in, tree of priced lines out. Pure; the browser and the server run this.
 * Waterfall  list → customer type → VIP → order coupon → goods (≥ 0) + packaging + freight
 *            − freight coupon (≤ freight) + urgent − urgent entitlement → payable
 * Refusals are values: an invalid configuration, urgency or delivery answers `valid: false`.
 * Errors  RangeError for a moment that is not an instant, which no customer gives
 */

import { evaluate } from './configure/configure.ts';
import { describe } from './configure/describe.ts';
import { isDate, localTime } from './delivery/calendar.ts';
import { planDelivery } from './delivery/delivery.ts';
import { pack, packagingLine } from './delivery/packing.ts';
import { type Fen, fen, ZERO } from './money.ts';
import { planSheets } from './plan/plan.ts';
import type { PriceBook } from './priceBook/book.types.ts';
import type {
  Coupon,
  CouponResult,
  Line,
  Mode,
  PricedQuote,
  Process,
  Product,
  Quote,
  QuoteInput,
  RefusedQuote,
} from './types.ts';
import { type CouponContext, judgeCoupon } from './waterfall/coupon.ts';
import {
  type GoodsPrice,
  goodsLine,
  priceGoods,
  priceLadder,
  unitPrice,
} from './waterfall/goods.ts';
import { productionDays, urgentDays, urgentFee, urgentRefusal } from './waterfall/urgent.ts';
import { discountText, quantityText } from './words.ts';

export { compare } from './waterfall/compare.ts';
export { priceLadder };

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  gang: '合版印刷',
  dedicated: '专版印刷',
  digital: '数码印刷',
  label: '标签机',
  stock: '现货',
};

function processOf(goods: GoodsPrice, product: Product, quantity: number, styles: number): Process {
  const { plan } = goods.raw;
  if (!plan) {
    const mode: Mode = 'stock';
    return {
      mode,
      label: MODE_NAMES[mode],
      sheet: '',
      nUp: 0,
      duplex: 'single',
      forms: 0,
      sheets: 0,
    };
  }
  const together = plan.styles === 'together';
  const pieces = quantity * product.piecesPerUnit * (together ? styles : 1);
  const parts = [MODE_NAMES[plan.mode]];
  if (plan.sheetName) parts.push(plan.sheetName, `${plan.nUp} 拼`);
  if (plan.duplex === 'workAndTurn') parts.push('自翻版');
  return {
    mode: plan.mode,
    label: parts.join(' · '),
    sheet: plan.sheetName,
    nUp: plan.nUp,
    duplex: plan.duplex,
    forms: plan.forms * (together ? 1 : styles),
    sheets: planSheets(plan, pieces) * (together ? 1 : styles),
  };
}

const discount = (id: string, label: string, amount: number, detail: string): Line => ({
  id,
  label,
  amount: fen(-amount),
  detail,
  kind: 'discount',
});

const refused = (book: PriceBook, reason: string): RefusedQuote => ({
  valid: false,
  bookVersion: book.version,
  missing: [],
  conflicts: [{ ids: [], reason }],
  nearest: [],
});

/** Lines between list price and goods payable. */
function reductionLines(product: Product, goods: GoodsPrice): Line[] {
  const lines: Line[] = [];
  const { reductions, list, typed, eligible } = goods;
  if (typed !== list) {
    lines.push(discount('customerType', '客户类型价', list - typed, discountText(reductions.type)));
  }
  if (eligible !== typed) {
    const label = product.stock ? '会员样品价' : 'VIP 折扣';
    lines.push(discount('vip', label, typed - eligible, discountText(reductions.vip)));
  }
  return lines;
}

/** Samples that the free quota pays for. */
function freeSamples(product: Product, input: QuoteInput): number {
  if (!product.stock?.sample) return 0;
  const { quantity, styles } = input.configuration;
  const quota = input.entitlements?.samples ?? 0;
  return quota > 0 ? Math.min(Math.floor(quota), quantity * styles) : 0;
}

function couponLine(coupon: Coupon | undefined, result: CouponResult | null): Line | null {
  if (!coupon || !result?.usable || result.discount === 0) return null;
  const id = coupon.stackGroup === 'freight' ? 'freightCoupon' : 'coupon';
  return discount(id, coupon.name, result.discount, '');
}

/** Prices one job for one customer, with delivery when a destination is given. */
export function quote(product: Product, book: PriceBook, input: QuoteInput): Quote {
  const { configuration, customer } = input;
  const evaluation = evaluate(product, configuration);
  if (!evaluation.valid) {
    const { missing, conflicts, nearest } = evaluation;
    return { valid: false, bookVersion: book.version, missing, conflicts, nearest };
  }
  const { wishedDate } = input;
  if (wishedDate !== undefined && !isDate(wishedDate)) {
    return refused(book, `期望到货日期应为 2026-11-20 这样的日期，而不是“${wishedDate}”`);
  }
  const goods = priceGoods(product, book, configuration, customer);
  if (!goods) return refused(book, '该规格没有可用的印刷设备');
  const now = localTime(input.now);
  const { quantity, styles } = configuration;
  const lines: Line[] = [goodsLine(goods, configuration), ...reductionLines(product, goods)];

  // samples
  const units = quantity * styles;
  const samples = freeSamples(product, input);
  const sampleOff = fen(Math.floor((goods.eligible * samples) / units));
  if (samples > 0) {
    const detail = quantityText(product, samples);
    lines.push(discount('samples', '免费样品额度', sampleOff, detail));
  }
  const eligible = fen(goods.eligible - sampleOff);

  // coupon on goods
  const context: CouponContext = {
    customer,
    productId: product.id,
    parentId: product.parentId,
    excluded: product.stock?.sample === true,
    channel: input.channel ?? 'web',
    today: now.date,
    eligible,
    limit: eligible,
  };
  const orderCoupon = input.coupon ? judgeCoupon(input.coupon, context) : null;
  const orderLine = couponLine(input.coupon, orderCoupon);
  if (orderLine) lines.push(orderLine);
  const goodsPayable = fen(eligible + (orderLine?.amount ?? 0));

  // packaging
  const options = input.packaging ?? {};
  const parcel = pack(product, book, configuration, options);
  const packaging = packagingLine(book, parcel, styles, options, customer);
  if (packaging) lines.push(packaging);

  // urgency and delivery
  const process = processOf(goods, product, quantity, styles);
  const days = productionDays(product, book, configuration, process.mode);
  const urgentReason = urgentRefusal(product, input.urgent, days);
  if (urgentReason) return refused(book, urgentReason);
  const planned = input.destination
    ? planDelivery({
        product,
        book,
        destination: input.destination,
        parcel,
        goods: goodsPayable,
        now,
        fileConfirmed: input.fileConfirmed ?? true,
        days: urgentDays(input.urgent, days),
        ...(wishedDate === undefined ? {} : { wishedDate }),
        ...(input.carrier === undefined ? {} : { carrier: input.carrier }),
        ...(input.factory === undefined ? {} : { factory: input.factory }),
      })
    : null;
  if (planned && !planned.possible) return refused(book, planned.reason);
  const fullFreight: Fen = planned ? planned.fee : ZERO;
  if (planned) {
    lines.push({
      id: 'freight',
      label: `运费 · ${planned.carrierName}`,
      amount: fullFreight,
      detail: planned.detail,
      kind: 'fee',
    });
  }
  const freightCoupon = input.freightCoupon
    ? judgeCoupon(input.freightCoupon, {
        ...context,
        limit: fullFreight,
        ...(input.coupon?.stackGroup === input.freightCoupon.stackGroup && orderCoupon?.usable
          ? { stackedWith: input.coupon.id }
          : {}),
      })
    : null;
  const freightLine = couponLine(input.freightCoupon, freightCoupon);
  if (freightLine) lines.push(freightLine);
  const freight = fen(fullFreight + (freightLine?.amount ?? 0));

  // urgent fee
  const fullUrgent = urgentFee(book, input.urgent, eligible);
  const entitled = input.urgent !== 'none' && (input.entitlements?.urgent ?? 0) > 0;
  if (fullUrgent > 0) {
    lines.push({
      id: 'urgent',
      label: `加急 · ${book.urgent[input.urgent].label}`,
      amount: fullUrgent,
      detail: `商品价 × ${(book.urgent[input.urgent].factor - 10_000) / 100}%`,
      kind: 'fee',
    });
    if (entitled) lines.push(discount('urgentEntitlement', '加急权益抵扣', fullUrgent, '1 次'));
  }
  const urgent = entitled ? ZERO : fullUrgent;

  const total = fen(goodsPayable + (packaging?.amount ?? 0) + freight + urgent);
  const pieces = units * product.piecesPerUnit;
  const priced: PricedQuote = {
    valid: true,
    productId: product.id,
    bookVersion: book.version,
    configuration,
    summary: describe(product, configuration),
    list: goods.list,
    eligible: goods.eligible,
    goods: goodsPayable,
    packaging: packaging?.amount ?? ZERO,
    freight,
    urgent,
    total,
    unitMilliFen: unitPrice(goods.eligible, pieces),
    pieces,
    lines,
    ladder: goods.ladder,
    process,
    weightGrams: parcel.grams,
    weightKg: Math.round(parcel.grams / 10) / 100,
    cartons: parcel.cartons,
    uses: { urgent: entitled ? 1 : 0, samples },
    coupons: { order: orderCoupon, freight: freightCoupon },
    delivery: planned?.possible ? planned.delivery : null,
  };
  return priced;
}
