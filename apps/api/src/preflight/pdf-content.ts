/** What a page paints: pictures with their resolution, colours, fonts in use. */
import type { Family, Process } from './pdf-colour.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { Matrix } from './pdf-matrix.ts';
import type { Dict, Value } from './pdf-values.ts';
import { ContentWalker, freshState } from './pdf-walker.ts';

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
  /** Left, bottom, right, top in the page's user space. @unit pt */
  readonly box: readonly [number, number, number, number];
}

/** What one page paints. */
export interface PageScan {
  readonly images: ImageUse[];
  /** Colours of text, lines and areas; pure white is left out. */
  readonly painted: Set<Process>;
  readonly spots: Set<string>;
  /** Keys (FontCollector) of the fonts that visible text is set in. */
  readonly fonts: Set<unknown>;
  /** True when the work budget ended before the page did. */
  cut: boolean;
}

/** How much drawing one file may cause; shared by all its pages. */
export interface Budget {
  operators: number;
  images: number;
}

export const DRAWING_BUDGET: Readonly<Budget> = { operators: 4_000_000, images: 20_000 };

/** Scans one page. `scale` is the page's user unit. Errors: TooLarge (see PdfDocument.decode). */
export function scanPage(
  document: PdfDocument,
  page: { contents: Value | undefined; resources: Dict | null; scale: number },
  budget: Budget,
): PageScan {
  const scan: PageScan = {
    images: [],
    painted: new Set(),
    spots: new Set(),
    fonts: new Set(),
    cut: false,
  };
  const walker = new ContentWalker(document, scan, budget);
  const ctm: Matrix = [page.scale, 0, 0, page.scale, 0, 0];
  walker.run(joinContents(document, page.contents), freshState(ctm), {
    resources: page.resources,
    depth: 0,
    base: ctm,
    colours: true,
    inPattern: false,
  });
  return scan;
}

function joinContents(document: PdfDocument, contents: Value | undefined): Uint8Array {
  const single = document.stream(contents);
  if (single) return document.decode(single) ?? new Uint8Array(0);
  const parts: Uint8Array[] = [];
  for (const item of document.array(contents) ?? []) {
    const stream = document.stream(item);
    const bytes = stream && document.decode(stream);
    if (bytes) parts.push(bytes, Uint8Array.of(10));
  }
  return Buffer.concat(parts);
}
