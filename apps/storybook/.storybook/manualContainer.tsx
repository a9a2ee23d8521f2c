// Surrounds every manual page: what the toolbar says, the design system's own strings.
import { BanxinProvider } from '@banxin/ui/BanxinProvider';
import { en } from '@banxin/ui/messagesEn';
import { setTheme } from '@banxin/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useManualGlobals } from './manualGlobals.ts';
import { manualTheme } from './manualTheme.ts';
import { imitateMedia } from './mediaFeatures.ts';
import './manual.css';

/** The container of all pages; a story beside it does not decide how the page looks. */
export function ManualContainer({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>): ReactNode {
  const { theme, locale, motion, colours } = useManualGlobals();
  useLayoutEffect(() => {
    setTheme(theme);
    document.documentElement.lang = locale;
  }, [theme, locale]);
  useEffect(() => {
    imitateMedia('motion', motion === 'reduce');
    imitateMedia('colours', colours === 'forced');
  }, [motion, colours]);
  const look = useMemo(() => manualTheme(theme), [theme]);
  return (
    <DocsContainer context={context} theme={look}>
      <BanxinProvider {...(locale === 'en-US' && { locale, messages: en })}>
        {children}
      </BanxinProvider>
    </DocsContainer>
  );
}
