// Surrounds every manual page: theme and language of the toolbar, the design system's own strings.
import { BanxinProvider } from '@banxin/ui/BanxinProvider';
import { en } from '@banxin/ui/messagesEn';
import { setTheme } from '@banxin/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useManualGlobals } from './manualGlobals.ts';
import { manualTheme } from './manualTheme.ts';
import './manual.css';

/** The container of all pages; a story beside it does not decide how the page looks. */
export function ManualContainer({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>): ReactNode {
  const { theme, locale } = useManualGlobals();
  useLayoutEffect(() => {
    setTheme(theme);
    document.documentElement.lang = locale;
  }, [theme, locale]);
  const look = useMemo(() => manualTheme(theme), [theme]);
  return (
    <DocsContainer context={context} theme={look}>
      <BanxinProvider {...(locale === 'en-US' && { locale, messages: en })}>
        {children}
      </BanxinProvider>
    </DocsContainer>
  );
}
