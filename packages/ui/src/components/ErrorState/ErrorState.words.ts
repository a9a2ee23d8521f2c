// Words of ErrorState in Chinese.

export const errorZh = {
  retry: '重试',
  requestId: '请求编号',
};
