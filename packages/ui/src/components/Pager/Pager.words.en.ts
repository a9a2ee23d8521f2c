// Words of Pager in English.
import type { pagerZh } from './Pager.words.ts';

export const pagerEn: typeof pagerZh = {
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pager: 'Pages',
  total: (count) => `${count} in total`,
  pageSize: 'Rows per page',
  perPage: (size) => `${size} / page`,
  goToPage: (page) => `Page ${page}`,
  pagesBack: (count) => `${count} pages back`,
  pagesOn: (count) => `${count} pages on`,
  isFirstPage: 'This is the first page',
  isLastPage: 'This is the last page',
  pageNow: (page, pages) => `Now on page ${page} of ${pages}`,
};
