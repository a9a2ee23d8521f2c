/** The reader's theme: remembered as plain text so that `public/theme.js` can apply it before the first paint. */
import { setTheme, type Theme } from '@banxin/ui/theme';

/** Same key as in `public/theme.js`. */
const KEY = 'banxin.theme';

export function readTheme(storage: Pick<Storage, 'getItem'>): Theme {
  const stored = storage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme, storage: Pick<Storage, 'setItem' | 'removeItem'>): void {
  if (theme === 'system') storage.removeItem(KEY);
  else storage.setItem(KEY, theme);
  setTheme(theme);
}
