// Words of RouteProgress in Chinese.

export const routeProgressZh = {
  routeProgress: '页面加载进度',
  /** Announced politely while a page is on its way. */
  pageLoading: '页面加载中',
};
