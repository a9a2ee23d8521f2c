/** How pages come into a book and move in it. Pure. */
import { byName } from '../styles/matchFiles.ts';
import type { BookPage } from './bookPages.ts';

/** A file whose pages can be bound. */
export interface BookFile {
  readonly key: string;
  readonly name: string;
  readonly pageCount: number;
}

/** Pages that the book needs. */
export interface Wanted {
  readonly inner: number;
  /** Of a cover that is printed apart; 0 where it is of the inner paper. */
  readonly cover: number;
}

export const isSame = (a: Pick<BookPage, 'key' | 'page'>, b: Pick<BookPage, 'key' | 'page'>) =>
  a.key === b.key && a.page === b.page;

const COVER_NAME = /封面|封皮|cover|cvr/i;

const pagesOf = ({ key, pageCount }: BookFile): BookPage[] =>
  Array.from({ length: pageCount }, (_, at) => ({ key, page: at + 1, isCover: false }));

/** Which pages of newly arrived files are the cover's: those of a file called so, or the outer ones of a whole book. */
function withCover(files: readonly BookFile[], { inner, cover }: Wanted): BookPage[] {
  const all = files.toSorted(byName).flatMap((file): BookPage[] => {
    const isCover = cover > 0 && file.pageCount === cover && COVER_NAME.test(file.name);
    return pagesOf(file).map((one) => ({ ...one, isCover }));
  });
  const isWhole = cover > 0 && all.length === inner + cover && all.every((one) => !one.isCover);
  if (!isWhole) return all;
  const outer = cover / 2;
  return all.map((one, at) => ({ ...one, isCover: at < outer || at >= all.length - outer }));
}

/** Files that arrived go to the end, by their names; pages of files that went go. */
export function withFiles(
  book: readonly BookPage[],
  files: readonly BookFile[],
  isKnown: (key: string) => boolean,
  wanted: Wanted,
): readonly BookPage[] {
  const kept = book.filter((one) =>
    files.some(({ key, pageCount }) => key === one.key && one.page <= pageCount),
  );
  return [
    ...kept,
    ...withCover(
      files.filter(({ key }) => !isKnown(key)),
      wanted,
    ),
  ];
}

/** Pages of the files that have no place. */
export const leftOut = (
  book: readonly BookPage[],
  files: readonly BookFile[],
): readonly BookPage[] =>
  files
    .toSorted(byName)
    .flatMap(pagesOf)
    .filter((one) => !book.some((other) => isSame(one, other)));

export const partOf = (book: readonly BookPage[], isCover: boolean): readonly BookPage[] =>
  book.filter((one) => one.isCover === isCover);

/** Puts a page at a place of the cover or of the inner pages; the others close up. @param to from 0 */
export function moveTo(
  book: readonly BookPage[],
  page: Pick<BookPage, 'key' | 'page'>,
  isCover: boolean,
  to: number,
): readonly BookPage[] {
  const rest = book.filter((one) => !isSame(one, page));
  const part = [...partOf(rest, isCover)];
  part.splice(Math.min(Math.max(to, 0), part.length), 0, { ...page, isCover });
  const other = partOf(rest, !isCover);
  return isCover ? [...part, ...other] : [...other, ...part];
}

/** In the order that the files' names and pages give. */
export const byFiles = (book: readonly BookPage[], files: readonly BookFile[]): BookPage[] => {
  const place = new Map(files.toSorted(byName).map(({ key }, at) => [key, at] as const));
  return book.toSorted(
    (a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0) || a.page - b.page,
  );
};
