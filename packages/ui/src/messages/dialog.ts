// Built-in strings of what can be closed; a module of its own, so that other components do not bundle them.

export const dialogZh = {
  close: '关闭',
  dismissDialog: '取消',
};
