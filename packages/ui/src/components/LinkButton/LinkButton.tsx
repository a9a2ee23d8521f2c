// Leads to another page and looks like a button.
import type { ReactNode, Ref } from 'react';
import { buttonClass } from '../../internal/buttonClass.ts';
import * as css from '../../internal/buttonStyle.css.ts';
import { PressLink } from '../../internal/PressLink.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { linkZh } from '../Link/Link.words.ts';

export interface LinkButtonProps extends ButtonLook {
  /**
   * Where it leads.
   * @zh 链接地址。
   */
  href: string;
  /**
   * Opens a new window, says so, and gives the other site no handle on this one.
   * @zh 在新窗口打开并说明，对方网站无法操纵本页。
   * @default false
   */
  isExternal?: boolean | undefined;
  /**
   * Saves the target under this name instead of opening it.
   * @zh 以此文件名保存，而不是打开。
   */
  download?: string | undefined;
  /**
   * Icon before the words; decoration.
   * @zh 文字前的图标，仅作装饰。
   */
  icon?: ReactNode | undefined;
  /**
   * Icon after the words; decoration.
   * @zh 文字后的图标，仅作装饰。
   */
  iconEnd?: ReactNode | undefined;
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

/**
 * A link with the weight of a button.
 * @zh 样式如按钮的链接。
 */
export function LinkButton({
  variant = 'secondary',
  tone = 'action',
  size = 'medium',
  isFullWidth = false,
  isExternal = false,
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps): ReactNode {
  const messages = useWords(linkZh);
  return (
    <PressLink
      {...rest}
      isExternal={isExternal}
      data-component="LinkButton"
      className={buttonClass(variant, tone, size, isFullWidth)}
    >
      {icon && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
      {isExternal && <VisuallyHidden>{messages.opensNewWindow}</VisuallyHidden>}
      {iconEnd && (
        <span className={css.icon} aria-hidden="true">
          {iconEnd}
        </span>
      )}
    </PressLink>
  );
}
