/**
 * The quote: configuration in, tree of priced lines out. Pure; the browser and the server run this.
 * Waterfall  list → customer type → VIP + packaging + freight + urgent, less what is taken off → payable
 * @see `waterfall/discounts.ts`
 * Refusals are values: an invalid configuration, urgency or delivery answers `valid: false`.
 * @throws RangeError for a moment that is not an instant
 */

import { CLOUD_WAREHOUSE } from '@banxin/contract/rules/cloudWarehouse';
import { evaluate } from './configure/configure.ts';
import { isDate, localTime } from './delivery/calendar.ts';
import { planDelivery } from './delivery/delivery.ts';
import { pack, packagingLine } from './delivery/packing.ts';
import { type Fen, fen, ZERO } from './money.ts';
import { planSheets } from './plan/plan.ts';
import type { PriceBook } from './priceBook/book.types.ts';
import type {
  Delivery,
  Line,
  Mode,
  PricedQuote,
  Process,
  Product,
  Quote,
  QuoteInput,
  RefusedQuote,
} from './types.ts';
import { discounted } from './waterfall/discounts.ts';
import {
  type GoodsPrice,
  goodsLine,
  priceGoods,
  priceLadder,
  unitPrice,
} from './waterfall/goods.ts';
import { discountLine, lineOf } from './waterfall/line.ts';
import { productionDays, urgentDays, urgentFee, urgentRefusal } from './waterfall/urgent.ts';
import { type Term, wordingOf } from './wording/chinese.ts';
import { sheetName } from './wording/names.ts';
import { name, type Sentence, sentence, type Wording } from './wording/sentence.ts';

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
    if (amount !== 0) lines.push(discountLine(word, id, term, amount, sentence('discount', rate)));
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

/** The plan of what stays in the warehouse: it is there on the day on which it is made. */
const stays = (delivery: Delivery): Delivery => ({
  ...delivery,
  carrier: 'pickup',
  transitDays: 0,
  arriveDate: delivery.shipDate,
  options: [],
});

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
  const destination = input.intoWarehouse ? CLOUD_WAREHOUSE : input.destination;
  const planned = destination
    ? planDelivery({
        product,
        book,
        destination,
        parcel,
        goods: goods.eligible,
        now,
        fileConfirmed: input.fileConfirmed ?? true,
        days: urgentDays(input.urgent, days),
        ...(wishedDate === undefined ? {} : { wishedDate }),
        ...(input.carrier === undefined || input.intoWarehouse ? {} : { carrier: input.carrier }),
        ...(input.factory === undefined ? {} : { factory: input.factory }),
      })
    : null;
  if (planned && !planned.possible) return refusedFor(book, word, planned.reason);
  const freight: Fen = planned && !input.intoWarehouse ? planned.fee : ZERO;
  if (planned && input.intoWarehouse) {
    lines.push(lineOf(word, 'freight', 'fee', ZERO, { label: sentence('intoWarehouse') }));
  } else if (planned) {
    const said = { label: sentence('freight', planned.carrier), detail: planned.detail };
    lines.push(lineOf(word, 'freight', 'fee', freight, said));
  }

  // urgent fee
  const urgent = urgentFee(book, input.urgent, goods.eligible);
  if (urgent > 0) {
    const { label, factor } = book.urgent[input.urgent];
    const said = {
      label: sentence('urgent', name('urgent', input.urgent, label)),
      detail: sentence('urgentRate', (factor - 10_000) / 100),
    };
    lines.push(lineOf(word, 'urgent', 'fee', urgent, said));
  }

  const pieces = quantity * styles * product.piecesPerUnit;
  const priced: PricedQuote = {
    valid: true,
    productId: product.id,
    bookVersion: book.version,
    configuration,
    list: goods.list,
    eligible: goods.eligible,
    goods: goods.eligible,
    packaging: packaging?.amount ?? ZERO,
    freight,
    urgent,
    total: fen(lines.reduce((sum, { amount }) => sum + amount, 0)),
    unitMilliFen: unitPrice(goods.eligible, pieces),
    pieces,
    lines,
    ladder: goods.ladder,
    process,
    weightGrams: parcel.grams,
    weightKg: Math.round(parcel.grams / 10) / 100,
    cartons: parcel.cartons,
    uses: { urgent: 0, samples: 0, redPacket: ZERO },
    coupons: { order: null, freight: null },
    delivery:
      planned && input.intoWarehouse ? stays(planned.delivery) : (planned?.delivery ?? null),
  };
  const terms = {
    customer,
    urgent: input.urgent,
    today: now.date,
    ...(input.channel === undefined ? {} : { channel: input.channel }),
  };
  return discounted(product, priced, terms, input);
}
