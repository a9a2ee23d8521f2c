/**
 * A gang sheet with jobs of several sizes and counts on it: where every piece lies, how long it runs, what is made too
 * much. Pieces stand in shelves from the gripper up, in each shelf in columns of one job, so that a guillotine can cut
 * them: shelves, columns, pieces. All pieces of a job are turned the same way, as the quote has them.
 */
import type { GangPieces } from './gangJob.ts';
import type { Place } from './imposed.ts';
import { nUp } from './imposition.ts';
import {
  GRIPPER_MM,
  type PressSheet,
  printableHeight,
  printableWidth,
  SHEETS,
  type SheetId,
  SIDE_MM,
} from './sheets.ts';

/** What gang runs are printed on: of the price book, without what it costs. */
export interface GangTerms {
  readonly sheet: SheetId;
  /** Spoiled until the press stands. */
  readonly wasteSheets: number;
}

/** One job on a sheet. @typeParam K what names it */
export interface GangJob<K> extends GangPieces {
  readonly key: K;
  /** Those of its styles that lie on this sheet, ascending; null or left out for all of them. */
  readonly part?: readonly number[] | null;
}

/** Styles of a job that lie on the sheet, from 1. */
export const gangStyles = ({
  styles,
  part,
}: Pick<GangJob<unknown>, 'styles' | 'part'>): readonly number[] =>
  part ?? Array.from({ length: styles }, (_, at) => at + 1);

export interface GangPlace<K> extends Place {
  readonly key: K;
  /** From 1. */
  readonly style: number;
  /** Bleed of this piece. @unit mm */
  readonly edgeMm: number;
}

/** What becomes of a job on a sheet. */
export interface GangMade<K> {
  readonly key: K;
  /** Places of each of its styles. */
  readonly copies: number;
  /** Pieces of each style beyond what is ordered. */
  readonly over: number;
}

export interface GangLayout<K> {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly gripperMm: number;
  readonly places: readonly GangPlace<K>[];
  readonly made: readonly GangMade<K>[];
  /** Part of the sheet that becomes pieces, whole percent. */
  readonly fill: number;
  /** Good sheets. */
  readonly run: number;
  /** With what is spoiled until the press stands. */
  readonly sheets: number;
}

/** Half a micrometre: lengths are sums of fractions. @unit mm */
const EPSILON = 0.0005;

interface Cells<K> {
  readonly job: GangJob<K>;
  readonly count: number;
  readonly isTurned: boolean;
  readonly width: number;
  readonly height: number;
}

type Turning = 'best' | 'low' | 'high';

function cellsOf<K>(sheet: PressSheet, job: GangJob<K>, count: number, way: Turning): Cells<K> {
  const width = job.widthMm + 2 * job.edgeMm;
  const height = job.heightMm + 2 * job.edgeMm;
  const fitsUpright =
    Math.floor(printableWidth(sheet) / width) * Math.floor(printableHeight(sheet) / height);
  const isTurned =
    way === 'best'
      ? nUp(sheet, width, height) > fitsUpright
      : way === 'low'
        ? height > width
        : width > height;
  const [across, up] = isTurned ? [height, width] : [width, height];
  return { job, count, isTurned, width: across, height: up };
}

/** Pieces of one job one above the other. */
interface Column<K> {
  readonly cells: Cells<K>;
  readonly x: number;
  readonly count: number;
}

interface Shelf<K> {
  readonly height: number;
  readonly columns: Column<K>[];
  width: number;
}

/** What of a column a shelf can take. */
const intoShelf = <K>(shelf: Shelf<K>, cells: Cells<K>, left: number, most: number): number =>
  shelf.width + cells.width > most + EPSILON
    ? 0
    : Math.min(left, Math.floor((shelf.height + EPSILON) / cells.height));

function addColumn<K>(shelf: Shelf<K>, cells: Cells<K>, count: number): void {
  shelf.columns.push({ cells, x: shelf.width, count });
  shelf.width += cells.width;
}

/** Shelves that hold all of it, or null. */
function shelvesOf<K>(sheet: PressSheet, all: readonly Cells<K>[]): Shelf<K>[] | null {
  const most = printableWidth(sheet);
  const shelves: Shelf<K>[] = [];
  let free = printableHeight(sheet);
  for (const cells of all.toSorted((a, b) => b.height - a.height)) {
    let left = cells.count;
    while (left > 0) {
      let taken = 0;
      for (const shelf of shelves) {
        taken = intoShelf(shelf, cells, left, most);
        if (taken === 0) continue;
        addColumn(shelf, cells, taken);
        break;
      }
      if (taken === 0) {
        if (cells.height > free + EPSILON || cells.width > most + EPSILON) return null;
        const shelf: Shelf<K> = { height: cells.height, columns: [], width: 0 };
        shelves.push(shelf);
        free -= cells.height;
        taken = 1;
        addColumn(shelf, cells, 1);
      }
      left -= taken;
    }
  }
  return shelves;
}

function placesOf<K>(sheet: PressSheet, shelves: readonly Shelf<K>[]): GangPlace<K>[] {
  const widest = Math.max(0, ...shelves.map(({ width }) => width));
  const left = SIDE_MM + (printableWidth(sheet) - widest) / 2;
  const places: GangPlace<K>[] = [];
  const laid = new Map<K, number>();
  let bottom = printableHeight(sheet);
  for (const { height, columns } of shelves) {
    for (const { cells, x, count } of columns) {
      const { job, width, height: cellHeight } = cells;
      const { key, edgeMm } = job;
      const styles = gangStyles(job);
      for (let at = 0; at < count; at += 1) {
        const number = laid.get(key) ?? 0;
        laid.set(key, number + 1);
        places.push({
          key,
          style: styles[number % styles.length] ?? 0,
          x: left + x + edgeMm,
          y: bottom - (at + 1) * cellHeight + edgeMm,
          width: width - 2 * edgeMm,
          height: cellHeight - 2 * edgeMm,
          edgeMm,
          isOwn: true,
        });
      }
    }
    bottom -= height;
  }
  return places;
}

