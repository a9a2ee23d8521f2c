/** What colours, patterns and shadings leave on the page (ISO 32000-1 §8.6 and §8.7). */
import { isCraftInk } from './craft-inks.ts';
import { isMixedBlack } from './pdf-black.ts';
import { type ColourSpace, colourSpace, isPrinted, referenceKey } from './pdf-colour.ts';
import type { PageScan } from './pdf-content.ts';
import type { PdfDocument } from './pdf-document.ts';
import { inside, isSeen, type Run, seenOf } from './pdf-frame.ts';
import { around, type Box, compose, hasPlace, type Matrix, shared } from './pdf-matrix.ts';
import { EVERYWHERE, type Nesting, ownMatrix } from './pdf-nesting.ts';
import type { Resources } from './pdf-resources.ts';
import {
  noteColour,
  noteEndless,
  noteInk,
  noteLine,
  noteSmallBlack,
  noteUnknownInk,
} from './pdf-scan-notes.ts';
import { freshState, type Paint, type State } from './pdf-state.ts';
import { type Dict, Name, type Value } from './pdf-values.ts';

/** More tiles of a pattern than can be told apart on a sheet. */
const MAX_TILES = 4_000_000;

/** Fills and strokes in one colour. */
export function sameColour({ fill, stroke }: State): boolean {
  return (
    fill.pattern === stroke.pattern &&
    fill.space.process === stroke.space.process &&
    fill.space.inks.join() === stroke.space.inks.join() &&
    fill.values.join() === stroke.values.join()
  );
}

/** With what is painted. */
interface Colouring {
  readonly paint: Paint;
  readonly alpha: number;
  readonly isOver: boolean;
}

/** What is painted. */
export interface Extent {
  /** Around it. */
  readonly place: Box;
  /** What of it is covered; 0 where that is not known. @unit pt² */
  readonly area: number;
  /** Text is measured roughly: whether it is seen is not judged by its place. */
  readonly isText?: boolean;
}

/** White that overprints in this space leaves everything below as it is. */
function leavesBelow(space: ColourSpace, mode: number): boolean {
  if (space.inks.length > 0) return space.family !== 'index' && isPrinted(space);
  return space.family === 'cmyk' && mode === 1;
}

/** Places of spot inks that are told apart; the rest becomes one. */
const MOST_SPOTTED = 64;

/** Paints areas, lines and text of one page. */
export class Painting {
  readonly #document: PdfDocument;
  readonly #scan: PageScan;
  readonly #resources: Resources;
  readonly #nesting: Nesting;
  readonly #patterns = new Set<string>();
  /** Where spot inks were painted so far. */
  readonly #spotted: Box[] = [];
  /** Around everything that was painted so far. */
  #covered: Box | null = null;

  constructor(document: PdfDocument, scan: PageScan, resources: Resources, nesting: Nesting) {
    this.#document = document;
    this.#scan = scan;
    this.#resources = resources;
    this.#nesting = nesting;
  }

  fill(extent: Extent, state: State, run: Run): void {
    this.#paint(
      { paint: state.fill, alpha: state.fillAlpha, isOver: state.fillOverprint },
      extent,
      state,
      run,
    );
  }

  stroke(extent: Extent, state: State, run: Run): void {
    this.#paint(
      { paint: state.stroke, alpha: state.strokeAlpha, isOver: state.strokeOverprint },
      extent,
      state,
      run,
    );
  }

  /** A line of its own, not one that widens an area. @param thickness @unit pt */
  line(box: Box, thickness: number, state: State, run: Run): void {
    const { stroke, strokeAlpha } = state;
    if (stroke.white || strokeAlpha === 0 || !run.colours) return;
    if (!isPrinted(stroke.space) || !isSeen(box, state, run)) return;
    noteLine(this.#scan, seenOf(box, state, run), thickness);
  }

  /** Letters that are filled. @param size @unit pt */
  text(place: Box, size: number, state: State, run: Run): void {
    const { fill, fillAlpha } = state;
    if (fillAlpha === 0 || fill.pattern !== null || !run.colours) return;
    if (!isMixedBlack(fill.space, fill.values) || !isSeen(place, state, run)) return;
    noteSmallBlack(this.#scan, seenOf(place, state, run), size);
  }

  shading(value: Value, state: State, run: Run): void {
    const shading = this.#document.dict(value);
    if (!shading || state.fillAlpha === 0 || !isSeen(state.clip, state, run)) return;
    const space = colourSpace(this.#document, shading.get('ColorSpace'), run.resources);
    const seen = seenOf(state.clip, state, run);
    this.cover(seen, space.spots, state.fillAlpha, state, run);
    noteColour(this.#scan, { space, values: null }, seen, run);
    if (space.process !== 'gray') noteUnknownInk(this.#scan, seen, run);
  }

  #paint({ paint, alpha, isOver }: Colouring, extent: Extent, state: State, run: Run): void {
    const { place, area, isText } = extent;
    const reached = isText ? state.clip : place;
    if (alpha === 0 || !isSeen(reached, state, run)) return;
    if (paint.pattern !== null) this.#pattern(paint.pattern, paint, reached, state, run);
    const own = seenOf(place, state, run);
    const seen = hasPlace(own) ? own : seenOf(reached, state, run);
    if (paint.white) {
      const isLost = isOver && leavesBelow(paint.space, state.overprintMode);
      if (isLost && run.colours && this.#isCovered(seen)) {
        this.#scan.marks.add('whiteOverprint', seen, 0);
      }
    } else if (paint.pattern === null) {
      this.cover(seen, paint.space.spots, alpha, state, run);
      noteColour(this.#scan, paint, seen, run);
      noteInk(this.#scan, paint, alpha, { place: seen, area }, run);
    }
  }

  /** Something was painted here, in these spot inks. @param alpha its opacity */
  cover(box: Box, spots: readonly string[], alpha: number, state: State, run: Run): void {
    if (!run.colours) return;
    const isMixed = alpha < 1 || state.blends || state.isMasked;
    if (isMixed && this.#spotted.some((below) => hasPlace(shared(box, below)))) {
      this.#scan.marks.add('overSpot', box, 0);
    }
    this.#covered = around(this.#covered, box);
    if (spots.every(isCraftInk)) return;
    if (this.#spotted.length < MOST_SPOTTED) this.#spotted.push(box);
    else this.#spotted.push(around(this.#spotted.pop() ?? null, box));
  }

  /** Something may be below: known as the box around all that was painted. */
  #isCovered(box: Box): boolean {
    return this.#covered !== null && hasPlace(shared(box, this.#covered));
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
    const cells = seenOf(box, state, run);
    this.cover(cells, paint.space.spots, state.fillAlpha, state, run);
    const key = `${referenceKey(value) ?? name}@${run.depth}`;
    if (this.#patterns.has(key)) return;
    this.#patterns.add(key);
    if (this.#document.number(dict.get('PaintType')) === 2) {
      noteColour(this.#scan, paint, cells, run);
      noteInk(this.#scan, paint, 1, { place: cells, area: 0 }, run);
    }
    const inner = freshState(matrix, EVERYWHERE);
    this.#nesting.enter(value, stream, inner, { ...inside(run), cells });
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
