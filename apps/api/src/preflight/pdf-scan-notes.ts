/** What is written into the scan of a page: inks that paint, and what was not read. */
import type { ColourSpace } from './pdf-colour.ts';
import type { PageScan } from './pdf-content.ts';
import type { Run } from './pdf-frame.ts';
import type { Box } from './pdf-matrix.ts';
import type { Unread } from './pdf-unread.ts';

/** The first place of each cause is kept; null for no place of its own. */
export function noteUnread(scan: PageScan, cause: Unread, box: Box | null = null): void {
  if (!scan.unread.has(cause)) scan.unread.set(cause, box);
}

/** Not read, and drawing it would not end. */
export function noteEndless(scan: PageScan, cause: Unread, box: Box | null): void {
  noteUnread(scan, cause, box);
  scan.undrawable = true;
}

export function noteColour(scan: PageScan, space: ColourSpace, run: Run): void {
  if (!run.colours || space.process === 'none') return;
  scan.painted.add(space.process);
  for (const spot of space.spots) if (scan.spots.size < 64) scan.spots.add(spot);
}
