// A button that is only an icon; its name is required.
import type { ReactNode, Ref } from 'react';
import { buttonClass } from '../../internal/buttonClass.ts';
import * as css from '../../internal/buttonStyle.css.ts';
import { PressButton } from '../../internal/PressButton.tsx';

export interface IconButtonProps {
  /** What it does, for screen readers. */
  'aria-label': string;
  /** The icon; it takes the size of the text. */
  icon: ReactNode;
  /** Called by click, tap, Enter and Space. */
  onPress?: (() => void) | undefined;
  /**
   * Look of the button.
   * @default 'quiet'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'ink' | undefined;
  /**
   * `critical` for actions that destroy something.
   * @default 'action'
   */
  tone?: 'action' | 'critical' | undefined;
  /**
   * Square of 30, 40 or 48 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Cannot be pressed and cannot be focused. */
  isDisabled?: boolean | undefined;
  /** `close` closes the dialog around it. */
  slot?: 'close' | undefined;
  /** Id of the text that explains the action. */
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An icon that is pressed. */
export function IconButton({
  icon,
  variant = 'quiet',
  tone = 'action',
  size = 'medium',
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <PressButton
      {...rest}
      data-component="IconButton"
      className={buttonClass(variant, tone, size, false, true)}
    >
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
    </PressButton>
  );
}
