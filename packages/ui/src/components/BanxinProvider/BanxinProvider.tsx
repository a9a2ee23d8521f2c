// Root of an application: language, built-in strings and client-side navigation for every component below.
import { type ReactNode, useEffect } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { NavigateContext } from '../../internal/NavigateContext.ts';
import { allowEmptyHtml } from '../../internal/trustedTypes.ts';
import { MessagesContext } from '../../messages/words.ts';
import type { Messages } from '../../messages/zhCN.ts';

export interface BanxinProviderProps {
  /**
   * Language of numbers, dates and react-aria's own strings.
   * @default 'zh-CN'
   */
  locale?: 'zh-CN' | 'en-US' | undefined;
  /**
   * Built-in strings. English ones come from `@banxin/ui/messagesEn`, so that a Chinese bundle does not carry them.
   * @default the Chinese strings
   */
  messages?: Messages | undefined;
  /** Opens a path without reloading; links, menus, tabs and breadcrumbs call it. Without it links load pages. */
  navigate?: ((path: string) => void) | undefined;
  children: ReactNode;
}

/** Wrap the application in it once. */
export function BanxinProvider({
  locale = 'zh-CN',
  messages,
  navigate,
  children,
}: BanxinProviderProps): ReactNode {
  useEffect(allowEmptyHtml, []);
  return (
    <I18nProvider locale={locale}>
      <MessagesContext value={messages ?? null}>
        <NavigateContext value={navigate ?? null}>{children}</NavigateContext>
      </MessagesContext>
    </I18nProvider>
  );
}
