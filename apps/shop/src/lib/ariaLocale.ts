/**
 * Stands in for react-aria's `I18nProvider` and `useLocale` where the shop is built (`build/ariaLocale.ts`): the root of
 * the shop always names its language, and both are read from left to right.
 */
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from './text.ts';

interface AriaLocale {
  readonly locale: Locale;
  readonly direction: 'ltr';
}

const AriaLocaleContext = createContext<AriaLocale>({ locale: 'zh-CN', direction: 'ltr' });

export function I18nProvider({
  locale,
  children,
}: {
  readonly locale: Locale;
  readonly children: ReactNode;
}): ReactNode {
  const value = useMemo<AriaLocale>(() => ({ locale, direction: 'ltr' }), [locale]);
  return createElement(AriaLocaleContext, { value }, children);
}

export const useLocale = (): AriaLocale => useContext(AriaLocaleContext);
