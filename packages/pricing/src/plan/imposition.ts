/**
 * Imposition (拼版): how many pieces fit on a press sheet, and how both sides are printed.
 */
import { type PressSheet, printableHeight, printableWidth } from './sheets.ts';

/** How the back is printed: not at all, with its own form, or with the same form turned over. */
export type Duplex = 'single' | 'sheetwise' | 'workAndTurn';

/**
 * Pieces on one sheet: the better of both orientations, all pieces turned the same way.
 * @param cellWidthMm  piece with bleed on both sides
 * @returns 0 when the piece is larger than the printable area
 */
export function nUp(sheet: PressSheet, cellWidthMm: number, cellHeightMm: number): number {
  const width = printableWidth(sheet);
  const height = printableHeight(sheet);
  const upright = Math.floor(width / cellWidthMm) * Math.floor(height / cellHeightMm);
  const turned = Math.floor(width / cellHeightMm) * Math.floor(height / cellWidthMm);
  return upright > turned ? upright : turned;
}

/** Largest power of two ≤ n, or 0: signatures are folded in halves. */
export function powerOfTwo(n: number): number {
  let power = 1;
  while (power * 2 <= n) power *= 2;
  return n < 1 ? 0 : power;
}

/** Parts of a booklet: how often a full signature occurs, and the smaller ones left over. */
export interface Signatures {
  /** Pages in a full signature. */
  full: number;
  fullCount: number;
  /** Smaller signatures, each a power of two × 4 pages, largest first. */
  rest: readonly number[];
}

/** Splits pages (a multiple of 4) into signatures of at most `full` pages: 24P on 16P sheets = 16 + 8. */
export function signatures(pages: number, full: number): Signatures {
  const fullCount = Math.floor(pages / full);
  const rest: number[] = [];
  let left = pages - fullCount * full;
  for (let size = full / 2; left > 0 && size >= 4; size /= 2) {
    if (left >= size) {
      rest.push(size);
      left -= size;
    }
  }
  return { full, fullCount, rest };
}
