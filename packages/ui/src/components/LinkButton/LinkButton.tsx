// Leads to another page and looks like a button.
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import * as css from '../../internal/buttonStyle.css.ts';
import { defined } from '../../internal/defined.ts';
import type { ButtonLook } from '../Button/Button.tsx';

export interface LinkButtonProps extends ButtonLook {
  /** Where it leads. */
  href: string;
  /**
   * Opens a new window.
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
  onPress,
  children,
  ...rest
}: LinkButtonProps): ReactNode {
  return (
    <AriaLink
      {...defined(rest)}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(onPress && { onPress: () => onPress() })}
      data-component="LinkButton"
      className={css.button({ variant, tone, size, isFullWidth })}
    >
      {icon && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
      {iconEnd && (
        <span className={css.icon} aria-hidden="true">
          {iconEnd}
        </span>
      )}
    </AriaLink>
  );
}
