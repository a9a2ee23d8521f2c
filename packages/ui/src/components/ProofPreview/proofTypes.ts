// What a proof shows: pages of the file, and what the file check found on them. Every length is in millimetres.

/** One page of the file. */
export interface ProofPage {
  /** What it is, where the pages are of several files: 第 2 款 · 第 1 页. */
  label?: string | undefined;
  /** Picture of the whole page. */
  imageUrl: string;
  /** Width of the page in the file, bleed included. @unit mm */
  widthMm: number;
  /** Height of the page in the file, bleed included. @unit mm */
  heightMm: number;
}

/** A place on a page, from the page's upper left corner. @unit mm */
export interface ProofBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One result of the file check. */
export interface ProofFinding {
  /** Unique in the list. */
  id: string;
  /** `error` stops the order, `caution` is advice, `passed` is good news. */
  severity: 'error' | 'caution' | 'passed' | 'info';
  /** What was found: 第 2 页图片 188 dpi. */
  text: string;
  /** What to do about it: 建议 ≥ 300 dpi. */
  advice?: string | undefined;
  /** Page it is on, counted from 1; without it the whole file is meant. */
  page?: number | undefined;
  /** Where on the page. */
  box?: ProofBox | undefined;
}

/** A place on the unfolded piece, from its upper left corner. @unit mm */
export type ProofSpot = readonly [x: number, y: number];

/** How a box, a bag or an envelope is cut from its sheet and creased. */
export interface ProofDie {
  /** The knife's way round, closed from the last spot to the first. */
  cut: readonly ProofSpot[];
  /** What is pressed and folded. */
  creases: readonly (readonly [from: ProofSpot, to: ProofSpot])[];
  /** Walls of the finished goods: words and marks stand on them. */
  faces: readonly ProofBox[];
}

/** The product's finished sheet and its margins. @unit mm */
export interface ProofGeometry {
  trimWidthMm: number;
  trimHeightMm: number;
  bleedMm: number;
  safeMm: number;
}

/** Millimetres without needless zeros: 90, 2.5. */
export const mm = (value: number): string => String(Math.round(value * 10) / 10);
