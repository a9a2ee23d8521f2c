/** What colours, patterns and shadings leave on the page (ISO 32000-1 §8.6 and §8.7). */
import { colourSpace, referenceKey } from './pdf-colour.ts';
import type { PageScan } from './pdf-content.ts';
import type { PdfDocument } from './pdf-document.ts';
import { inside, isSeen, type Run } from './pdf-frame.ts';
import { type Box, compose, type Matrix, shared } from './pdf-matrix.ts';
import { EVERYWHERE, type Nesting, ownMatrix } from './pdf-nesting.ts';
import type { Resources } from './pdf-resources.ts';
import { noteColour, noteEndless } from './pdf-scan-notes.ts';
import { freshState, type Paint, type State } from './pdf-state.ts';
import { type Dict, Name, type Value } from './pdf-values.ts';

/** More tiles of a pattern than can be told apart on a sheet. */
const MAX_TILES = 4_000_000;

/** Paints areas, lines and text of one page. */
export class Painting {
  readonly #document: PdfDocument;
  readonly #scan: PageScan;
  readonly #resources: Resources;
  readonly #nesting: Nesting;
  readonly #patterns = new Set<string>();

  constructor(document: PdfDocument, scan: PageScan, resources: Resources, nesting: Nesting) {
    this.#document = document;
    this.#scan = scan;
    this.#resources = resources;
    this.#nesting = nesting;
  }

  /** `box` is null for text, whose extent is not measured. */
  fill(box: Box | null, state: State, run: Run): void {
    this.#paint(state.fill, state.fillAlpha, box, state, run);
  }

  stroke(box: Box | null, state: State, run: Run): void {
    this.#paint(state.stroke, state.strokeAlpha, box, state, run);
  }

  shading(value: Value, state: State, run: Run): void {
    const shading = this.#document.dict(value);
    if (!shading || state.fillAlpha === 0 || !isSeen(state.clip, state, run)) return;
    const space = colourSpace(this.#document, shading.get('ColorSpace'), run.resources);
    noteColour(this.#scan, space, run);
  }

  #paint(paint: Paint, alpha: number, box: Box | null, state: State, run: Run): void {
    const reached = box ?? state.clip;
    if (alpha === 0 || !isSeen(reached, state, run)) return;
    if (paint.pattern !== null) this.#pattern(paint.pattern, paint, reached, state, run);
    else if (!paint.white) noteColour(this.#scan, paint.space, run);
  }

  #pattern(name: string, paint: Paint, box: Box, state: State, run: Run): void {
    const value = this.#resources.need(run, 'Pattern', new Name(name));
    const dict = this.#document.dict(value);
    if (!dict) return;
    if (this.#document.number(dict.get('PatternType')) === 2) {
      this.shading(this.#document.dict(dict.get('Shading')), state, run);
      return;
    }
    const stream = this.#document.stream(value);
    if (!stream) return;
    const matrix = compose(ownMatrix(this.#document, dict), run.base);
    this.#measureStep(dict, matrix, shared(box, state.clip));
    const key = `${referenceKey(value) ?? name}@${run.depth}`;
    if (this.#patterns.has(key)) return;
    this.#patterns.add(key);
    if (this.#document.number(dict.get('PaintType')) === 2) {
      noteColour(this.#scan, paint.space, run);
    }
    const inner = freshState(matrix, EVERYWHERE);
    this.#nesting.enter(value, stream, inner, { ...inside(run), inPattern: true });
  }

  /** How often a pattern would be set to fill a place. */
  #measureStep(dict: Dict, matrix: Matrix, [left, bottom, right, top]: Box): void {
    const xStep = this.#document.number(dict.get('XStep')) ?? 0;
    const yStep = this.#document.number(dict.get('YStep')) ?? 0;
    const [a, b, c, d] = matrix;
    const tile = Math.abs(xStep * yStep * (a * d - b * c));
    if (tile > 0 && ((right - left) * (top - bottom)) / tile <= MAX_TILES) return;
    noteEndless(this.#scan, 'pattern', [left, bottom, right, top]);
  }
}
