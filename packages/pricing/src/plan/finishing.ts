/**
 * Post-press charges: what each chosen craft adds to a plan.
 */

import type { CheckedCraft } from '../configure/craftUse.ts';
import { divHalfUp } from '../money.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Product } from '../types.ts';
import { craftName, sheetName } from '../wording/names.ts';
import { type Sentence, sentence } from '../wording/sentence.ts';
import { type Charge, charge } from './plan.ts';
import type { PressSheet } from './sheets.ts';
import type { Flat } from './unfold.ts';

/** A chosen craft after its check, with its text; looked up once per configuration. */
export interface ChosenCraft extends CheckedCraft {
  /** 覆亮膜（双面） */
  text: Sentence;
}

/** What a craft's charge depends on in the plan that it is added to. */
export interface FinishingContext {
  product: Product;
  flat: Flat;
  /** True where the work is done on whole press sheets (dedicated), false on cut pieces. */
  isOnSheet: boolean;
  /** Positions on the sheet; dies are made for all of them. */
  positions: number;
}

const area = (flat: Flat): number => flat.widthMm * flat.heightMm;

/** Film on the press sheets; a charge of the run, so that a gang run shares it. */
export function filmCharge(
  book: PriceBook,
  sheet: PressSheet,
  sides: number,
  label: Sentence,
  isDigital: boolean,
): Charge {
  const rates = book.finishing.film;
  const perSheet = divHalfUp(sheet.widthMm * sheet.heightMm * sides * rates.perUnit, 1_000_000);
  return charge(
    'film',
    label,
    { perSheet, fixed: rates.fixed, min: isDigital ? rates.minDigital : rates.min },
    ({ sheets }) => sentence('sheetSides', sheetName(sheet), sheets, sides),
  );
}

function dieCharge(
  kind: 'foil' | 'emboss',
  book: PriceBook,
  { craft, params, text }: ChosenCraft,
  context: FinishingContext,
): Charge {
  const rates = book.finishing[kind];
  const cm2 = params.get('area') ?? 0;
  const die = Math.max(rates.dieMin, rates.diePerCm2 * cm2 * context.positions);
  return charge(
    craft.id,
    text,
    { fixed: die, perPiece: rates.perHit, min: rates.min },
    ({ pieces }) => sentence('die', cm2, pieces),
  );
}

/** Charge of one craft on pieces; null for film, which is charged with the run. */
export function craftCharge(
  book: PriceBook,
  chosen: ChosenCraft,
  context: FinishingContext,
): Charge | null {
  const rates = book.finishing;
  const { craft, sides, params, text } = chosen;
  switch (craft.kind) {
    case 'film':
      return null;
    case 'uv': {
      const perPiece = divHalfUp(area(context.flat) * sides * rates.uv.perUnit, 1_000_000);
      const { fixed, min } = rates.uv;
      return charge(craft.id, text, { fixed, perPiece, min }, ({ pieces }) =>
        sentence('screen', pieces),
      );
    }
    case 'foil':
    case 'emboss':
      return dieCharge(craft.kind, book, chosen, context);
    case 'dieCut': {
      const cm2 = divHalfUp(area(context.flat), 100);
      const isBag = context.product.unfold?.shape === 'bag';
      const fixed = isBag
        ? rates.bagDie
        : Math.max(
            rates.dieCut.dieMin,
            divHalfUp(area(context.flat) * rates.dieCut.diePerCm2, 100) * context.positions,
          );
      const hit = rates.dieCut.perSheet;
      return charge(
        craft.id,
        craftName(craft),
        context.isOnSheet ? { fixed, perSheet: hit } : { fixed, perPiece: hit },
        ({ sheets, pieces }) =>
          sentence('knife', cm2, context.positions, context.isOnSheet ? sheets : pieces),
      );
    }
    case 'labelDie': {
      const isRound = craft.id === 'dieRound';
      const { widthMm, heightMm } = context.flat;
      const outline = isRound ? divHalfUp(widthMm * 355, 113) : 2 * (widthMm + heightMm);
      const perMm = craft.id === 'dieContour' ? rates.labelDie.contour : 10_000;
      const die = divHalfUp(divHalfUp(outline * rates.labelDie.perCm, 10) * perMm, 10_000);
      return charge(craft.id, craftName(craft), { fixed: Math.max(rates.labelDie.min, die) }, () =>
        sentence('knifeOutline', outline),
      );
    }
    default: {
      const one = rates.perPiece[craft.kind];
      const times = (craft.times ?? 1) * (params.get('count') ?? 1);
      return charge(
        craft.id,
        text,
        { fixed: one.fixed * times, perPiece: one.perUnit * times, min: one.min },
        ({ pieces }) =>
          times > 1
            ? sentence('passes', pieces, context.product.pieceUnit, times)
            : sentence('quantity', pieces, context.product.pieceUnit),
      );
    }
  }
}
