// Built-in strings of overlays, navigation and data components: Chinese, and the type of every other language.

export const viewsZh = {
  close: '关闭',
};

/** What a language must provide for overlays, navigation and data. */
export type ViewMessages = typeof viewsZh;
