/**
 * Price of the goods: list, customer type, VIP, ladder, and the lines that explain them.
 */

import { allocate, divHalfUp, type Fen, fen } from '../money.ts';
import { compile, listLadder, type Program, type RawPrice, rawPrice } from '../plan/compile.ts';
import { planLines } from '../plan/plan.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Configuration, CustomerTerms, LadderStep, Line, Product } from '../types.ts';
import { quantityText, thousands, yuanText } from '../words.ts';
import { type Reductions, reduceLadder, reductionsFor } from './customerLadder.ts';
import { betweenSteps } from './ladder.ts';

/** Goods of one configuration for one customer, at every tier and at the chosen quantity. */
export interface GoodsPrice {
  program: Program;
  reductions: Reductions;
  list: Fen;
  /** After customer type. */
  typed: Fen;
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
        ? `${thousands(next * perUnit)} ${product.pieceUnit}与 ${thousands(quantity * perUnit)} ${product.pieceUnit}同价`
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
  const program = compile(product, book, configuration);
  const reductions = reductionsFor(product, book, customer);
  const { tiers } = product.quantity;
  const { quantity } = configuration;
  const raw = rawPrice(program, quantity);
  const totals = listLadder(program);
  const list = betweenSteps(tiers, totals, quantity);
  if (!Number.isSafeInteger(raw.price) || !Number.isSafeInteger(list)) return null;
  reduceLadder(tiers, totals, reductions.type, book.step);
  const typed = betweenSteps(tiers, totals, quantity);
  reduceLadder(tiers, totals, reductions.vip, book.step);
  const eligible = betweenSteps(tiers, totals, quantity);
  return {
    program,
    reductions,
    list: fen(list),
    typed: fen(typed),
    eligible: fen(eligible),
    ladder: steps(product, configuration, totals, eligible),
    raw,
  };
}

/** The ladder step whose price the chosen quantity enjoys, for the words of the discount line. */
function ladderReason(product: Product, goods: GoodsPrice, quantity: number): string {
  const at = goods.ladder.findIndex((step) => step.chosen);
  const next = goods.ladder[at + 1];
  const now = goods.ladder[at];
  if (now && next && next.total === now.total) {
    return `${thousands(next.pieces)} ${product.pieceUnit}与 ${thousands(now.pieces)} ${product.pieceUnit}同价`;
  }
  return `多印不加价：${quantityText(product, quantity)}的单价不高于上一档`;
}

/** The goods line: list price with a line for each part of the work. */
export function goodsLine(goods: GoodsPrice, configuration: Configuration): Line {
  const { program, list, raw } = goods;
  const { product } = program;
  const { quantity, styles } = configuration;
  const detail =
    styles > 1
      ? `${quantityText(product, quantity)} × ${styles} 款`
      : quantityText(product, quantity);
  const line: Line = { id: 'goods', label: product.name, amount: list, detail, kind: 'group' };
  if (!raw.plan) {
    line.kind = 'part';
    line.detail = `${detail} × ${yuanText(program.unitPrice ?? 0)}`;
    return line;
  }
  const pieces = quantity * product.piecesPerUnit * (raw.plan.styles === 'together' ? styles : 1);
  const costs = planLines(raw.plan, pieces, program.book.included);
  const parts = raw.price > list ? fen(raw.price) : list;
  const amounts = allocate(
    parts,
    costs.map((one) => one.cost),
  );
  const times = raw.plan.styles === 'separate' && styles > 1 ? ` × ${styles} 款` : '';
  line.children = costs.map((one, at) => ({
    id: `goods.${one.id}`,
    label: one.label,
    amount: amounts[at] as Fen,
    detail: one.detail + times,
    kind: 'part' as const,
  }));
  if (parts > list) {
    line.children.push({
      id: 'goods.ladder',
      label: '阶梯优惠',
      amount: (list - parts) as Fen,
      detail: ladderReason(product, goods, quantity),
      kind: 'discount',
    });
  }
  return line;
}
