// Words of Link in Chinese.

export const linkZh = {
  /** Told behind a link that opens a new window. */
  opensNewWindow: '（在新窗口打开）',
};
