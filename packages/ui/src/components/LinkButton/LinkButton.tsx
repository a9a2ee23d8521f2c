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
  /** Where it leads. */
  href: string;
  /**
   * Opens a new window, says so, and gives the other site no handle on this one.
   * @default false
   */
  isExternal?: boolean | undefined;
  /** Saves the target under this name instead of opening it. */
  download?: string | undefined;
  /** Icon before the words; decoration. */
  icon?: ReactNode | undefined;
  /** Icon after the words; decoration. */
  iconEnd?: ReactNode | undefined;
  /** Name for screen readers when the words are not enough. */
  'aria-label'?: string | undefined;
  /** Called before the page changes. */
  onPress?: (() => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
  children: ReactNode;
}

/** A link with the weight of a button. */
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
