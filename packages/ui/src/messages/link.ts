// Built-in strings of links; a module of its own, so that other components do not bundle them.

export const linkZh = {
  /** Told behind a link that opens a new window. */
  opensNewWindow: '（在新窗口打开）',
};
