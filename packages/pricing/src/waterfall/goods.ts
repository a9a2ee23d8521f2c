/**
 * Price of the goods: list, customer type, VIP, ladder, and the lines that explain them.
 */

import { allocate, divHalfUp, type Fen, fen } from '../money.ts';
import { planLines } from '../plan/plan.ts';
import { listLadder, type PlanSet, planSetOf, type RawPrice, rawPrice } from '../plan/planSet.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Configuration, CustomerTerms, LadderStep, Line, Product } from '../types.ts';
import { wordingOf } from '../wording/chinese.ts';
import { productName } from '../wording/names.ts';
import { type Sentence, sentence } from '../wording/sentence.ts';
import { quantitySentence } from '../words.ts';
import { type Reductions, reduceLadder, reductionsFor } from './customerLadder.ts';
import { betweenSteps } from './ladder.ts';
import { lineOf } from './line.ts';

/** Goods of one configuration for one customer, at every tier and at the chosen quantity. */
export interface GoodsPrice {
  planSet: PlanSet;
  reductions: Reductions;
  list: Fen;
  /** After customer type. */
  afterCustomerType: Fen;
  /** After customer type and VIP. */
  eligible: Fen;
  ladder: LadderStep[];
  raw: RawPrice;
}

/** 1/1000 fen per piece, half up. */
export function unitPrice(total: number, pieces: number): number {
  return divHalfUp(total * 1000, pieces);
}

/**
 * Ladder of a valid configuration for a customer: the fast path, no lines, no freight. Empty when nothing
 * can make it.
 * @see `bench/pricing.bench.ts`
 */
export function priceLadder(
  product: Product,
  book: PriceBook,
  configuration: Configuration,
  customer: CustomerTerms,
): LadderStep[] {
  return priceGoods(product, book, configuration, customer)?.ladder ?? [];
}

function steps(
  product: Product,
  configuration: Configuration,
  totals: readonly number[],
  chosenTotal: number,
): LadderStep[] {
  const { tiers } = product.quantity;
  const perUnit = product.piecesPerUnit;
  const { quantity: chosen, styles } = configuration;
  const made: LadderStep[] = [];
  const push = (quantity: number, total: number, note?: string): void => {
    const step: LadderStep = {
      quantity,
      pieces: quantity * perUnit,
      total: total as Fen,
      unitMilliFen: unitPrice(total, quantity * perUnit * styles),
      delta: (total - chosenTotal) as Fen,
      chosen: quantity === chosen,
    };
    if (note !== undefined) step.note = note;
    made.push(step);
  };
  let pending = !tiers.includes(chosen);
  for (let at = 0; at < tiers.length; at += 1) {
    const quantity = tiers[at] as number;
    if (pending && chosen < quantity) {
      push(chosen, chosenTotal);
      pending = false;
    }
    const total = totals[at] as number;
    const next = tiers[at + 1];
    const same = next !== undefined && totals[at + 1] === total;
    push(
      quantity,
      total,
      same
        ? wordingOf(product)(
            sentence('sameTotal', next * perUnit, quantity * perUnit, product.pieceUnit),
          )
        : undefined,
    );
  }
  if (pending) push(chosen, chosenTotal);
  return made;
}

/** Prices the goods of a valid configuration; null when nothing can make that many of it. */
export function priceGoods(
  product: Product,
  book: PriceBook,
  configuration: Configuration,
  customer: CustomerTerms,
): GoodsPrice | null {
  const planSet = planSetOf(product, book, configuration);
  const reductions = reductionsFor(product, book, customer);
  const { tiers } = product.quantity;
  const { quantity } = configuration;
  const raw = rawPrice(planSet, quantity);
  const totals = listLadder(planSet);
  const list = betweenSteps(tiers, totals, quantity);
  if (!Number.isSafeInteger(raw.price) || !Number.isSafeInteger(list)) return null;
  reduceLadder(tiers, totals, reductions.type, book.step);
  const afterCustomerType = betweenSteps(tiers, totals, quantity);
  reduceLadder(tiers, totals, reductions.vip, book.step);
  const eligible = betweenSteps(tiers, totals, quantity);
  return {
    planSet,
    reductions,
    list: fen(list),
    afterCustomerType: fen(afterCustomerType),
    eligible: fen(eligible),
    ladder: steps(product, configuration, totals, eligible),
    raw,
  };
}

/** Why the ladder rule lowers the price of the chosen quantity, for the discount line. */
function ladderReason(product: Product, goods: GoodsPrice, quantity: number): Sentence {
  const at = goods.ladder.findIndex((step) => step.chosen);
  const next = goods.ladder[at + 1];
  const now = goods.ladder[at];
  if (now && next && next.total === now.total) {
    return sentence('sameTotal', next.pieces, now.pieces, product.pieceUnit);
  }
  return sentence('noDearer', quantitySentence(product, quantity));
}

/** The goods line: list price with a line for each part of the work. */
export function goodsLine(goods: GoodsPrice, configuration: Configuration): Line {
  const { planSet, list, raw } = goods;
  const { product } = planSet;
  const { quantity, styles } = configuration;
  const word = wordingOf(product);
  const perStyle = (said: Sentence): Sentence =>
    styles > 1 ? sentence('perStyle', said, styles) : said;
  const detail = perStyle(quantitySentence(product, quantity));
  const said = { label: productName(product), detail };
  if (!raw.plan) {
    const times = sentence('timesPrice', detail, planSet.unitPrice ?? 0);
    return lineOf(word, 'goods', 'part', list, { ...said, detail: times });
  }
  const line = lineOf(word, 'goods', 'group', list, said);
  const pieces = quantity * product.piecesPerUnit * (raw.plan.styles === 'together' ? styles : 1);
  const costs = planLines(raw.plan, pieces, planSet.book.included);
  const parts = raw.price > list ? fen(raw.price) : list;
  const amounts = allocate(
    parts,
    costs.map((one) => one.cost),
  );
  const isRepeated = raw.plan.styles === 'separate';
  line.children = costs.map(({ id, label, details }, at) => {
    const [only] = details;
    const whole = only && details.length === 1 ? only : sentence('clauses', ...details);
    const worked = { label, detail: isRepeated ? perStyle(whole) : whole };
    return lineOf(word, `goods.${id}`, 'part', amounts[at] as Fen, worked);
  });
  if (parts > list) {
    const off = (list - parts) as Fen;
    const reason = ladderReason(product, goods, quantity);
    line.children.push(
      lineOf(word, 'goods.ladder', 'discount', off, {
        label: sentence('term', 'ladder'),
        detail: reason,
      }),
    );
  }
  return line;
}