const copiesAt = <K>({ pieces }: GangJob<K>, run: number): number => Math.ceil(pieces / run);

const areaOf = ({ widthMm, heightMm, edgeMm }: GangPieces): number =>
  (widthMm + 2 * edgeMm) * (heightMm + 2 * edgeMm);

/** Where everything lies when so many sheets are run; null when it does not fit. */
function placesAt<K>(
  sheet: PressSheet,
  jobs: readonly GangJob<K>[],
  run: number,
): GangPlace<K>[] | null {
  const counts = jobs.map((job) => copiesAt(job, run) * gangStyles(job).length);
  const needed = jobs.reduce((sum, job, at) => sum + areaOf(job) * (counts[at] ?? 0), 0);
  if (needed > printableWidth(sheet) * printableHeight(sheet) + EPSILON) return null;
  for (const way of ['best', 'low', 'high'] as const) {
    const shelves = shelvesOf(
      sheet,
      jobs.map((job, at) => cellsOf(sheet, job, counts[at] ?? 0, way)),
    );
    if (shelves !== null) return placesOf(sheet, shelves);
  }
  return null;
}

/** The press sheet of gang runs, with the edge that stays unprinted. @unit mm */
export const gangPress = ({
  sheet,
}: Pick<GangTerms, 'sheet'>): PressSheet & { readonly gripperMm: number } => ({
  ...SHEETS[sheet],
  gripperMm: GRIPPER_MM,
});

/** Press sheets of a run, with what is spoiled until the press stands. */
export const gangSheets = ({ wasteSheets }: GangTerms, run: number): number => run + wasteSheets;

/**
 * Jobs on one sheet: it runs as long as the shortest of their counts at which all of it fits, and longer counts take
 * more places. The same jobs in the same order lie the same way, wherever it is asked. Null when they do not fit.
 */
export function gangLayout<K>(terms: GangTerms, jobs: readonly GangJob<K>[]): GangLayout<K> | null {
  const sheet = gangPress(terms);
  const runs = [...new Set(jobs.map(({ pieces }) => pieces))].toSorted((a, b) => a - b);
  for (const run of runs) {
    const places = placesAt(sheet, jobs, run);
    if (places === null) continue;
    return {
      widthMm: sheet.widthMm,
      heightMm: sheet.heightMm,
      gripperMm: sheet.gripperMm,
      places,
      made: gangMade(jobs, places, run),
      fill: gangFill(terms, places),
      run,
      sheets: gangSheets(terms, run),
    };
  }
  return null;
}

/** Part of the sheet that becomes pieces, whole percent. */
export function gangFill(
  terms: Pick<GangTerms, 'sheet'>,
  places: readonly Pick<Place, 'width' | 'height'>[],
): number {
  const { widthMm, heightMm } = gangPress(terms);
  const cut = places.reduce((sum, { width, height }) => sum + width * height, 0);
  return Math.round((100 * cut) / (widthMm * heightMm));
}

/** What a run of so many sheets makes of each job. */
export const gangMade = <K>(
  jobs: readonly Pick<GangJob<K>, 'key' | 'styles' | 'part' | 'pieces'>[],
  places: readonly Pick<GangPlace<K>, 'key'>[],
  run: number,
): GangMade<K>[] =>
  jobs.map((job) => {
    const { key, pieces } = job;
    const copies = places.filter((place) => place.key === key).length / gangStyles(job).length;
    return { key, copies, over: copies * run - pieces };
  });

/** How many styles of a job have a place of their own on an empty sheet; 0 when not even one piece fits. */
export function gangRoom(terms: Pick<GangTerms, 'sheet'>, pieces: GangPieces): number {
  const { widthMm, heightMm, edgeMm } = pieces;
  return nUp(gangPress(terms), widthMm + 2 * edgeMm, heightMm + 2 * edgeMm);
}

/**
 * The most of these styles of a job that can lie on a sheet beside what is on it, in their order; what of the job is
 * there already counts with it.
 */
export function gangFitting<K>(
  terms: GangTerms,
  jobs: readonly GangJob<K>[],
  job: GangJob<K>,
): readonly number[] {
  const there = jobs.find(({ key }) => key === job.key);
  const others = jobs.filter(({ key }) => key !== job.key);
  const before = there === undefined ? [] : gangStyles(there);
  const wanted = gangStyles(job).filter((style) => !before.includes(style));
  const most = Math.min(wanted.length, gangRoom(terms, job) - before.length);
  for (let count = most; count > 0; count -= 1) {
    const put = wanted.slice(0, count);
    const part = [...before, ...put].toSorted((a, b) => a - b);
    if (gangLayout(terms, [...others, { ...job, part }]) !== null) return put;
  }
  return [];
}

/** Part of the printable area that a job takes with its bleed: those of all on a sheet are at most the whole. @unit thousandths */
export function gangShare<K>(
  terms: GangTerms,
  { places }: { readonly places: readonly Omit<GangPlace<K>, 'isOwn'>[] },
  key: K,
): number {
  const sheet = gangPress(terms);
  const area = places
    .filter((place) => place.key === key)
    .reduce((sum, p) => sum + (p.width + 2 * p.edgeMm) * (p.height + 2 * p.edgeMm), 0);
  return Math.floor((1_000 * area) / (printableWidth(sheet) * printableHeight(sheet)));
}
