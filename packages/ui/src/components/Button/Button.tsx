// Starts an action. Waiting is announced, keeps the focus and never changes the width.
import type { ReactNode, Ref } from 'react';
import { buttonClass } from '../../internal/buttonClass.ts';
import * as css from '../../internal/buttonStyle.css.ts';
import { Waiting } from '../../internal/PendingMark.tsx';
import { usePressButton } from '../../internal/PressButton.tsx';

/** Looks that every pressed thing shares. */
export interface ButtonLook {
  /**
   * `primary` once per view, `secondary` for the rest, `quiet` inside dense content, `ink` for the shell.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'ink' | undefined;
  /**
   * `critical` for actions that destroy something.
   * @default 'action'
   */
  tone?: 'action' | 'critical' | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Takes the whole width of its container.
   * @default false
   */
  isFullWidth?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook {
  /** Called by click, tap, Enter and Space. */
  onPress?: (() => void) | undefined;
  /** Cannot be pressed and cannot be focused. Say why beside it. */
  isDisabled?: boolean | undefined;
  /** Waits: keeps focus, ignores presses, announces the wait. */
  isPending?: boolean | undefined;
  /** Icon before the words; decoration. */
  icon?: ReactNode | undefined;
  /** Icon after the words; decoration. */
  iconEnd?: ReactNode | undefined;
  /**
   * `submit` sends the form around it.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of a form elsewhere in the page. */
  form?: string | undefined;
  /** `close` closes the dialog around it. */
  slot?: 'close' | undefined;
  /** Name for screen readers when the words are not enough. */
  'aria-label'?: string | undefined;
  /** Id of the text that explains the action. */
  'aria-describedby'?: string | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The words: a verb first. */
  children: ReactNode;
}

/** A button. */
export function Button({
  variant = 'secondary',
  tone = 'action',
  size = 'medium',
  isFullWidth = false,
  icon,
  iconEnd,
  isPending = false,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const hasParts = Boolean(icon || iconEnd || isPending);
  return usePressButton({
    ...rest,
    isPending,
    'data-component': 'Button',
    className: buttonClass(variant, tone, size, isFullWidth),
    // Words alone need no element around them.
    children: hasParts ? (
      <>
        <span className={css.content} data-part="content">
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
        </span>
        {isPending && <Waiting />}
      </>
    ) : (
      children
    ),
  });
}
