// Buttons that belong together, such as the answers of a dialog.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './ButtonGroup.css.ts';

export interface ButtonGroupProps {
  /**
   * Name of the group for screen readers; without it the buttons are not grouped for them.
   * @zh 给读屏的组名；不给时读屏不把按钮当作一组。
   */
  'aria-label'?: string | undefined;
  /**
   * Where the buttons stand.
   * @zh 按钮靠哪一边。
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * On a phone the buttons stand below each other, the last one on top.
   * @zh 手机上按钮上下排列，最后一个在最上面。
   * @default false
   */
  stacksOnPhone?: boolean | undefined;
  /**
   * Buttons, the most important one last when aligned to the end.
   * @zh 各个按钮；靠右时最重要的放在最后。
   */
  children: ReactNode;
}

/**
 * A row of buttons.
 * @zh 一排按钮。
 */
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
