// Words of Badge in Chinese.

export const badgeZh = {
  countOf: (count: number): string => `${count} 项`,
};
