/** Which file holds which side of which style, and what the styles are called. Pure. */
import type { PrintFile } from '@banxin/contract/entities/file';
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { HeldSide, JobStyle, StyleSide } from '@banxin/contract/entities/styles';
import { isLoose } from '@banxin/contract/rules/styles';

/** A file in its place. */
export interface Cell {
  /** Of the file's flow; a kept file's id. */
  readonly key: string;
  /** From 0. */
  readonly style: number;
  readonly side: HeldSide;
  /** Its first page in that file, from 1. */
  readonly page: number;
}

export interface Arrangement {
  /** By style; empty or absent where it has its number only. */
  readonly names: readonly string[];
  readonly cells: readonly Cell[];
}

/** The files and styles of an order that is edited or repeated. */
export interface Earlier {
  readonly files: readonly PrintFile[];
  readonly styles: OrderDetail['styles'];
}

/** As the order has them; without names and sides each style has one file, in their order. */
export function arrangementOf({ files, styles }: Earlier): Arrangement {
  if (styles === null) {
    const cells = files.map(({ id }, style): Cell => ({ key: id, style, side: 'all', page: 1 }));
    return { names: [], cells };
  }
  const cells = styles.flatMap(({ parts }, style) =>
    parts.flatMap(({ fileId, side, page }, at): Cell[] => {
      if (!isLoose(side)) return [{ key: fileId, style, side, page }];
      // A book's pages come from a few files: each has one place.
      const isFirst = parts.findIndex((one) => one.fileId === fileId) === at;
      return isFirst ? [{ key: fileId, style, side: 'all', page: 1 }] : [];
    }),
  );
  return { names: styles.map(({ name }) => name), cells };
}

export const overlap = (a: StyleSide, b: StyleSide): boolean =>
  a === b || a === 'all' || b === 'all';

/** Puts a file in a place and nowhere else; what was there has no place any more. */
export const put = ({ names, cells }: Arrangement, cell: Cell): Arrangement => ({
  names,
  cells: [
    ...cells.filter(
      ({ key, style, side }) =>
        key !== cell.key && !(style === cell.style && overlap(side, cell.side)),
    ),
    cell,
  ],
});

export const withoutFile = ({ names, cells }: Arrangement, gone: string): Arrangement => ({
  names,
  cells: cells.filter(({ key }) => key !== gone),
});

/** Puts a file into the first style that has none. */
export function putNext(now: Arrangement, key: string): Arrangement {
  const taken = new Set(now.cells.map(({ style }) => style));
  let style = 0;
  while (taken.has(style)) style += 1;
  return put(now, { key, style, side: 'all', page: 1 });
}

/** Another file in all places of one. */
export const swap = ({ names, cells }: Arrangement, from: string, to: string): Arrangement => ({
  names,
  cells: cells.map((cell) => (cell.key === from ? { ...cell, key: to } : cell)),
});

/** Names a style; its number is no name. */
export const rename = (
  { names, cells }: Arrangement,
  style: number,
  name: string,
): Arrangement => ({
  names: Array.from({ length: Math.max(names.length, style + 1) }, (_, index) =>
    index === style ? name : (names[index] ?? ''),
  ),
  cells,
});

/** The pages of one file one style after another. */
export const split = (
  { names, cells }: Arrangement,
  key: string,
  styles: readonly number[],
  perStyle: number,
): Arrangement => ({
  names,
  cells: [
    ...cells.filter((cell) => cell.key !== key && !styles.includes(cell.style)),
    ...styles.map((style, at): Cell => ({ key, style, side: 'all', page: at * perStyle + 1 })),
  ],
});

/** The styles over which a file of so many pages can be split from its own on; null where it cannot. */
export function splitOver(
  { key, style }: Pick<Cell, 'key' | 'style'>,
  pageCount: number,
  perStyle: number,
  cells: readonly Cell[],
  count: number,
): readonly number[] | null {
  const wanted = pageCount / perStyle;
  if (!Number.isInteger(wanted) || wanted < 2 || wanted > count) return null;
  if (cells.filter((cell) => cell.key === key).length > 1) return null;
  const isFree = (one: number) => cells.every((cell) => cell.style !== one || cell.key === key);
  const first = wanted === count ? 0 : style;
  const free = Array.from({ length: count - first }, (_, at) => first + at).filter(isFree);
  return free.length < wanted ? null : free.slice(0, wanted);
}

/** What is known of a file that arrived. */
export type ReportOf = (key: string) => Pick<PrintFile, 'id' | 'pageCount'> | undefined;

/** The cells of styles that there are; a whole that has one page is the front where there are two sides. */
export const seenCells = (
  cells: readonly Cell[],
  count: number,
  sides: boolean,
  reportOf: ReportOf,
): readonly Cell[] =>
  cells
    .filter(({ style }) => style < count)
    .map((cell) =>
      sides && cell.side === 'all' && reportOf(cell.key)?.pageCount === 1
        ? { ...cell, side: 'front' }
        : cell,
    );

/** As the order keeps them: files that arrived. */
export const stylesOf = (
  names: readonly string[],
  cells: readonly Cell[],
  count: number,
  reportOf: ReportOf,
): JobStyle[] =>
  Array.from({ length: count }, (_, style) => ({
    name: names[style] ?? '',
    parts: cells
      .filter((cell) => cell.style === style)
      .flatMap(({ key, side, page }) => {
        const fileId = reportOf(key)?.id;
        return fileId === undefined ? [] : [{ fileId, side, page }];
      }),
  }));
