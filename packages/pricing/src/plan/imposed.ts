/**
 * The press sheet of a configuration as it can be drawn: paper, pieces in their places, where they are folded.
 * The plan is the one that the quote prices; nothing here costs anything.
 */
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Configuration, Mode, Product } from '../types.ts';
import { wordingOf } from '../wording/chinese.ts';
import { sheetName } from '../wording/names.ts';
import { type DieLine, dieLine } from './dieLine.ts';
import { planSheets } from './plan.ts';
import { planSetOf, rawPrice } from './planSet.ts';
import { GRIPPER_MM, type PressSheet, printableHeight, printableWidth, SIDE_MM } from './sheets.ts';
import { flatSize } from './unfold.ts';

/** A trimmed piece on the sheet, from its upper left corner; the gripper holds the lower edge. @unit mm */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** False on a gang run for a place that carries the work of others. */
  readonly isOwn: boolean;
  /** Around this piece, where those of one sheet differ. @unit mm */
  readonly edgeMm?: number;
}

export interface Imposed {
  readonly mode: Mode;
  /** In the language of the product. */
  readonly sheetName: string;
  /** @unit mm */
  readonly widthMm: number;
  /** @unit mm */
  readonly heightMm: number;
  /** Lower edge that stays unprinted. @unit mm */
  readonly gripperMm: number;
  /** Around each piece: bleed, or the half gap between dies. @unit mm */
  readonly edgeMm: number;
  readonly places: readonly Place[];
  readonly nUp: number;
  /** Places that carry this job. */
  readonly own: number;
  /** Part of the sheet that becomes pieces, whole percent. */
  readonly fill: number;
  /** Press sheets of all styles, waste included; of a gang run the sheets it takes part in. */
  readonly sheets: number;
  /** Folds of a piece, as parts of its width on the sheet and of its height. */
  readonly folds: { readonly x: readonly number[]; readonly y: readonly number[] };
  /** How a piece that becomes a box, a bag or an envelope is cut and creased, upright. */
  readonly die: DieLine | null;
  /** Whether pieces lie on their side: their upper edge to the right. */
  readonly isTurned: boolean;
}

/** Where a sheet is folded along its width, as parts of it. */
function foldsOf(product: Product, configuration: Configuration): number[] {
  const folds = product.crafts
    .filter(({ id, kind }) => kind === 'fold' && configuration.crafts.some((use) => use.id === id))
    .reduce((most, { times }) => Math.max(most, times ?? 1), 0);
  return Array.from({ length: folds }, (_, at) => (at + 1) / (folds + 1));
}

/** Columns and rows for `count` pieces, whole rows where there are any. */
function gridFor(count: number, columns: number, rows: number): { columns: number; rows: number } {
  for (let across = Math.min(columns, count); across > 0; across -= 1) {
    if (count % across === 0 && count / across <= rows)
      return { columns: across, rows: count / across };
  }
  return { columns, rows: Math.ceil(count / columns) };
}

interface Cell {
  readonly width: number;
  readonly height: number;
}

const room = (sheet: PressSheet, cell: Cell) => ({
  columns: Math.floor(printableWidth(sheet) / cell.width),
  rows: Math.floor(printableHeight(sheet) / cell.height),
});

/** The sheet that a job is printed on; null for labels on a web, for stock, and for what cannot be made. */
export function imposed(
  product: Product,
  book: PriceBook,
  configuration: Configuration,
): Imposed | null {
  const { quantity, styles } = configuration;
  const { plan } = rawPrice(planSetOf(product, book, configuration), quantity);
  if (!plan?.sheet) return null;
  const { sheet, nUp, mode } = plan;
  const flat = flatSize(product, configuration);
  const edge = 2 * flat.edgeMm;
  const upright: Cell = { width: flat.widthMm + edge, height: flat.heightMm + edge };
  const turned: Cell = { width: upright.height, height: upright.width };
  const [one, other] = [room(sheet, upright), room(sheet, turned)];
  const isTurned = other.columns * other.rows > one.columns * one.rows;
  const cell = isTurned ? turned : upright;
  const fits = isTurned ? other : one;
  const { columns, rows } = gridFor(nUp, fits.columns, fits.rows);
  const left = SIDE_MM + (printableWidth(sheet) - columns * cell.width) / 2;
  const top = printableHeight(sheet) - rows * cell.height;
  const own = mode === 'gang' ? Math.min(styles, nUp) : nUp;
  const places = Array.from(
    { length: nUp },
    (_, at): Place => ({
      x: left + (at % columns) * cell.width + flat.edgeMm,
      y: top + Math.floor(at / columns) * cell.height + flat.edgeMm,
      width: cell.width - edge,
      height: cell.height - edge,
      isOwn: at < own,
    }),
  );
  const folds = foldsOf(product, configuration);
  const isTogether = plan.styles === 'together';
  const pieces = quantity * product.piecesPerUnit * (isTogether ? styles : 1);
  return {
    mode,
    sheetName: wordingOf(product)(sheetName(sheet)),
    widthMm: sheet.widthMm,
    heightMm: sheet.heightMm,
    gripperMm: GRIPPER_MM,
    edgeMm: flat.edgeMm,
    places,
    nUp,
    own,
    fill: Math.round((100 * nUp * flat.widthMm * flat.heightMm) / (sheet.widthMm * sheet.heightMm)),
    sheets: planSheets(plan, pieces) * (isTogether ? 1 : styles),
    folds: isTurned ? { x: [], y: folds } : { x: folds, y: [] },
    die: dieLine(product, configuration),
    isTurned,
  };
}
