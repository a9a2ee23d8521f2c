/**
 * What fills the press sheet better than a job does: a few more pieces for little, or a size that is a little smaller
 * and stands on the sheet once more. Every offer is priced as a quote of its own: who follows it pays what it names.
 */
import { divHalfUp, type Fen } from '../money.ts';
import type { Configuration, PricedQuote, Product, Range } from '../types.ts';

/** One way to fill the sheet. */
export interface SheetOffer {
  readonly kind: 'more' | 'size';
  /** The job as it would be. */
  readonly configuration: Configuration;
  /** What it comes to then. @unit fen */
  readonly total: Fen;
  /** What it costs more than now; below 0 for less. @unit fen */
  readonly delta: Fen;
  /** What a piece costs less than now, in parts of 10,000. */
  readonly saved: number;
  /** Pieces on a press sheet now and then. */
  readonly nUp: readonly [now: number, then: number];
}

/** Prices a configuration on the terms of the one at hand; null for what cannot be made. */
export type PriceOf = (configuration: Configuration) => PricedQuote | null;

const OFFERS_MAX = 3;
/** Steps of the ladder that are looked at. */
const STEPS_MAX = 2;
/**
 * A piece that is added costs at most so much of what one costs now, and all of them so much of what the job does,
 * in parts of 10,000: more is another job.
 */
const MORE_COST_MAX = 4_000;
/** Nobody cuts off more than this part of a side, in parts of 10,000. */
const CUT_MAX = 500;
/** Whoever changes a size saves at least so much, in parts of 10,000. */
const SIZE_SAVED_MIN = 300;

const piecesOf = ({ quantity, styles }: Configuration): number => quantity * styles;

function offerOf(
  kind: SheetOffer['kind'],
  configuration: Configuration,
  [before, now]: readonly [Configuration, PricedQuote],
  then: PricedQuote,
): SheetOffer {
  // Parts of the price of a piece, both totals brought to the same number of pieces.
  const perPiece = now.total * piecesOf(configuration);
  return {
    kind,
    configuration,
    total: then.total,
    delta: (then.total - now.total) as Fen,
    saved: divHalfUp(
      Math.max(0, perPiece - then.total * piecesOf(before)) * 10_000,
      Math.max(1, perPiece),
    ),
    nUp: [now.process.nUp, then.process.nUp],
  };
}

/** Next steps of the ladder whose further pieces cost little. */
function more(
  product: Product,
  job: Configuration,
  now: PricedQuote,
  priceOf: PriceOf,
): SheetOffer[] {
  const { quantity } = job;
  const steps = product.quantity.tiers.filter((tier) => tier > quantity).slice(0, STEPS_MAX);
  return steps.flatMap((tier) => {
    const configuration = { ...job, quantity: tier };
    const then = priceOf(configuration);
    if (then === null) return [];
    const added = (then.total - now.total) * 10_000;
    const share = Math.min(1, (tier - quantity) / quantity);
    return added <= now.total * share * MORE_COST_MAX
      ? [offerOf('more', configuration, [job, now], then)]
      : [];
  });
}

/** Shorter sides, down to what still is the same job, the longest first. */
function shorter(range: Range | undefined, length: number): number[] {
  if (!range) return [];
  const least = Math.max(range.min, Math.ceil((length * (10_000 - CUT_MAX)) / 10_000));
  const first = range.min + Math.floor((length - 1 - range.min) / range.step) * range.step;
  const lengths: number[] = [];
  for (let at = Math.min(first, range.max); at >= least; at -= range.step) lengths.push(at);
  return lengths;
}

/** Of each side the length that saves most, and of those the longest. */
function smaller(
  product: Product,
  job: Configuration,
  now: PricedQuote,
  priceOf: PriceOf,
): SheetOffer[] {
  const { custom } = product.size;
  const sizes = [
    shorter(custom?.width, job.widthMm).map((widthMm) => ({ widthMm })),
    shorter(custom?.height, job.heightMm).map((heightMm) => ({ heightMm })),
  ];
  return sizes.flatMap((side) => {
    let best: SheetOffer | undefined;
    for (const size of side) {
      const configuration = { ...job, sizeId: 'custom', ...size };
      const then = priceOf(configuration);
      if (then === null) continue;
      const offer = offerOf('size', configuration, [job, now], then);
      if (offer.saved < SIZE_SAVED_MIN) continue;
      if (best === undefined || offer.total < best.total) best = offer;
    }
    return best ?? [];
  });
}

/**
 * At most three ways to fill the sheet, what saves most for a piece first; none for goods that are not printed on
 * sheets.
 */
export function sheetOffers(product: Product, job: Configuration, priceOf: PriceOf): SheetOffer[] {
  const now = priceOf(job);
  if (now === null || now.process.nUp === 0) return [];
  return [...more(product, job, now, priceOf), ...smaller(product, job, now, priceOf)]
    .toSorted((a, b) => b.saved - a.saved)
    .slice(0, OFFERS_MAX);
}
