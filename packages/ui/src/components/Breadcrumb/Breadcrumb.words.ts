// Words of Breadcrumb in Chinese.

export const breadcrumbZh = {
  breadcrumb: '当前位置',
};
