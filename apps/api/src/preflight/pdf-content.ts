/** What a page paints: pictures with their resolution, colours, fonts in use, and what could not be read. */

import { printingAnnotations } from './pdf-annotations.ts';
import type { Family, Process } from './pdf-colour.ts';
import { type PdfDocument, READ_LIMITS } from './pdf-document.ts';
import { TooLarge } from './pdf-filters.ts';
import type { Frame } from './pdf-frame.ts';
import { InkMeasure } from './pdf-ink.ts';
import type { Layers } from './pdf-layers.ts';
import { Marks } from './pdf-marks.ts';
import type { Box, Matrix } from './pdf-matrix.ts';
import { compose, shared } from './pdf-matrix.ts';
import { freshState } from './pdf-state.ts';
import type { Unread } from './pdf-unread.ts';
import type { Dict, Stream, Value } from './pdf-values.ts';
import { ContentWalker } from './pdf-walker.ts';

/** One picture as placed on a page. */
export interface ImageUse {
  /** @unit px */
  readonly width: number;
  readonly height: number;
  /** Resolution along the picture's own axes. @unit dpi */
  readonly xDpi: number;
  readonly yDpi: number;
  readonly family: Family;
  readonly process: Process;
  readonly spots: readonly string[];
  /** Part of a repeating pattern, not placed by itself. */
  readonly inPattern: boolean;
  /** Printed: on the sheet, inside its clipping path, on a layer that prints. */
  readonly visible: boolean;
  /** What is seen of it, in the page's user space. @unit pt */
  readonly box: Box;
}

/** A form field or note that is printed with the page. */
export interface AnnotationUse {
  readonly box: Box;
  readonly isField: boolean;
}

/** What one page paints. */
export interface PageScan {
  readonly images: ImageUse[];
  /** Colours of text, lines and areas; pure white is left out. */
  readonly painted: Set<Process>;
  /** Inks of text, lines and areas, and where each is seen first. */
  readonly spots: Map<string, Box>;
  /** Keys (FontCollector) of the fonts that visible text is set in. */
  readonly fonts: Set<unknown>;
  /** Pictures whose data is drawn, by where they start in the file. */
  readonly pictures: Map<number, { readonly stream: Stream; readonly box: Box }>;
  readonly annotations: AnnotationUse[];
  /** Names of layers with content that is not printed. */
  readonly hiddenLayers: Set<string>;
  readonly marks: Marks;
  readonly ink: InkMeasure;
  /** What could not be read, and where first; null for no place of its own. */
  readonly unread: Map<Unread, Box | null>;
  /** True when the work budget ended before the page did. */
  cut: boolean;
  /** True when drawing would not end: the engine does not get this page. */
  undrawable: boolean;
}

/** How much drawing one file may cause; shared by all its pages. */
export interface Budget {
  operators: number;
  images: number;
  /** Drawings within drawings. */
  nested: number;
}

export const DRAWING_BUDGET: Readonly<Budget> = {
  operators: 4_000_000,
  images: 20_000,
  nested: 20_000,
};

/** A page as the scan needs it. */
export interface ScannedPage {
  readonly contents: Value | undefined;
  readonly resources: Dict | null;
  readonly annotations?: Value | undefined;
  /** Length of a user space unit. @unit pt */
  readonly scale: number;
  /** What is printed, in user space. */
  readonly area: Box;
  /** What its trim box leaves of that. */
  readonly finished: Box;
}

/** Scans one page. Errors: TooLarge (see PdfDocument.decode). */
export function scanPage(
  document: PdfDocument,
  page: ScannedPage,
  layers: Layers,
  budget: Budget,
): PageScan {
  const ctm: Matrix = [page.scale, 0, 0, page.scale, 0, 0];
  const scaled = (box: Box) => box.map((side) => side * page.scale) as unknown as Box;
  const area = scaled(page.area);
  const scan: PageScan = {
    images: [],
    painted: new Set(),
    spots: new Map(),
    fonts: new Set(),
    pictures: new Map(),
    annotations: [],
    hiddenLayers: new Set(),
    marks: new Marks(area),
    ink: new InkMeasure(scaled(page.finished)),
    unread: new Map(),
    cut: false,
    undrawable: false,
  };
  const walker = new ContentWalker(document, scan, budget, layers, page.resources);
  const frame: Frame = {
    resources: page.resources,
    depth: 0,
    base: ctm,
    colours: true,
    cells: null,
    visible: true,
  };
  const state = freshState(ctm, area);
  walker.run(joinContents(document, page.contents, scan), state, frame);
  for (const annotation of printingAnnotations(document, page.annotations, layers)) {
    const box = scaled(annotation.rect);
    const { appearance } = annotation;
    if (appearance === 'none') {
      scan.unread.set('missing', box);
      continue;
    }
    scan.annotations.push({ box, isField: annotation.isField });
    const { value, stream, matrix } = appearance;
    const placed = { ...freshState(compose(matrix, ctm), shared(area, box)) };
    walker.follow(value, stream, placed, frame);
  }
  return scan;
}

function joinContents(
  document: PdfDocument,
  contents: Value | undefined,
  scan: PageScan,
): Uint8Array {
  const found = document.resolve(contents);
  if (found === null) {
    // No contents at all is an empty page; contents that lead nowhere are lost.
    if (contents !== undefined && contents !== null) scan.unread.set('missing', null);
    return new Uint8Array(0);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const item of Array.isArray(found) ? found : [found]) {
    const stream = document.stream(item);
    if (!stream) {
      scan.unread.set('missing', null);
      continue;
    }
    const { bytes, unread } = document.decode(stream);
    if (unread) scan.unread.set(unread, null);
    length += bytes.length + 1;
    if (length > READ_LIMITS.stream) throw new TooLarge();
    parts.push(bytes, Uint8Array.of(10));
  }
  return Buffer.concat(parts);
}
