/**
 * A plan: one way to make a job, as charges that are linear in the quantity.
 * Building a plan is the slow part and happens once per configuration; pricing a quantity is a few
 * multiplications, which is what makes whole ladders cheap.
 * Costs are integer milli-fen; every rate per sheet or piece is rounded half up when the plan is
 * built, the gang share of each charge once when it is priced.
 */

import type { Mode } from '../types.ts';
import { chinese } from '../wording/chinese.ts';
import type { Sentence } from '../wording/sentence.ts';
import type { Duplex } from './imposition.ts';
import type { PressSheet } from './sheets.ts';

/** The counts that a charge multiplies. */
export interface Counts {
  /** Pieces that the plan makes. */
  pieces: number;
  /** Press sheets with waste. */
  sheets: number;
  /** Full mill sheets. */
  full: number;
  /** Started runs of 500 impressions beyond the included ones, per form. */
  steps: number;
}

/** cost = max(min, fixed + perPiece × pieces + perSheet × sheets + perFull × full + perStep × steps) */
export interface Charge {
  /** Equal ids become one line of the price. */
  id: string;
  label: Sentence;
  fixed: number;
  perPiece: number;
  perSheet: number;
  perFull: number;
  perStep: number;
  min: number;
  detail: (counts: Counts) => Sentence;
}

/** Sheets that run through the press with one set of forms. */
export interface Run {
  sheet: PressSheet;
  /** Pieces (or copies of a signature) on a sheet. */
  copies: number;
  /** Sheets that one piece needs; 1 except for digital books. */
  perPiece: number;
  /** Equal runs, e.g. full signatures of a book. */
  repeats: number;
  /** Times a sheet passes the press per form. */
  passes: 1 | 2;
  wasteRate: number;
  wasteSheets: number;
  charges: Charge[];
}

export interface Plan {
  mode: Mode;
  /** separate: the plan makes one style and is repeated; together: styles share the forms. */
  styles: 'separate' | 'together';
  runs: Run[];
  /** Charges on pieces and on all sheets together. */
  charges: Charge[];
  /** Gang share: every charge of the runs is multiplied by shareNumerator ÷ shareDenominator. */
  shareNumerator: number;
  shareDenominator: number;
  /** Own margin instead of the bands, basis points. */
  margin: number | null;
  /** Least and most pieces of one style; 0 and Infinity when unlimited. */
  minPieces: number;
  maxPieces: number;
  maxSheets: number;
  /** Null for labels. */
  sheet: PressSheet | null;
  nUp: number;
  duplex: Duplex;
  forms: number;
}

/** A charge with the rates given; the others are 0. */
export function charge(
  id: string,
  label: Sentence,
  rates: Partial<Omit<Charge, 'id' | 'label' | 'detail'>>,
  detail: Charge['detail'],
): Charge {
  return {
    id,
    label,
    fixed: rates.fixed ?? 0,
    perPiece: rates.perPiece ?? 0,
    perSheet: rates.perSheet ?? 0,
    perFull: rates.perFull ?? 0,
    perStep: rates.perStep ?? 0,
    min: rates.min ?? 0,
    detail,
  };
}

const ceilDiv = (a: number, b: number): number => Math.ceil(a / b);

/** Sheets of one repeat, waste included. */
export function runSheets(run: Run, pieces: number): number {
  const net = ceilDiv(pieces * run.perPiece, run.copies);
  return ceilDiv(net * (10_000 + run.wasteRate), 10_000) + run.wasteSheets;
}

/** Started runs of 500 beyond the included impressions, per form. */
function runSteps(run: Run, sheets: number, includedImpressions: number): number {
  const beyond = sheets * run.passes - includedImpressions;
  return beyond > 0 ? ceilDiv(beyond, 500) : 0;
}

function chargeCost(
  one: Charge,
  pieces: number,
  sheets: number,
  full: number,
  steps: number,
): number {
  const cost =
    one.fixed +
    one.perPiece * pieces +
    one.perSheet * sheets +
    one.perFull * full +
    one.perStep * steps;
  return cost < one.min ? one.min : cost;
}

/** Half-up share of a non-negative cost. */
function share(cost: number, num: number, den: number): number {
  if (num === den) return cost;
  const exact = cost * num;
  const rest = exact % den;
  return (exact - rest) / den + (rest * 2 >= den ? 1 : 0);
}

/**
 * Cost of `pieces` pieces under a plan. @unit milli-fen
 * @returns Infinity when the plan cannot make that many
 */
export function planCost(plan: Plan, pieces: number, includedImpressions: number): number {
  if (pieces < plan.minPieces || pieces > plan.maxPieces) return Number.POSITIVE_INFINITY;
  let total = 0;
  let allSheets = 0;
  for (const run of plan.runs) {
    const sheets = runSheets(run, pieces);
    const full = ceilDiv(sheets, run.sheet.perFull);
    const steps = runSteps(run, sheets, includedImpressions);
    allSheets += sheets * run.repeats;
    for (const one of run.charges) {
      total +=
        run.repeats *
        share(
          chargeCost(one, pieces, sheets, full, steps),
          plan.shareNumerator,
          plan.shareDenominator,
        );
    }
  }
  if (allSheets > plan.maxSheets) return Number.POSITIVE_INFINITY;
  for (const one of plan.charges) total += chargeCost(one, pieces, allSheets, 0, 0);
  return total;
}

/** One cost of a priced plan, with its texts. */
export interface CostLine {
  id: string;
  label: Sentence;
  details: Sentence[];
  /** @unit milli-fen */
  cost: number;
}

/** The same sum as {@link planCost}, line by line; equal ids are joined. */
export function planLines(plan: Plan, pieces: number, includedImpressions: number): CostLine[] {
  const lines = new Map<string, CostLine>();
  const add = (one: Charge, counts: Counts, cost: number): void => {
    if (cost === 0) return;
    const detail = one.detail(counts);
    const line = lines.get(one.id);
    if (!line) {
      lines.set(one.id, { id: one.id, label: one.label, details: [detail], cost });
      return;
    }
    line.cost += cost;
    const text = chinese(detail);
    if (!line.details.some((known) => chinese(known).includes(text))) line.details.push(detail);
  };
  let allSheets = 0;
  for (const run of plan.runs) {
    const sheets = runSheets(run, pieces);
    const full = ceilDiv(sheets, run.sheet.perFull);
    const steps = runSteps(run, sheets, includedImpressions);
    allSheets += sheets * run.repeats;
    const counts = { pieces, sheets: sheets * run.repeats, full: full * run.repeats, steps };
    for (const one of run.charges) {
      const cost = share(
        chargeCost(one, pieces, sheets, full, steps),
        plan.shareNumerator,
        plan.shareDenominator,
      );
      add(one, counts, run.repeats * cost);
    }
  }
  const counts = { pieces, sheets: allSheets, full: 0, steps: 0 };
  for (const one of plan.charges) add(one, counts, chargeCost(one, pieces, allSheets, 0, 0));
  return [...lines.values()];
}

/** Press sheets of all runs, waste included. */
export function planSheets(plan: Plan, pieces: number): number {
  return plan.runs.reduce((sum, run) => sum + runSheets(run, pieces) * run.repeats, 0);
}
