// Which page numbers a pager shows: the first, the last, those around the current one, gaps between.

/** A page number, or a gap where numbers are left out. */
export type PageItem = number | 'gapBefore' | 'gapAfter';

/** At most seven items, so that the pager keeps its width. @param page counted from 1 */
export function pageItems(page: number, pages: number): PageItem[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gapAfter', pages];
  if (page >= pages - 3) {
    return [1, 'gapBefore', pages - 4, pages - 3, pages - 2, pages - 1, pages];
  }
  return [1, 'gapBefore', page - 1, page, page + 1, 'gapAfter', pages];
}

/** The page that keeps the first visible row in sight when the page size changes. */
export function pageAfterResize(page: number, oldSize: number, newSize: number): number {
  return Math.floor(((page - 1) * oldSize) / newSize) + 1;
}
