// Leads to another page; goes through the client's router when the provider has one.

import type { ReactNode, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import { external, Glyph } from '../../internal/Glyph.tsx';
import { usePressLink } from '../../internal/PressLink.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import * as css from './Link.css.ts';
import { linkZh } from './Link.words.ts';

export interface LinkProps {
  /**
   * Where it leads.
   * @zh 链接地址。
   */
  href: string;
  /**
   * `inline` inside running text, `standalone` alone on a line, `quiet` in the colour around it.
   * @zh `inline` 用在正文里，`standalone` 单独成行，`quiet` 与周围同色。
   * @default 'inline'
   */
  kind?: 'inline' | 'standalone' | 'quiet' | undefined;
  /**
   * Opens a new window, says so, and gives the other site no handle on this one.
   * @zh 在新窗口打开并说明，对方网站无法操纵本页。
   * @default false
   */
  isExternal?: boolean | undefined;
  /**
   * Icon before the words of a `standalone` link.
   * @zh `standalone` 链接文字前的图标。
   */
  icon?: ReactNode | undefined;
  /**
   * Marks the page that is open now.
   * @zh 标出当前页。
   */
  'aria-current'?: 'page' | 'step' | 'location' | 'true' | undefined;
  /**
   * Name for screen readers when the words are not enough.
   * @zh 文字不足以说明时，给读屏的名称。
   */
  'aria-label'?: string | undefined;
  /**
   * Called before the page changes.
   * @zh 页面切换之前调用。
   */
  onPress?: (() => void) | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLAnchorElement> | undefined;
  /**
   * The words.
   * @zh 链接文字。
   */
  children: ReactNode;
}

/** Tells that the link opens a new window: to the eye where it stands alone, and to the ear. */
function NewWindow({ hasSign }: { hasSign: boolean }): ReactNode {
  const messages = useWords(linkZh);
  return (
    <>
      {hasSign && <Glyph path={external} className={css.icon} />}
      <VisuallyHidden>{messages.opensNewWindow}</VisuallyHidden>
    </>
  );
}

/**
 * A link.
 * @zh 链接。
 */
export function Link({
  kind = 'inline',
  isExternal = false,
  icon,
  children,
  ...rest
}: LinkProps): ReactNode {
  return usePressLink({
    ...rest,
    isExternal,
    'data-component': 'Link',
    className: classes(css.link, css.kind[kind]),
    children:
      icon || isExternal ? (
        <>
          {icon && (
            <span className={css.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          {children}
          {isExternal && <NewWindow hasSign={kind === 'standalone'} />}
        </>
      ) : (
        children
      ),
  });
}
