// Built-in strings of the toasts: a part of its own, because the first screen loads no other.

export const toastZh = {
  dismiss: '关闭提示',
  toasts: '通知',
};
