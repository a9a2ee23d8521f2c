// Surrounds every manual page: what the toolbar says, the design system's own strings.
import { BanxinProvider } from '@banxin/ui/BanxinProvider';
import { en } from '@banxin/ui/messagesEn';
import { setTheme } from '@banxin/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useManualGlobals } from './manualGlobals.ts';
import { manualTheme } from './manualTheme.ts';
import { imitateMedia } from './mediaFeatures.ts';
import { viewports } from './viewports.ts';
import './manual.css';

/** Makes the page's own frame as wide as a window, so that what depends on the width shows itself; null: as it is. */
function limitFrame(width: number | null): void {
  // Of another origin, or none: a page that is opened by itself is as wide as the reader's window.
  const frame = window.frameElement as HTMLElement | null;
  if (frame === null) return;
  frame.style.maxWidth = width === null ? '' : `${width}px`;
  frame.style.marginInline = width === null ? '' : 'auto';
}

/** The container of all pages; a story beside it does not decide how the page looks. */
export function ManualContainer({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>): ReactNode {
  const { theme, locale, motion, colours, viewport } = useManualGlobals();
  const width =
    Object.entries(viewports).find(([name]) => name === viewport?.value)?.[1].width ?? null;
  useLayoutEffect(() => {
    setTheme(theme);
    document.documentElement.lang = locale;
  }, [theme, locale]);
  useEffect(() => {
    imitateMedia('motion', motion === 'reduce');
    imitateMedia('colours', colours === 'forced');
  }, [motion, colours]);
  useLayoutEffect(() => {
    limitFrame(width);
    // A single story has a window by Storybook's own tool.
    return () => limitFrame(null);
  }, [width]);
  const look = useMemo(() => manualTheme(theme), [theme]);
  return (
    <DocsContainer context={context} theme={look}>
      <BanxinProvider {...(locale === 'en-US' && { locale, messages: en })}>
        {children}
      </BanxinProvider>
    </DocsContainer>
  );
}
