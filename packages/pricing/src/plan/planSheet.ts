/**
 * Plans for single sheets: gang run (合版), dedicated offset on three press sheets, digital.
 */

import { divHalfUp } from '../money.ts';
import { sheetName, shortName } from '../wording/names.ts';
import { sentence } from '../wording/sentence.ts';
import { craftCharge, type FinishingContext, filmCharge } from './finishing.ts';
import { type Duplex, nUp } from './imposition.ts';
import { craftOf, hasMode, type Job, paperCharge, printCharge } from './job.ts';
import { paperCost } from './paperCost.ts';
import { type Charge, charge, type Plan, type Run } from './plan.ts';
import { OFFSET_SHEETS, type PressSheet, SHEETS } from './sheets.ts';

const positionsOn = (job: Job, sheet: PressSheet): number =>
  nUp(sheet, job.flat.widthMm + 2 * job.flat.edgeMm, job.flat.heightMm + 2 * job.flat.edgeMm);

/** Craft charges on pieces, and the box of each unit. */
function pieceCharges(job: Job, context: FinishingContext): Charge[] {
  const charges: Charge[] = [];
  for (const chosen of job.crafts) {
    const one = craftCharge(job.book, chosen, context);
    if (one) charges.push(one);
  }
  const { product, book } = job;
  if (product.quantity.unit === '盒' && product.piecesPerUnit > 1) {
    const perPiece = divHalfUp(book.finishing.cardBox, product.piecesPerUnit);
    charges.push(
      charge('box', sentence('work', 'box'), { perPiece }, ({ pieces }) =>
        sentence('boxed', product.piecesPerUnit, product.pieceUnit, pieces / product.piecesPerUnit),
      ),
    );
  }
  return charges;
}

/** True unless the pieces are die-cut. */
const isGuillotined = (job: Job): boolean => craftOf(job, 'dieCut') === undefined;

/**
 * Gang run: the job shares a large sheet with other jobs, one position per style, and pays for its
 * share of printing, paper, film and cutting. A printed side always has four plates.
 */
function gangPlan(job: Job): Plan | null {
  const { book, configuration, material } = job;
  const sheet = SHEETS[book.gang.sheet];
  const positions = positionsOn(job, sheet);
  const minPieces = book.gang.minPieces[job.product.family];
  if (positions === 0 || job.front > 4 || minPieces === undefined) return null;
  const press = book.presses[sheet.id === 'digital' ? 'daduHalf' : sheet.id];
  const forms = job.back === 0 ? 1 : 2;
  const sheetLabel = sheetName(sheet);
  const paper = sentence('paper', configuration.gsm, shortName(material));
  const charges: Charge[] = [
    charge(
      'print',
      sentence('work', 'print'),
      { fixed: press.formStart * forms, perStep: press.per500 * 4 * forms },
      () => sentence('gangPrint', sheetLabel, positions),
    ),
    charge(
      'paper',
      sentence('work', 'paper'),
      {
        perSheet: divHalfUp(
          paperCost(book, material.paper, configuration.gsm, sheet.fullAreaMm2),
          sheet.perFull,
        ),
      },
      ({ sheets }) => sentence('gangPaper', paper, sheetLabel, sheets),
    ),
    charge('cut', sentence('work', 'cut'), { fixed: book.finishing.cutting.gang }, () =>
      sentence('gangCut'),
    ),
  ];
  const film = craftOf(job, 'film');
  if (film) charges.push(filmCharge(book, sheet, film.sides, film.text, false));
  const run: Run = {
    sheet,
    copies: 1,
    perPiece: 1,
    repeats: 1,
    passes: 1,
    wasteRate: 0,
    wasteSheets: book.gang.wasteSheets,
    charges,
  };
  return {
    mode: 'gang',
    styles: 'separate',
    runs: [run],
    charges: pieceCharges(job, {
      product: job.product,
      flat: job.flat,
      isOnSheet: false,
      positions: 1,
    }),
    shareNumerator: 10_000,
    shareDenominator: positions * book.gang.fill,
    margin: book.gang.margin,
    minPieces,
    maxPieces: book.gang.maxPieces,
    maxSheets: Number.POSITIVE_INFINITY,
    sheet,
    nUp: positions,
    duplex: forms === 1 ? 'single' : 'sheetwise',
    forms,
  };
}

