// A short text that floats beside a control on hover and keyboard focus.
import type { ReactElement, ReactNode } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as css from './ReasonTip.css.ts';

/** Wrap a react-aria control; the text must also reach screen readers by `aria-describedby`. */
export function ReasonTip({
  text,
  children,
}: {
  /** Without a text there is no tip. */
  text: string | undefined;
  children: ReactElement;
}): ReactNode {
  if (!text) return children;
  return (
    <TooltipTrigger delay={150} closeDelay={0}>
      {children}
      <Tooltip className={css.tip} offset={6} placement="top">
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
