// Chooses the theme of the whole document.

/** `system` follows the reader's system setting. */
export type Theme = 'light' | 'dark' | 'system';

/** Sets or removes `data-theme` on the root element, so that portals follow too. */
export function setTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
}
