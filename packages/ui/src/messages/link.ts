// Built-in strings of links: a part of its own, so that what is light stays light.

export const linkZh = {
  /** Tells that a link opens a new window. */
  opensNewWindow: '在新窗口打开',
};
