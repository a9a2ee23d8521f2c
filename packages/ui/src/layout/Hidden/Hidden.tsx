// Takes its content off the page on some widths, for the eye and for screen readers.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './Hidden.css.ts';

export interface HiddenProps {
  /**
   * Hidden at this width and narrower: `phone` ≤ 768 px, `small` ≤ 1366 px.
   * @zh 不宽于此时隐藏：`phone` ≤ 768 px，`small` ≤ 1366 px。
   */
  below?: 'phone' | 'small' | undefined;
  /**
   * Hidden above this width.
   * @zh 宽于此时隐藏。
   */
  above?: 'phone' | 'small' | undefined;
  /**
   * The content.
   * @zh 内容。
   */
  children: ReactNode;
}

/**
 * Shows something on one kind of screen only.
 * @zh 只在一类屏幕上显示。
 */
export function Hidden({ below, above, children }: HiddenProps): ReactNode {
  return (
    <div
      data-component="Hidden"
      className={classes(css.shown.block, below && css.at[below], above && css.above[above])}
    >
      {children}
    </div>
  );
}
