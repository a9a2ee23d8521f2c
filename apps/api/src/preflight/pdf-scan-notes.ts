/** What is written into the scan of a page: inks that paint, and what was not read. */
import { type ColourSpace, EVERY_INK } from './pdf-colour.ts';
import type { PageScan } from './pdf-content.ts';
import type { Run } from './pdf-frame.ts';
import { inkOf } from './pdf-ink.ts';
import type { Box } from './pdf-matrix.ts';
import { mm } from './pdf-pages.ts';
import type { Paint } from './pdf-state.ts';
import type { Unread } from './pdf-unread.ts';
import { LINE, SMALL_TEXT_PT } from './print-limits.ts';

/** The first place of each cause is kept; null for no place of its own. */
export function noteUnread(scan: PageScan, cause: Unread, box: Box | null = null): void {
  if (!scan.unread.has(cause)) scan.unread.set(cause, box);
}

/** Not read, and drawing it would not end. */
export function noteEndless(scan: PageScan, cause: Unread, box: Box | null): void {
  noteUnread(scan, cause, box);
  scan.undrawable = true;
}

/** Inks of one page that are remembered. */
const MOST_SPOTS = 64;

/** @param values its components; null when they are not known, as in a picture @param box where it is seen */
export function noteColour(
  scan: PageScan,
  { space, values }: { readonly space: ColourSpace; readonly values: readonly number[] | null },
  box: Box,
  run: Run,
): void {
  if (!run.colours) return;
  noteRegistration(scan, space, values, box);
  if (space.process === 'none') return;
  scan.painted.add(space.process);
  for (const spot of space.spots) {
    if (scan.spots.size < MOST_SPOTS && !scan.spots.has(spot)) scan.spots.set(spot, box);
  }
}

/** Registration colour is for marks that are cut off. */
export function noteRegistration(
  scan: PageScan,
  { family, inks }: ColourSpace,
  values: readonly number[] | null,
  box: Box,
): void {
  const at = inks.indexOf(EVERY_INK);
  if (at < 0) return;
  const tint = family === 'index' ? 1 : (values?.[at] ?? 1);
  if (tint > 0) scan.marks.add('registration', box, Math.round(tint * 100));
}

/** A line that is too thin. @param thickness @unit pt */
export function noteLine(scan: PageScan, box: Box, thickness: number): void {
  const measured = mm(thickness);
  if (measured >= LINE.advised) return;
  scan.marks.add(measured < LINE.least ? 'hairline' : 'fineLine', box, measured);
}

/** @param extent where it is seen, and how much it covers */
export function noteInk(
  scan: PageScan,
  { space, values }: Pick<Paint, 'space' | 'values'>,
  alpha: number,
  { place, area }: { readonly place: Box; readonly area: number },
  run: Run,
): void {
  if (!run.colours) return;
  const ink = inkOf(space, values);
  scan.ink.add(ink === null ? null : ink * alpha, place, area);
}

/** What is seen here takes ink that is not known. */
export function noteUnknownInk(scan: PageScan, place: Box, run: Run): void {
  if (run.colours) scan.ink.add(null, place, 0);
}

/** Small letters in a black of several inks. */
export function noteSmallBlack(scan: PageScan, box: Box, size: number): void {
  const measured = Math.round(size * 100) / 100;
  if (measured < SMALL_TEXT_PT) scan.marks.add('mixedBlack', box, measured);
}
