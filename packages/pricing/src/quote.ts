/**
 * The quote: configuration in, tree of priced lines out. Pure; the browser and the server run this.
 * Waterfall  list → customer type → VIP → order coupon → goods (≥ 0) + packaging + freight
 *            − freight coupon (≤ freight) + urgent − urgent entitlement → payable
 * Refusals are values: an invalid configuration, urgency or delivery answers `valid: false`.
 * @throws RangeError for a moment that is not an instant
 */

import { evaluate } from './configure/configure.ts';
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
import { type CouponContext, checkCoupon } from './waterfall/coupon.ts';
import {
  type GoodsPrice,
  goodsLine,
  priceGoods,
  priceLadder,
  unitPrice,
} from './waterfall/goods.ts';
import { lineOf } from './waterfall/line.ts';
import { productionDays, urgentDays, urgentFee, urgentRefusal } from './waterfall/urgent.ts';
import { type Term, wordingOf } from './wording/chinese.ts';
import { sheetName } from './wording/names.ts';
import { name, plain, type Sentence, sentence, type Wording } from './wording/sentence.ts';
import { quantitySentence } from './words.ts';

export { compare } from './waterfall/compare.ts';
export { priceLadder };

function processOf(goods: GoodsPrice, product: Product, quantity: number, styles: number): Process {
  const { plan } = goods.raw;
  const word = wordingOf(product);
  if (!plan) {
    const mode: Mode = 'stock';
    return {
      mode,
      label: word(sentence('mode', mode)),
      sheet: '',
      nUp: 0,
      duplex: 'single',
      forms: 0,
      sheets: 0,
    };
  }
  const isTogether = plan.styles === 'together';
  const pieces = quantity * product.piecesPerUnit * (isTogether ? styles : 1);
  const parts = [sentence('mode', plan.mode)];
  if (plan.sheet) parts.push(sheetName(plan.sheet), sentence('up', plan.nUp));
  if (plan.duplex === 'workAndTurn') parts.push(sentence('workAndTurn'));
  return {
    mode: plan.mode,
    label: word(sentence('dots', ...parts)),
    sheet: plan.sheet ? word(sheetName(plan.sheet)) : '',
    nUp: plan.nUp,
    duplex: plan.duplex,
    forms: plan.forms * (isTogether ? 1 : styles),
    sheets: planSheets(plan, pieces) * (isTogether ? 1 : styles),
  };
}

const discount = (word: Wording, id: string, term: Term, amount: number, detail: Sentence): Line =>
  lineOf(word, id, 'discount', fen(-amount), { label: sentence('term', term), detail });

const refusedFor = (book: PriceBook, word: Wording, said: Sentence): RefusedQuote => ({
  valid: false,
  bookVersion: book.version,
  missing: [],
  conflicts: [{ ids: [], reason: word(said), said }],
  nearest: [],
});

/** Lines between list price and goods payable. */
function reductionLines(product: Product, goods: GoodsPrice): Line[] {
  const lines: Line[] = [];
  const { reductions, list, afterCustomerType, eligible } = goods;
  const word = wordingOf(product);
  const addReduction = (id: string, term: Term, amount: number, rate: number): void => {
    if (amount !== 0) lines.push(discount(word, id, term, amount, sentence('discount', rate)));
  };
  addReduction('customerType', 'customerType', list - afterCustomerType, reductions.type);
  addReduction(
    'vip',
    product.stock ? 'sampleMember' : 'vip',
    afterCustomerType - eligible,
    reductions.vip,
  );
  return lines;
}

/** How many samples the free quota pays for. */
function freeSamples(product: Product, input: QuoteInput): number {
  if (!product.stock?.sample) return 0;
  const { quantity, styles } = input.configuration;
  const quota = input.entitlements?.samples ?? 0;
  return quota > 0 ? Math.min(Math.floor(quota), quantity * styles) : 0;
}