function dedicatedPlan(
  job: Job,
  sheet: PressSheet,
  positions: number,
  duplex: Duplex,
  styles: Plan['styles'],
): Plan {
  const { book, configuration, material } = job;
  const isWorkAndTurn = duplex === 'workAndTurn';
  const run: Run = {
    sheet,
    copies: positions,
    perPiece: 1,
    repeats: 1,
    passes: isWorkAndTurn ? 2 : 1,
    wasteRate: book.waste.rate,
    wasteSheets: book.waste.sheets,
    charges: [],
  };
  const inks = { front: job.front, back: job.back, isWorkAndTurn };
  run.charges.push(
    printCharge(job, { sheet, layout: sentence('up', positions) }, inks, 'print', 'print'),
    paperCharge(job, sheet, material, configuration.gsm, 'paper', 'paper'),
  );
  const film = craftOf(job, 'film');
  if (film) run.charges.push(filmCharge(book, sheet, film.sides, film.text, false));
  const context = { product: job.product, flat: job.flat, isOnSheet: true, positions };
  const charges = pieceCharges(job, context);
  if (isGuillotined(job)) {
    const { fixed, perUnit, min } = book.finishing.cutting.dedicated;
    charges.push(
      charge('cut', sentence('work', 'cut'), { fixed, perSheet: perUnit, min }, ({ sheets }) =>
        sentence('sheetsOf', sheetName(sheet), sheets),
      ),
    );
  }
  return {
    mode: 'dedicated',
    styles,
    runs: [run],
    charges,
    shareNumerator: 1,
    shareDenominator: 1,
    margin: null,
    minPieces: 0,
    maxPieces: Number.POSITIVE_INFINITY,
    maxSheets: Number.POSITIVE_INFINITY,
    sheet,
    nUp: positions,
    duplex,
    forms: duplex === 'sheetwise' ? 2 : 1,
  };
}

/** Every way to print the back that `positions` pieces on a sheet allow. */
function duplexWays(job: Job, positions: number): Duplex[] {
  if (job.back === 0) return ['single'];
  return job.front === job.back && positions % 2 === 0
    ? ['sheetwise', 'workAndTurn']
    : ['sheetwise'];
}

function dedicatedPlans(job: Job): Plan[] {
  const plans: Plan[] = [];
  const { styles } = job.configuration;
  for (const sheet of OFFSET_SHEETS) {
    const positions = positionsOn(job, sheet);
    if (positions === 0) continue;
    for (const duplex of duplexWays(job, positions)) {
      plans.push(dedicatedPlan(job, sheet, positions, duplex, 'separate'));
    }
    const together = Math.floor(positions / styles) * styles;
    if (styles === 1 || together === 0) continue;
    for (const duplex of duplexWays(job, together / styles)) {
      plans.push(dedicatedPlan(job, sheet, together, duplex, 'together'));
    }
  }
  return plans;
}

function digitalPlan(job: Job): Plan | null {
  const { book, configuration, material } = job;
  const sheet = SHEETS.digital;
  const positions = positionsOn(job, sheet);
  if (positions === 0 || job.front > 4) return null;
  const side = (inks: number): number =>
    inks === 0 ? 0 : inks === 1 ? book.digital.perSideMono : book.digital.perSide;
  const paper = paperCost(book, material.paper, configuration.gsm, sheet.fullAreaMm2);
  const sides = job.back === 0 ? 1 : 2;
  const sheetLabel = sheetName(sheet);
  const charges: Charge[] = [
    charge(
      'print',
      sentence('work', 'print'),
      { fixed: book.digital.start, perSheet: side(job.front) + side(job.back) },
      ({ sheets }) => sentence('digitalPrint', sheetLabel, positions, sheets, sides),
    ),
    charge(
      'paper',
      sentence('work', 'paper'),
      { perSheet: divHalfUp(paper * book.digital.paper, 10_000) },
      ({ sheets }) =>
        sentence(
          'paperSheets',
          sentence('paper', configuration.gsm, shortName(material)),
          sheetLabel,
          sheets,
        ),
    ),
  ];
  const film = craftOf(job, 'film');
  if (film) charges.push(filmCharge(book, sheet, film.sides, film.text, true));
  const run: Run = {
    sheet,
    copies: positions,
    perPiece: 1,
    repeats: 1,
    passes: 1,
    wasteRate: book.digital.waste.rate,
    wasteSheets: book.digital.waste.sheets,
    charges,
  };
  const context = { product: job.product, flat: job.flat, isOnSheet: false, positions: 1 };
  const finishing = pieceCharges(job, context);
  if (isGuillotined(job)) {
    const fixed = book.finishing.cutting.digital;
    finishing.push(charge('cut', sentence('work', 'cut'), { fixed }, () => sentence('once')));
  }
  return {
    mode: 'digital',
    styles: 'separate',
    runs: [run],
    charges: finishing,
    shareNumerator: 1,
    shareDenominator: 1,
    margin: null,
    minPieces: 0,
    maxPieces: Number.POSITIVE_INFINITY,
    maxSheets: book.digital.maxSheets,
    sheet,
    nUp: positions,
    duplex: sides === 1 ? 'single' : 'sheetwise',
    forms: 0,
  };
}

/** All feasible ways to print a flat piece. */
export function sheetPlans(job: Job): Plan[] {
  const plans: Plan[] = [];
  if (hasMode(job, 'gang')) {
    const plan = gangPlan(job);
    if (plan) plans.push(plan);
  }
  if (hasMode(job, 'dedicated')) plans.push(...dedicatedPlans(job));
  if (hasMode(job, 'digital')) {
    const plan = digitalPlan(job);
    if (plan) plans.push(plan);
  }
  return plans;
}
