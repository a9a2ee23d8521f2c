// Words of Pager in Chinese.

export const pagerZh = {
  pageOf: (page: number, pages: number): string => `第 ${page} 页，共 ${pages} 页`,
  previousPage: '上一页',
  nextPage: '下一页',
  pager: '分页',
  total: (count: string): string => `共 ${count} 条`,
  pageSize: '每页条数',
  perPage: (size: number): string => `${size} 条/页`,
  goToPage: (page: number): string => `第 ${page} 页`,
  /** Names of the two gaps between page numbers. */
  pagesBack: (count: number): string => `向前 ${count} 页`,
  pagesOn: (count: number): string => `向后 ${count} 页`,
  /** Why the previous and the next button rest. */
  isFirstPage: '已是第一页',
  isLastPage: '已是最后一页',
  pageNow: (page: number, pages: number): string => `已到第 ${page} 页，共 ${pages} 页`,
};
