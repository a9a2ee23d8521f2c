/** What the reader chose about the whole shop. In cookies, so that the server draws the page as it was left. */
import type { Theme } from '@banxin/ui/theme';
import type { Locale } from './text.ts';

export interface Preferences {
  /** `system` while nothing was chosen. */
  readonly theme: Theme;
  readonly locale: Locale;
}

const THEME = 'banxin.theme';
const LOCALE = 'banxin.locale';

/** A year. @unit s */
const KEPT = 31_536_000;

/** @param cookies as the header `Cookie` and `document.cookie` write them */
export function readPreferences(cookies: string): Preferences {
  const values = Object.fromEntries(cookies.split(/;\s*/).map((pair) => pair.split('=', 2)));
  const theme = values[THEME];
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    locale: values[LOCALE] === 'en-US' ? 'en-US' : 'zh-CN',
  };
}

/** What `document.cookie` is given to keep a choice; the default is forgotten. */
export function cookiesOf({ theme, locale }: Partial<Preferences>): string[] {
  const cookie = (name: string, value: string | null) =>
    `${name}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === null ? 0 : KEPT}`;
  return [
    ...(theme === undefined ? [] : [cookie(THEME, theme === 'system' ? null : theme)]),
    ...(locale === undefined ? [] : [cookie(LOCALE, locale === 'zh-CN' ? null : locale)]),
  ];
}
