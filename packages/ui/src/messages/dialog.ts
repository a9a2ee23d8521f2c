// Built-in strings of what can be closed: a part of its own, so that what is light stays light.

export const dialogZh = {
  close: '关闭',
};
