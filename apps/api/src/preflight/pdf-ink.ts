/** How much ink a page takes where it is painted in one plain colour. */
import { isCraftInk } from './craft-inks.ts';
import { type ColourSpace, EVERY_INK } from './pdf-colour.ts';
import { type Box, hasPlace, shared } from './pdf-matrix.ts';

/** Plates that registration colour is on. */
const PLATES = 4;
/** Sums above which the area is measured: what uncoated and coated paper take, and 40 more. @unit % */
const HEAVY = [340, 390] as const;

/** Of the inks of a colour together; 1 is one ink in full. Null for what the conversion to inks decides, as RGB. */
export function inkOf(space: ColourSpace, values: readonly number[]): number | null {
  if (space.family === 'index') return null;
  const tints = values.map((value) => Math.min(1, Math.max(0, value)));
  if (space.inks.length > 0) {
    return space.inks.reduce((sum, ink, index) => sum + (tints[index] ?? 0) * weightOf(ink), 0);
  }
  if (space.process === 'gray') return 1 - (tints[0] ?? 0);
  return space.process === 'cmyk' ? tints.reduce((sum, tint) => sum + tint, 0) : null;
}

function weightOf(ink: string): number {
  if (ink === EVERY_INK) return PLATES;
  return ink === 'None' || isCraftInk(ink) ? 0 : 1;
}

const sizeOf = ([left, bottom, right, top]: Box): number =>
  Math.max(0, right - left) * Math.max(0, top - bottom);

/** The ink of one page. */
export class InkMeasure {
  readonly #finished: Box;
  readonly #heavy = HEAVY.map((above) => ({ above, area: 0 }));
  #most = 0;
  #box: Box | null = null;
  /** Something is painted whose ink is not known. */
  isPartial = false;

  /** @param finished what is left of the page when it is cut; marks around it take no ink of it */
  constructor(finished: Box) {
    this.#finished = finished;
  }

  /** @param ink as `inkOf` @param area that is covered; 0 where that is not known. @unit pt² */
  add(ink: number | null, place: Box, area: number): void {
    const inside = shared(place, this.#finished);
    if (!hasPlace(inside)) return;
    if (ink === null) {
      this.isPartial = true;
      return;
    }
    const percent = Math.round(ink * 100);
    if (percent > this.#most) {
      this.#most = percent;
      this.#box = inside;
    }
    for (const heavy of this.#heavy) {
      if (percent > heavy.above) heavy.area += Math.min(area, sizeOf(inside));
    }
  }

  /** The largest sum in %, where it is, and which share of the page has more than each of `HEAVY`. */
  get result(): { most: number; box: Box | null; shares: { above: number; share: number }[] } {
    const whole = sizeOf(this.#finished);
    const shares = this.#heavy.map(({ above, area }) => {
      const share = whole > 0 ? Math.min(1, area / whole) : 0;
      return { above, share: Math.round(share * 10_000) / 10_000 };
    });
    return { most: this.#most, box: this.#box, shares };
  }
}