function couponLine(
  word: Wording,
  coupon: Coupon | undefined,
  result: CouponResult | null,
): Line | null {
  if (!coupon || !result?.usable || result.discount === 0) return null;
  const id = coupon.stackGroup === 'freight' ? 'freightCoupon' : 'coupon';
  return lineOf(word, id, 'discount', fen(-result.discount), { label: plain(coupon.name) });
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
  const word = wordingOf(product);
  if (wishedDate !== undefined && !isDate(wishedDate)) {
    return refusedFor(book, word, sentence('notADay', wishedDate));
  }
  const goods = priceGoods(product, book, configuration, customer);
  if (!goods) return refusedFor(book, word, sentence('noPress'));
  const now = localTime(input.now);
  const { quantity, styles } = configuration;
  const lines: Line[] = [goodsLine(goods, configuration), ...reductionLines(product, goods)];

  // samples
  const units = quantity * styles;
  const samples = freeSamples(product, input);
  const sampleOff = fen(Math.floor((goods.eligible * samples) / units));
  if (samples > 0) {
    lines.push(discount(word, 'samples', 'samples', sampleOff, quantitySentence(product, samples)));
  }
  const eligible = fen(goods.eligible - sampleOff);

  // coupon on goods
  const context: CouponContext = {
    customer,
    productId: product.id,
    parentId: product.parentId,
    isExcluded: product.stock?.sample === true,
    channel: input.channel ?? 'web',
    today: now.date,
    eligible,
    limit: eligible,
    word,
  };
  const orderCoupon = input.coupon ? checkCoupon(input.coupon, context) : null;
  const orderLine = couponLine(word, input.coupon, orderCoupon);
  if (orderLine) lines.push(orderLine);
  const goodsPayable = fen(eligible + (orderLine?.amount ?? 0));

  // packaging
  const options = input.packaging ?? {};
  const parcel = pack(product, book, configuration, options);
  const packaging = packagingLine(book, parcel, styles, options, customer, word);
  if (packaging) lines.push(packaging);

  // urgency and delivery
  const process = processOf(goods, product, quantity, styles);
  const days = productionDays(product, book, configuration, process.mode);
  const urgentReason = urgentRefusal(product, input.urgent, days);
  if (urgentReason) return refusedFor(book, word, urgentReason);
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
  if (planned && !planned.possible) return refusedFor(book, word, planned.reason);
  const fullFreight: Fen = planned ? planned.fee : ZERO;
  if (planned) {
    const said = { label: sentence('freight', planned.carrier), detail: planned.detail };
    lines.push(lineOf(word, 'freight', 'fee', fullFreight, said));
  }
  const freightCoupon = input.freightCoupon
    ? checkCoupon(input.freightCoupon, {
        ...context,
        limit: fullFreight,
        ...(input.coupon?.stackGroup === input.freightCoupon.stackGroup && orderCoupon?.usable
          ? { stackedWith: input.coupon.id }
          : {}),
      })
    : null;
  const freightLine = couponLine(word, input.freightCoupon, freightCoupon);
  if (freightLine) lines.push(freightLine);
  const freight = fen(fullFreight + (freightLine?.amount ?? 0));

  // urgent fee
  const fullUrgent = urgentFee(book, input.urgent, eligible);
  const isEntitled = input.urgent !== 'none' && (input.entitlements?.urgent ?? 0) > 0;
  if (fullUrgent > 0) {
    const { label, factor } = book.urgent[input.urgent];
    const said = {
      label: sentence('urgent', name('urgent', input.urgent, label)),
      detail: sentence('urgentRate', (factor - 10_000) / 100),
    };
    lines.push(lineOf(word, 'urgent', 'fee', fullUrgent, said));
    if (isEntitled) {
      const term = 'urgentEntitlement';
      lines.push(discount(word, term, term, fullUrgent, sentence('oneTime')));
    }
  }
  const urgent = isEntitled ? ZERO : fullUrgent;

  const total = fen(goodsPayable + (packaging?.amount ?? 0) + freight + urgent);
  const pieces = units * product.piecesPerUnit;
  const priced: PricedQuote = {
    valid: true,
    productId: product.id,
    bookVersion: book.version,
    configuration,
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
    uses: { urgent: isEntitled ? 1 : 0, samples },
    coupons: { order: orderCoupon, freight: freightCoupon },
    delivery: planned?.possible ? planned.delivery : null,
  };
  return priced;
}
