/** Which jobs the engine would put together on gang sheets, and what is wrong with a sheet whoever made it. */
import {
  type GangJob,
  type GangLayout,
  type GangPlace,
  type GangTerms,
  gangLayout,
  gangPress,
  gangRoom,
  gangStyles,
} from './gangSheet.ts';
import { printableHeight, printableWidth, SIDE_MM } from './sheets.ts';

/** A ticket names at most so many jobs of its sheet. */
const JOBS_MAX = 30;

interface Filled<K> {
  readonly jobs: readonly GangJob<K>[];
  readonly layout: GangLayout<K>;
}

/** A job with more styles than a sheet has places for it comes in parts: whole sheets of them, and the rest. */
function partsOf<K>(terms: GangTerms, job: GangJob<K>): GangJob<K>[] {
  const room = gangRoom(terms, job);
  const styles = gangStyles(job);
  if (room === 0 || styles.length <= room) return [job];
  const count = Math.ceil(styles.length / room);
  return Array.from({ length: count }, (_, at) => ({
    ...job,
    part: styles.slice(at * room, (at + 1) * room),
  }));
}

/**
 * Sheets for jobs of one stock, in the order in which they are due: each goes where it adds the fewest press sheets,
 * on a new sheet when it fits on none; one that is too much for a sheet goes in parts. A piece that is larger than the
 * sheet is left out.
 */
export function proposeGang<K>(
  terms: GangTerms,
  jobs: readonly GangJob<K>[],
): readonly (readonly GangJob<K>[])[] {
  const filled: Filled<K>[] = [];
  for (const job of jobs.flatMap((one) => partsOf(terms, one))) {
    const alone = gangLayout(terms, [job]);
    if (alone === null) continue;
    let best: { readonly at: number; readonly to: Filled<K>; readonly added: number } | null = null;
    for (const [at, before] of filled.entries()) {
      if (before.jobs.length === JOBS_MAX) continue;
      if (before.jobs.some(({ key }) => key === job.key)) continue;
      const together = [...before.jobs, job];
      const layout = gangLayout(terms, together);
      if (layout === null) continue;
      const added = layout.sheets - before.layout.sheets;
      if (best === null || added < best.added) best = { at, to: { jobs: together, layout }, added };
    }
    if (best === null) filled.push({ jobs: [job], layout: alone });
    else filled[best.at] = best.to;
  }
  return filled.map((one) => one.jobs);
}

/** What is wrong with a sheet. */
export interface GangFault<K> {
  readonly key: K;
  /** Not within what can be printed · over another piece · pieces of a job differ · fewer than ordered. */
  readonly kind: 'outside' | 'overlap' | 'turned' | 'short';
}

/** @unit mm */
const TOLERANCE = 0.001;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxOf = <K>({ x, y, width, height, edgeMm }: GangPlace<K>): Box => ({
  left: x - edgeMm,
  right: x + width + edgeMm,
  top: y - edgeMm,
  bottom: y + height + edgeMm,
});

const meet = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) > Math.max(a.left, b.left) + TOLERANCE &&
  Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + TOLERANCE;

/** Looks at a sheet as it is to be printed, whatever laid it out; empty when nothing is wrong. */
export function gangFaults<K>(
  terms: GangTerms,
  jobs: readonly GangJob<K>[],
  { places, run }: Pick<GangLayout<K>, 'places' | 'run'>,
): GangFault<K>[] {
  const sheet = gangPress(terms);
  const faults: GangFault<K>[] = [];
  const boxes = places.map(boxOf);
  for (const [at, { key }] of places.entries()) {
    const box = boxes[at] as Box;
    const isInside =
      box.left >= SIDE_MM - TOLERANCE &&
      box.right <= SIDE_MM + printableWidth(sheet) + TOLERANCE &&
      box.top >= -TOLERANCE &&
      box.bottom <= printableHeight(sheet) + TOLERANCE;
    if (!isInside) faults.push({ key, kind: 'outside' });
    if (boxes.slice(at + 1).some((other) => meet(box, other)))
      faults.push({ key, kind: 'overlap' });
  }
  for (const job of jobs) {
    const own = places.filter(({ key }) => key === job.key);
    const near = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE;
    const lies = ([width, height]: readonly [number, number]): boolean =>
      own.every((place) => near(place.width, width) && near(place.height, height));
    if (!lies([job.widthMm, job.heightMm]) && !lies([job.heightMm, job.widthMm])) {
      faults.push({ key: job.key, kind: 'turned' });
    }
    for (const style of gangStyles(job)) {
      const made = run * own.filter((place) => place.style === style).length;
      if (made < job.pieces) {
        faults.push({ key: job.key, kind: 'short' });
        break;
      }
    }
  }
  return faults;
}
