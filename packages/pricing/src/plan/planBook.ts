/**
 * Plans for booklets: signatures on an offset sheet with or without a separate cover, or digital.
 */

import { divHalfUp } from '../money.ts';
import type { Cover } from '../types.ts';
import type { Work } from '../wording/chinese.ts';
import { sheetName, shortName } from '../wording/names.ts';
import { sentence } from '../wording/sentence.ts';
import { craftCharge, filmCharge } from './finishing.ts';
import { nUp, powerOfTwo, signatures } from './imposition.ts';
import { craftOf, hasMode, type Job, paperCharge, printCharge, type RunPaper } from './job.ts';
import { paperCost } from './paperCost.ts';
import { type Charge, charge, type Plan, type Run } from './plan.ts';
import { OFFSET_SHEETS, type PressSheet, SHEETS } from './sheets.ts';

/** Separate cover of a configuration, if any. */
function coverOf(job: Job): Cover | null {
  return job.product.covers?.find((one) => one.id === job.configuration.coverId) ?? null;
}

/** Paper of a separate cover. */
const coverPaper = ({ paper, label }: Cover): RunPaper => ({
  id: paper,
  short: label.replace(/^\d+g\s*/, ''),
  paper,
});

/** Folds that turn a sheet of `pages` pages into a signature: 16P = 3. */
const foldsFor = (pages: number): number => Math.round(Math.log2(pages / 2));

function newRun(
  sheet: PressSheet,
  job: Job,
  rates: Pick<Run, 'copies' | 'repeats' | 'passes'>,
): Run {
  return {
    sheet,
    ...rates,
    perPiece: 1,
    wasteRate: job.book.waste.rate,
    wasteSheets: job.book.waste.sheets,
    charges: [],
  };
}

function innerRun(job: Job, sheet: PressSheet, pages: number, full: number, repeats: number): Run {
  const { book, configuration, material } = job;
  const isFull = pages === full;
  const canTurn = job.front === job.back && job.back > 0;
  const isWorkAndTurn = !isFull && canTurn;
  const one = newRun(sheet, job, { copies: full / pages, repeats, passes: isWorkAndTurn ? 2 : 1 });
  // inner leaves are printed on both sides, also where the colours are 4+0
  const back = job.back === 0 ? job.front : job.back;
  const inks = { front: job.front, back, isWorkAndTurn };
  one.charges.push(
    printCharge(job, { sheet, layout: sentence('signature', pages) }, inks, 'print', 'innerPrint'),
    paperCharge(job, sheet, material, configuration.gsm, 'paper', 'innerPaper'),
    charge(
      'fold',
      sentence('work', 'fold'),
      {
        fixed: book.finishing.signatureSetup,
        perPiece: book.finishing.signatureFold * foldsFor(pages),
      },
      () => sentence('signatures', pages, repeats),
    ),
  );
  return one;
}

function coverRun(job: Job, sheet: PressSheet, cover: Cover): Run | null {
  const { widthMm, heightMm } = job.configuration;
  const edge = 2 * job.product.bleedMm;
  const positions = nUp(sheet, 2 * widthMm + edge, heightMm + edge);
  if (positions === 0) return null;
  const isWorkAndTurn = positions % 2 === 0;
  const one = newRun(sheet, job, { copies: positions, repeats: 1, passes: isWorkAndTurn ? 2 : 1 });
  const inks = { front: 4, back: 4, isWorkAndTurn };
  one.charges.push(
    printCharge(
      job,
      { sheet, layout: sentence('up', positions) },
      inks,
      'coverPrint',
      'coverPrint',
    ),
    paperCharge(job, sheet, coverPaper(cover), cover.gsm, 'coverPaper', 'coverPaper'),
  );
  const film = craftOf(job, 'film');
  if (film) {
    one.charges.push(filmCharge(job.book, sheet, film.sides, film.text, false));
  }
  return one;
}

/** Binding and other work on the finished book. */
function bookCharges(job: Job): Charge[] {
  const context = { product: job.product, flat: job.flat, isOnSheet: false, positions: 1 };
  const charges: Charge[] = [];
  for (const chosen of job.crafts) {
    const one = craftCharge(job.book, chosen, context);
    if (one) charges.push(one);
  }
  return charges;
}

