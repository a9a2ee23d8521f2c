import { expect, it } from 'vitest';
import { cookiesOf, readPreferences } from './preferences.ts';

it.each([
  ['', 'system', 'zh-CN'],
  ['banxin.theme=light', 'light', 'zh-CN'],
  ['sid=1; banxin.theme=dark; banxin.locale=en-US', 'dark', 'en-US'],
  ['banxin.theme=sepia; banxin.locale=fr-FR', 'system', 'zh-CN'],
  ['banxin.theme', 'system', 'zh-CN'],
] as const)('“%s” means %s and %s', (cookies, theme, locale) => {
  expect(readPreferences(cookies)).toEqual({ theme, locale });
});

it.each([
  { theme: 'dark', locale: 'en-US' },
  { theme: 'light', locale: 'en-US' },
] as const)('what is kept is what is read: %o', (chosen) => {
  const kept = cookiesOf(chosen).map((cookie) => cookie.split(';', 1)[0]);
  expect(readPreferences(kept.join('; '))).toEqual(chosen);
});

it('the default is forgotten, and what was not chosen is not touched', () => {
  expect(cookiesOf({ theme: 'system' })).toEqual([
    'banxin.theme=; Path=/; SameSite=Lax; Max-Age=0',
  ]);
  expect(cookiesOf({ locale: 'zh-CN' })[0]).toContain('Max-Age=0');
});
