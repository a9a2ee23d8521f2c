/** Pictures where they are placed (ISO 32000-1 §8.9): resolution, colours, and whether they are seen. */
import { colourSpace, jpxSpace } from './pdf-colour.ts';
import type { Budget, PageScan } from './pdf-content.ts';
import type { PdfDocument } from './pdf-document.ts';
import { isSeen, prints, type Run, seenOf } from './pdf-frame.ts';
import { inlineFault, takeInlineData } from './pdf-inline-image.ts';
import { type Box, shared, unitBox } from './pdf-matrix.ts';
import type { Painting } from './pdf-painting.ts';
import type { Resources } from './pdf-resources.ts';
import { noteRegistration, noteUnread } from './pdf-scan-notes.ts';
import type { State } from './pdf-state.ts';
import { END, type Reader } from './pdf-syntax.ts';
import { type Dict, Name, type Stream, Word } from './pdf-values.ts';

/** Writes the pictures of one page into its scan. */
export class PlacedImages {
  readonly #document: PdfDocument;
  readonly #scan: PageScan;
  readonly #budget: Budget;
  readonly #resources: Resources;
  readonly #painting: Painting;

  constructor(
    document: PdfDocument,
    scan: PageScan,
    budget: Budget,
    resources: Resources,
    painting: Painting,
  ) {
    this.#document = document;
    this.#scan = scan;
    this.#budget = budget;
    this.#resources = resources;
    this.#painting = painting;
  }

  /** `stream` is null for a picture inside the content. */
  place(dict: Dict, stream: Stream | null, state: State, run: Run): void {
    const read = (long: string, short: string) => dict.get(long) ?? dict.get(short);
    const width = this.#document.number(read('Width', 'W')) ?? 0;
    const height = this.#document.number(read('Height', 'H')) ?? 0;
    const box = unitBox(state.ctm);
    const visible = isSeen(box, state, run) && state.fillAlpha !== 0;
    const isStencil = this.#document.resolve(read('ImageMask', 'IM')) === true;
    if (stream && visible) this.#toLookAt(stream, box);
    if (isStencil) {
      this.#painting.fill({ place: box, area: 0 }, state, run);
      return;
    }
    const declared = read('ColorSpace', 'CS');
    const space =
      declared === undefined && stream
        ? jpxSpace(this.#document, stream)
        : this.#resources.colourSpace(run, declared);
    if (visible) {
      noteRegistration(this.#scan, space, null, seenOf(box, state, run));
      // A picture with a mask of its own is see-through somewhere.
      const alpha = stream?.dict.has('SMask') ? 0 : state.fillAlpha;
      this.#painting.cover(seenOf(box, state, run), space.spots, alpha, state, run);
    }
    const [a, b, c, d] = state.ctm;
    const xDpi = (width * 72) / Math.hypot(a, b);
    const yDpi = (height * 72) / Math.hypot(c, d);
    if (!Number.isFinite(xDpi) || !Number.isFinite(yDpi)) return;
    this.#budget.images -= 1;
    this.#scan.images.push({
      width,
      height,
      xDpi,
      yDpi,
      family: space.family,
      process: space.process,
      spots: space.spots,
      inPattern: run.cells !== null,
      visible,
      box: visible ? shared(box, state.clip) : box,
    });
  }

  /** A picture inside the content, from after its `BI`. */
  placeInline(reader: Reader, state: State, run: Run): void {
    const dict: Dict = new Map();
    for (;;) {
      const key = reader.next();
      if (key === END || (key instanceof Word && key.value === 'ID')) break;
      if (!(key instanceof Name)) continue;
      const value = reader.next();
      if (value === END) return;
      dict.set(key.value, value);
    }
    const space = colourSpace(
      this.#document,
      dict.get('CS') ?? dict.get('ColorSpace'),
      run.resources,
    );
    const data = takeInlineData(reader, dict, space.components);
    const fault = data ? inlineFault(this.#document, dict, data, space.components) : 'syntax';
    if (fault && prints(run)) noteUnread(this.#scan, fault, unitBox(state.ctm));
    this.place(dict, null, state, run);
  }

  /** Its data, and that of its mask, is to be looked at. */
  #toLookAt(stream: Stream, box: Box): void {
    const mask = this.#document.stream(stream.dict.get('SMask') ?? stream.dict.get('Mask'));
    for (const part of mask ? [stream, mask] : [stream]) {
      this.#scan.pictures.set(part.start, { stream: part, box });
    }
  }
}
