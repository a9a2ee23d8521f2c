// Words of Spinner in Chinese.

export const spinnerZh = {
  loading: '加载中',
};
