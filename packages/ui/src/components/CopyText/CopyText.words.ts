// Words of CopyText in Chinese.

export const copyZh = {
  copy: '复制',
  copyOf: (what: string): string => `复制${what}`,
  copied: '已复制',
  copyRefused: '浏览器不允许复制，文字已选中，请手动复制',
};
