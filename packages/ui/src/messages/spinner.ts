// Built-in strings of the spinner; a module of its own, so that other components do not bundle them.

export const spinnerZh = {
  loading: '加载中',
};