function offsetBook(job: Job, sheet: PressSheet): Plan | null {
  const { configuration, product, book } = job;
  const edge = 2 * product.bleedMm;
  const perSide = powerOfTwo(
    nUp(sheet, configuration.widthMm + edge, configuration.heightMm + edge),
  );
  if (perSide < 2) return null;
  const cover = coverOf(job);
  const inner = (configuration.pages ?? 4) - (cover ? 4 : 0);
  const parts = signatures(inner, perSide * 2);
  const runs: Run[] = [];
  if (parts.fullCount > 0) {
    runs.push(innerRun(job, sheet, parts.full, parts.full, parts.fullCount));
  }
  for (const pages of parts.rest) runs.push(innerRun(job, sheet, pages, parts.full, 1));
  if (cover) {
    const coverPart = coverRun(job, sheet, cover);
    if (!coverPart) return null;
    runs.push(coverPart);
  }
  const { fixed, perUnit, min } = book.finishing.cutting.dedicated;
  const cut = charge('cut', sentence('work', 'cut'), { fixed, perSheet: perUnit, min }, (counts) =>
    sentence('sheets', counts.sheets),
  );
  return {
    mode: 'dedicated',
    styles: 'separate',
    runs,
    charges: [...bookCharges(job), cut],
    shareNumerator: 1,
    shareDenominator: 1,
    margin: null,
    minPieces: 0,
    maxPieces: Number.POSITIVE_INFINITY,
    maxSheets: Number.POSITIVE_INFINITY,
    sheet,
    nUp: perSide,
    duplex: 'sheetwise',
    forms: parts.fullCount * 2 + parts.rest.length + (cover ? 1 : 0),
  };
}

function digitalRun(
  job: Job,
  sheets: { copies: number; perPiece: number },
  material: RunPaper,
  gsm: number,
  ids: { print: string; paper: string; printWork: Work; paperWork: Work },
  start: number,
): Run {
  const { book } = job;
  const sheet = SHEETS.digital;
  const side = job.front === 1 ? book.digital.perSideMono : book.digital.perSide;
  const paper = paperCost(book, material.paper, gsm, sheet.fullAreaMm2);
  return {
    sheet,
    ...sheets,
    repeats: 1,
    passes: 1,
    wasteRate: book.digital.waste.rate,
    wasteSheets: book.digital.waste.sheets,
    charges: [
      charge(
        ids.print,
        sentence('work', ids.printWork),
        { fixed: start, perSheet: side * 2 },
        (counts) => sentence('sheetSides', sheetName(sheet), counts.sheets, 2),
      ),
      charge(
        ids.paper,
        sentence('work', ids.paperWork),
        { perSheet: divHalfUp(paper * book.digital.paper, 10_000) },
        (counts) =>
          sentence(
            'paperSheets',
            sentence('paper', gsm, shortName(material)),
            sheetName(sheet),
            counts.sheets,
          ),
      ),
    ],
  };
}

function digitalBook(job: Job): Plan | null {
  const { configuration, product, book, material } = job;
  const sheet = SHEETS.digital;
  const edge = 2 * product.bleedMm;
  const perSide = nUp(sheet, configuration.widthMm + edge, configuration.heightMm + edge);
  if (perSide === 0) return null;
  const cover = coverOf(job);
  const inner = (configuration.pages ?? 4) - (cover ? 4 : 0);
  const runs = [
    digitalRun(
      job,
      { copies: 1, perPiece: Math.ceil(inner / (2 * perSide)) },
      material,
      configuration.gsm,
      { print: 'print', paper: 'paper', printWork: 'innerPrint', paperWork: 'innerPaper' },
      book.digital.start,
    ),
  ];
  if (cover) {
    const spreads = nUp(sheet, 2 * configuration.widthMm + edge, configuration.heightMm + edge);
    if (spreads === 0) return null;
    const coverPart = digitalRun(
      job,
      { copies: spreads, perPiece: 1 },
      coverPaper(cover),
      cover.gsm,
      {
        print: 'coverPrint',
        paper: 'coverPaper',
        printWork: 'coverPrint',
        paperWork: 'coverPaper',
      },
      0,
    );
    const film = craftOf(job, 'film');
    if (film) coverPart.charges.push(filmCharge(book, sheet, film.sides, film.text, true));
    runs.push(coverPart);
  }
  const fixed = book.finishing.cutting.digital;
  const cut = charge('cut', sentence('work', 'cut'), { fixed }, () => sentence('once'));
  return {
    mode: 'digital',
    styles: 'separate',
    runs,
    charges: [...bookCharges(job), cut],
    shareNumerator: 1,
    shareDenominator: 1,
    margin: null,
    minPieces: 0,
    maxPieces: Number.POSITIVE_INFINITY,
    maxSheets: book.digital.maxSheets,
    sheet,
    nUp: perSide,
    duplex: 'sheetwise',
    forms: 0,
  };
}

/** All feasible ways to make a booklet. */
export function bookPlans(job: Job): Plan[] {
  const plans: Plan[] = [];
  if (hasMode(job, 'dedicated')) {
    for (const sheet of OFFSET_SHEETS) {
      const plan = offsetBook(job, sheet);
      if (plan) plans.push(plan);
    }
  }
  if (hasMode(job, 'digital')) {
    const plan = digitalBook(job);
    if (plan) plans.push(plan);
  }
  return plans;
}
