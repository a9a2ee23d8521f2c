/** What the files of a job with several styles are to be like. */
import { COVER_PAGES } from '../constants.ts';
import type { Configuration } from '../entities/configuration.ts';
import type { PrintFile } from '../entities/file.ts';
import type { JobStyle, StylePart, StyleSide } from '../entities/styles.ts';

/** Pages of one style. @param isPair two strips that hang together, such as a couplet */
export function pagesPerStyle(
  { pages, colours }: Pick<Configuration, 'pages' | 'colours'>,
  isPair: boolean,
): number {
  return pages ?? (Number(colours.split('+')[1] ?? 0) > 0 || isPair ? 2 : 1);
}

/** True when front and back may come in files of their own. */
export const hasSides = (configuration: Pick<Configuration, 'pages' | 'colours'>): boolean =>
  configuration.pages === undefined && pagesPerStyle(configuration, false) === 2;

/** Pages of the cover that is printed apart; none where it is of the inner paper. */
export const coverPages = ({ pages, coverId }: Pick<Configuration, 'pages' | 'coverId'>): number =>
  pages !== undefined && coverId !== undefined && coverId !== 'self' ? COVER_PAGES : 0;

/** One page of a book, or of its cover. */
export const isLoose = (side: StyleSide): side is 'page' | 'cover' =>
  side === 'page' || side === 'cover';

/** Pages that follow one another in one file and in the book. */
export interface PageRun {
  readonly fileId: string;
  readonly side: StyleSide;
  /** In the file, from 1. */
  readonly from: number;
  readonly to: number;
  /** Of the first of them, in the book or in the cover, from 1. */
  readonly at: number;
}

/** The order of a book's pages in as few words as it takes; empty where nobody put them in order. */
export function pageRuns(parts: readonly StylePart[]): readonly PageRun[] {
  const runs: PageRun[] = [];
  const counted = { page: 0, cover: 0 };
  const loose = parts.filter(({ side }) => isLoose(side));
  for (const { fileId, side, page } of [
    ...loose.filter(({ side: of }) => of === 'cover'),
    ...loose.filter(({ side: of }) => of === 'page'),
  ]) {
    const kind = side === 'cover' ? 'cover' : 'page';
    counted[kind] += 1;
    const last = runs.at(-1);
    if (last && last.fileId === fileId && last.side === side && last.to + 1 === page) {
      runs[runs.length - 1] = { ...last, to: page };
    } else runs.push({ fileId, side, from: page, to: page, at: counted[kind] });
  }
  return runs;
}

/** The part of the job that one file holds: a side alone is judged as a side, several styles as so many, loose pages page by page. */
export function jobOfFile(
  configuration: Configuration,
  styles: readonly JobStyle[] | null,
  { id, pageCount }: Pick<PrintFile, 'id' | 'pageCount'>,
): Configuration {
  if (styles === null) return configuration;
  const held = styles.flatMap(({ parts }) => parts.filter((part) => part.fileId === id));
  const [first] = held;
  if (first === undefined) return configuration;
  if (isLoose(first.side)) {
    // How many there are is counted over all files.
    const { coverId: _, ...inner } = configuration;
    return { ...inner, styles: 1, pages: Math.max(pageCount ?? held.length, 1) };
  }
  const count = Math.max(held.length, 1);
  if (first.side === 'all') return { ...configuration, styles: count };
  const [front = '4', back = '0'] = configuration.colours.split('+');
  const colours = `${first.side === 'front' ? front : back}+0` as Configuration['colours'];
  return { ...configuration, styles: count, colours };
}

/** True when no style that somebody named lacks a side, and none of several is without a file. */
export const areWhole = (
  styles: readonly JobStyle[] | null,
  configuration: Pick<Configuration, 'pages' | 'colours' | 'coverId' | 'styles'>,
): boolean =>
  styles === null ||
  styles.filter((style) => isWhole(style, configuration)).length >= configuration.styles;

/** True when nothing of the style is missing. */
export function isWhole(
  { parts }: JobStyle,
  configuration: Pick<Configuration, 'pages' | 'colours' | 'coverId'>,
): boolean {
  const sides = hasSides(configuration);
  if (parts.some(({ side }) => isLoose(side))) {
    const count = (wanted: StyleSide) => parts.filter(({ side }) => side === wanted).length;
    return count('page') === configuration.pages && count('cover') === coverPages(configuration);
  }
  const has = (side: string) => parts.some((part) => part.side === side);
  return has('all') || (has('front') && (!sides || has('back')));
}
