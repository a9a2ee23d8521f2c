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
   * @zh 数字、日期和 react-aria 自带文字的语言。
   * @default 'zh-CN'
   */
  locale?: 'zh-CN' | 'en-US' | undefined;
  /**
   * Built-in strings. English ones come from `@banxin/ui/messagesEn`, so that a Chinese bundle does not carry them.
   * @zh 内置文案。英文文案从 `@banxin/ui/messagesEn` 引入，中文的打包不会带上它。
   * @default the Chinese strings
   */
  messages?: Messages | undefined;
  /**
   * Opens a path without reloading; links, menus, tabs and breadcrumbs call it. Without it links load pages.
   * @zh 不刷新页面地打开路径，由链接、菜单、标签和面包屑调用；不给时链接会重新加载页面。
   */
  navigate?: ((path: string) => void) | undefined;
  /**
   * The application.
   * @zh 应用。
   */
  children: ReactNode;
}

/**
 * Wrap the application in it once.
 * @zh 在应用的根部包一次。
 */
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
