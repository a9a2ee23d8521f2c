/** Drawings within drawings: forms, masks, pattern tiles and glyphs, as deep and as often as is safe. */
import { referenceKey } from './pdf-colour.ts';
import type { Budget, PageScan } from './pdf-content.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { Frame } from './pdf-frame.ts';
import {
  type Box,
  boxAfter,
  compose,
  hasPlace,
  IDENTITY,
  type Matrix,
  shared,
} from './pdf-matrix.ts';
import { noteEndless, noteUnread } from './pdf-scan-notes.ts';
import type { State } from './pdf-state.ts';
import type { Dict, Stream, Value } from './pdf-values.ts';

/** The PDF engine follows forms this deep too. */
const MAX_FORM_DEPTH = 28;
/** The clip of a drawing that has no place of its own on the page. */
export const EVERYWHERE: Box = [-1e9, -1e9, 1e9, 1e9];

/** Follows the operators of a drawing. */
type Follow = (bytes: Uint8Array, state: State, frame: Frame) => void;

/** The matrix of a form or pattern. */
export function ownMatrix(document: PdfDocument, dict: Dict): Matrix {
  return (document.numbers(dict.get('Matrix'), 6) as Matrix | null) ?? IDENTITY;
}

/** Enters the drawings that the drawings of one page name. */
export class Nesting {
  readonly #document: PdfDocument;
  readonly #scan: PageScan;
  readonly #budget: Budget;
  readonly #follow: Follow;
  readonly #active = new Set<string>();

  constructor(document: PdfDocument, scan: PageScan, budget: Budget, follow: Follow) {
    this.#document = document;
    this.#scan = scan;
    this.#budget = budget;
    this.#follow = follow;
  }

  /** Where a form lies. It is seen through its bounding box only. */
  placeOf({ dict }: Stream, state: State): { ctm: Matrix; clip: Box } {
    const ctm = compose(ownMatrix(this.#document, dict), state.ctm);
    const box = this.#document.numbers(dict.get('BBox'), 4) as Box | null;
    return { ctm, clip: box ? shared(state.clip, boxAfter(ctm, box)) : state.clip };
  }

  /** Follows a form. `value` is what refers to it. */
  form(value: Value, stream: Stream, state: State, frame: Frame): void {
    this.enter(value, stream, { ...state, ...this.placeOf(stream, state) }, frame);
  }

  /** Follows any drawing, in a state that is its own already. */
  enter(value: Value, stream: Stream, state: State, frame: Frame): void {
    const key = referenceKey(value) ?? `at ${stream.start}`;
    const place = hasPlace(state.clip) && state.clip[0] > EVERYWHERE[0] ? state.clip : null;
    if (this.#active.has(key)) {
      noteEndless(this.#scan, 'loop', place);
      return;
    }
    if (frame.depth >= MAX_FORM_DEPTH) {
      noteEndless(this.#scan, 'depth', place);
      return;
    }
    // What a page draws itself is bounded by its length; what drawings draw multiplies.
    if (frame.depth > 1) this.#budget.nested -= 1;
    if (this.#budget.nested <= 0) {
      this.#scan.cut = true;
      this.#scan.undrawable = true;
      return;
    }
    const { bytes, unread } = this.#document.decode(stream);
    if (unread && frame.visible) noteUnread(this.#scan, unread, place);
    this.#active.add(key);
    const resources = this.#document.dict(stream.dict.get('Resources')) ?? frame.resources;
    this.#follow(bytes, state, { ...frame, resources, depth: frame.depth + 1, base: state.ctm });
    this.#active.delete(key);
  }
}
