/** What is found on a page that print does not take as it is, and where. */
import type { Box } from './pdf-matrix.ts';
import type { MarkKind } from './report.ts';

/** Places of one kind that are kept of a page. */
const MOST = 16;

interface Place {
  readonly box: Box;
  readonly value: number;
  /** How far it reaches into the page, from the side where that is least. */
  readonly depth: number;
}

/** Finds of one page. What lies outside the cut will not count, so the places are kept that reach deepest into the page. */
export class Marks {
  readonly #area: Box;
  readonly #places = new Map<MarkKind, Place[]>();

  /** @param area what is printed of the page */
  constructor(area: Box) {
    this.#area = area;
  }

  add(kind: MarkKind, box: Box, value: number): void {
    const [left, bottom, right, top] = this.#area;
    const depth = Math.min(box[2] - left, right - box[0], box[3] - bottom, top - box[1]);
    const places = this.#places.get(kind);
    if (!places) {
      this.#places.set(kind, [{ box, value, depth }]);
      return;
    }
    const last = places.at(-1) as Place;
    if (places.length === MOST && depth <= last.depth) return;
    const at = places.findIndex((place) => place.depth < depth);
    places.splice(at < 0 ? places.length : at, 0, { box, value, depth });
    if (places.length > MOST) places.pop();
  }

  /** By kind; the deepest first. */
  all(): [MarkKind, readonly Place[]][] {
    return [...this.#places];
  }
}
