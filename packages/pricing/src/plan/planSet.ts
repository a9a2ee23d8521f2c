/**
 * List prices of a configuration at any quantity: its plans are built once, then priced per quantity.
 * The margins of a book are combined with VAT once and cached.
 */
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Configuration, Product } from '../types.ts';
import { enforceLadderRule } from '../waterfall/ladder.ts';
import { prepareJob } from './job.ts';
import { type Plan, planCost } from './plan.ts';
import { bookPlans } from './planBook.ts';
import { labelPlan } from './planLabel.ts';
import { sheetPlans } from './planSheet.ts';

interface Band {
  below: number;
  /** (1 + margin) × (1 + VAT), basis points. */
  rate: number;
}

interface Bands {
  bands: readonly Band[];
  /** Denominator that turns milli-fen × basis points into steps of the list price. */
  unit: number;
}

const bandsByBook = new WeakMap<PriceBook, Bands>();

const combine = (margin: number, vat: number): number =>
  Math.round(((10_000 + margin) * (10_000 + vat)) / 10_000);

function bandsOf(book: PriceBook): Bands {
  const known = bandsByBook.get(book);
  if (known) return known;
  const bands: Bands = {
    bands: book.margins.map(({ below, rate }) => ({
      below: below ?? Number.POSITIVE_INFINITY,
      rate: combine(rate, book.vat),
    })),
    unit: 10_000 * 1000 * book.step,
  };
  bandsByBook.set(book, bands);
  return bands;
}

/** cost × (1 + margin) × (1 + VAT), rounded half up once, to the list price step; Infinity beyond safe integers. @unit fen */
function listPrice(cost: number, margin: number | null, bands: Bands, book: PriceBook): number {
  let rate = 0;
  if (margin === null) {
    for (const band of bands.bands) {
      rate = band.rate;
      if (cost < band.below) break;
    }
  } else {
    rate = combine(margin, book.vat);
  }
  const exact = cost * rate;
  if (exact > Number.MAX_SAFE_INTEGER) return Number.POSITIVE_INFINITY;
  const rest = exact % bands.unit;
  const steps = (exact - rest) / bands.unit + (rest * 2 >= bands.unit ? 1 : 0);
  return steps * book.step;
}

/** All ways to make a configuration, with what their prices depend on. */
export interface PlanSet {
  product: Product;
  book: PriceBook;
  plans: readonly Plan[];
  styles: number;
  piecesPerUnit: number;
  /** Fixed price per unit instead of plans. @unit fen */
  unitPrice: number | null;
  bands: Bands;
}

/** Builds the plans of a valid configuration. */
export function planSetOf(
  product: Product,
  book: PriceBook,
  configuration: Configuration,
): PlanSet {
  const planSet: PlanSet = {
    product,
    book,
    plans: [],
    styles: configuration.styles,
    piecesPerUnit: product.piecesPerUnit,
    unitPrice: product.stock?.unitPrice ?? null,
    bands: bandsOf(book),
  };
  if (planSet.unitPrice !== null) return planSet;
  const job = prepareJob(product, book, configuration);
  planSet.plans =
    product.family === 'booklet'
      ? bookPlans(job)
      : product.family === 'sticker'
        ? [labelPlan(job)]
        : sheetPlans(job);
  return planSet;
}

export interface RawPrice {
  /** Cheapest list price of all styles; Infinity when nothing can make it. @unit fen */
  price: number;
  plan: Plan | null;
}

/** Price of all styles under one plan. @unit fen */
function planPrice(planSet: PlanSet, plan: Plan, quantity: number): number {
  const isTogether = plan.styles === 'together';
  const pieces = quantity * planSet.piecesPerUnit * (isTogether ? planSet.styles : 1);
  const cost = planCost(plan, pieces, planSet.book.included);
  if (cost === Number.POSITIVE_INFINITY) return cost;
  const price = listPrice(cost, plan.margin, planSet.bands, planSet.book);
  return isTogether ? price : price * planSet.styles;
}

/** Cheapest feasible plan before the ladder rule; equal prices keep the earlier plan. */
export function rawPrice(planSet: PlanSet, quantity: number): RawPrice {
  if (planSet.unitPrice !== null) {
    return { price: planSet.unitPrice * quantity * planSet.styles, plan: null };
  }
  let price = Number.POSITIVE_INFINITY;
  let best: Plan | null = null;
  for (const plan of planSet.plans) {
    const candidate = planPrice(planSet, plan, quantity);
    if (candidate < price) {
      price = candidate;
      best = plan;
    }
  }
  return { price, plan: best };
}

/** List totals at the product's tiers, after the ladder rule. @unit fen */
export function listLadder(planSet: PlanSet): number[] {
  const { tiers } = planSet.product.quantity;
  const totals: number[] = [];
  for (const quantity of tiers) totals.push(rawPrice(planSet, quantity).price);
  // fixed prices are proportional already
  if (planSet.unitPrice === null) enforceLadderRule(tiers, totals, planSet.book.step);
  return totals;
}
