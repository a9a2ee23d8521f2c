// Built-in strings of the spinner: a part of its own, so that what is light stays light.

export const spinnerZh = {
  loading: '加载中',
};
