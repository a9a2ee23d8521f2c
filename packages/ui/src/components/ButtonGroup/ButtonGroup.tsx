// Buttons that belong together, such as the answers of a dialog.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './ButtonGroup.css.ts';

export interface ButtonGroupProps {
  /** Name of the group for screen readers; without it the buttons are not grouped for them. */
  'aria-label'?: string | undefined;
  /**
   * Where the buttons stand.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * On a phone the buttons stand below each other, the last one on top.
   * @default false
   */
  stacksOnPhone?: boolean | undefined;
  /** Buttons, the most important one last when aligned to the end. */
  children: ReactNode;
}

/** A row of buttons. */
export function ButtonGroup({
  'aria-label': ariaLabel,
  align = 'start',
  stacksOnPhone = false,
  children,
}: ButtonGroupProps): ReactNode {
  const named = ariaLabel ? { role: 'group', 'aria-label': ariaLabel } : {};
  return (
    <div
      {...named}
      data-component="ButtonGroup"
      className={classes(css.group, css.align[align], stacksOnPhone && css.stacksOnPhone)}
    >
      {children}
    </div>
  );
}
