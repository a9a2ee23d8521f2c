/** Distances from the edges of a page. Pure. */
import type { BoxMm, PageReport, Side } from './report.ts';

/** So far inside the page, or inside its trim box, and so far outside the trim box is looked. @unit mm */
export const EDGE_REACH_MM = 12;

/** Ink is looked for so far inside the page, or inside its trim box: no cut is farther from the edge. @unit mm */
export const INK_REACH_MM = 9;

/** How far a box is inside the page on each side. @unit mm */
export function insetsOf(
  box: BoxMm,
  { widthMm, heightMm }: Pick<PageReport, 'widthMm' | 'heightMm'>,
): Record<Side, number> {
  return {
    top: box.y,
    bottom: heightMm - box.y - box.height,
    left: box.x,
    right: widthMm - box.x - box.width,
  };
}
