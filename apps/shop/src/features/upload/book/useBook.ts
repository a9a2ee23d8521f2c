/** The pages of the book that is uploaded: in order, moved, taken out, put back. */

import type { Configuration } from '@banxin/contract/entities/configuration';
import { coverPages } from '@banxin/contract/rules/styles';
import { useEffect, useState } from 'react';
import type { PrintFilesState } from '../usePrintFiles.ts';
import type { BookPage } from './bookPages.ts';
import { byFiles, leftOut, moveTo, partOf, withFiles } from './putInOrder.ts';

export function useBook(files: PrintFilesState, configuration: Configuration) {
  const { book, arrangeBook, arrived } = files;
  const wanted = { inner: configuration.pages ?? 0, cover: coverPages(configuration) };
  const bookFiles = files.placed.flatMap(({ key }) => {
    const report = arrived.get(key);
    return report?.pageCount ? [{ key, name: report.name, pageCount: report.pageCount }] : [];
  });
  /** Files whose pages found their place once: what was taken out of the book does not come back by itself. */
  const [known, setKnown] = useState<ReadonlySet<string>>(
    () => new Set(book?.map(({ key }) => key) ?? []),
  );
  const now = withFiles(book ?? [], bookFiles, (key) => known.has(key), wanted);
  const isStale = book === null ? now.length > 0 : now.length !== book.length;
  useEffect(() => {
    if (!isStale) return;
    arrangeBook(now);
    setKnown(new Set(bookFiles.map(({ key }) => key)));
  });
  const [before, setBefore] = useState<readonly BookPage[] | null>(null);
  const change = (next: readonly BookPage[]): void => {
    setBefore(now);
    arrangeBook(next);
  };
  return {
    wanted,
    pages: now,
    inner: partOf(now, false),
    cover: partOf(now, true),
    out: leftOut(now, bookFiles),
    nameOf: (key: string): string => arrived.get(key)?.name ?? '',
    thumbnailOf: ({ key, page }: Pick<BookPage, 'key' | 'page'>): string | null =>
      arrived.get(key)?.pages[page - 1]?.thumbnail ?? null,
    move: (page: Pick<BookPage, 'key' | 'page'>, isCover: boolean, to: number): void =>
      change(moveTo(now, page, isCover, to)),
    takeOut: (page: Pick<BookPage, 'key' | 'page'>): void =>
      change(now.filter((one) => one.key !== page.key || one.page !== page.page)),
    sort: (): void => change(byFiles(now, bookFiles)),
    /** Takes the last move back. */
    undo:
      before === null
        ? null
        : (): void => {
            arrangeBook(before);
            setBefore(null);
          },
  };
}
