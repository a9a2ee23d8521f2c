// Words of Table in Chinese.

export const tableZh = {
  sortAscending: (name: string): string => `按${name}升序排列`,
  sortDescending: (name: string): string => `按${name}降序排列`,
  tableEmpty: '没有数据',
};
