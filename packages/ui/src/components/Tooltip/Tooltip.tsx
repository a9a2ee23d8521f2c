// A short text beside a control, on hover and keyboard focus.
import type { ReactElement, ReactNode } from 'react';
import { ReasonTip } from '../../internal/ReasonTip.tsx';

export interface TooltipProps {
  /** The text; it adds to the control's name and never replaces it. */
  text: string;
  /** Side it prefers. @default 'top' */
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** Pause before it appears on hover; keyboard focus shows it at once. @unit ms @default 400 */
  delay?: number | undefined;
  /** The control: a Button, IconButton or Link of this package. */
  children: ReactElement;
}

/** Nothing may be known from a tooltip alone: touch has none. */
export function Tooltip({
  text,
  placement = 'top',
  delay = 400,
  children,
}: TooltipProps): ReactNode {
  return (
    <ReasonTip text={text} placement={placement} delay={delay} component="Tooltip">
      {children}
    </ReasonTip>
  );
}
