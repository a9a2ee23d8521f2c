// Words of Toast in Chinese.

export const toastZh = {
  dismiss: '关闭提示',
  toasts: '通知',
};
