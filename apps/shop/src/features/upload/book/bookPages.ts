/** The pages of a book in their order: which file holds each, and which are the cover's. Pure. */
import type { JobStyle } from '@banxin/contract/entities/styles';
import { isLoose } from '@banxin/contract/rules/styles';
import type { Earlier, ReportOf } from '../styles/arrangement.ts';

/** A page of a file that has its place in the book. */
export interface BookPage {
  /** Of the file's flow; a kept file's id. */
  readonly key: string;
  /** In that file, from 1. */
  readonly page: number;
  readonly isCover: boolean;
}

/** As an order has them; null where nobody put them in order. */
export function bookOf({ styles }: Earlier): readonly BookPage[] | null {
  const [first, ...more] = styles ?? [];
  const loose = first?.parts.filter(({ side }) => isLoose(side)) ?? [];
  if (more.length > 0 || loose.length === 0) return null;
  return loose.map(({ fileId, page, side }) => ({ key: fileId, page, isCover: side === 'cover' }));
}

/** As the order keeps them: pages of files that arrived. */
export const bound = (book: readonly BookPage[], reportOf: ReportOf): JobStyle => ({
  name: '',
  parts: book.flatMap(({ key, page, isCover }) => {
    const fileId = reportOf(key)?.id;
    return fileId === undefined ? [] : [{ fileId, side: isCover ? 'cover' : 'page', page }];
  }),
});
