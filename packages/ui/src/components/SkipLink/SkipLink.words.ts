// Words of SkipLink in Chinese.

export const skipLinkZh = {
  skipToContent: '跳到正文',
};
