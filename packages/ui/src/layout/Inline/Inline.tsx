// Places children beside each other; they wrap unless told otherwise.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as space from '../space.css.ts';
import type { Align, Justify, Space } from '../space.ts';
import * as css from './Inline.css.ts';

export interface InlineProps {
  /**
   * Space between children, and between rows when they wrap.
   * @zh 子元素的间距，换行后也是行距。
   * @unit px
   * @default 8
   */
  gap?: Space | undefined;
  /**
   * Space between rows, when it differs from `gap`.
   * @zh 行距，与 `gap` 不同时给出。
   * @unit px
   */
  rowGap?: Space | undefined;
  /**
   * Vertical placement of children.
   * @zh 子元素的垂直对齐。
   * @default 'center'
   */
  align?: Align | undefined;
  /**
   * Horizontal distribution.
   * @zh 水平分布。
   * @default 'start'
   */
  justify?: Justify | undefined;
  /**
   * Children that do not fit go to the next row.
   * @zh 放不下的子元素换到下一行。
   * @default true
   */
  wrap?: boolean | undefined;
  /**
   * Children share the width equally.
   * @zh 子元素等宽。
   * @default false
   */
  isEqual?: boolean | undefined;
  /**
   * HTML element; with `ul` or `ol` the children are `li`.
   * @zh HTML 元素；用 `ul` 或 `ol` 时，子元素为 `li`。
   * @default 'div'
   */
  element?: 'div' | 'span' | 'ul' | 'ol' | 'section' | 'header' | 'footer' | 'nav' | undefined;
  /**
   * Accessible name, for `section` and `nav`.
   * @zh 可访问名称，用于 `section` 和 `nav`。
   */
  'aria-label'?: string | undefined;
  /**
   * The children in a row.
   * @zh 排成一行的子元素。
   */
  children: ReactNode;
}

/**
 * A row of things.
 * @zh 排成一行。
 */
export function Inline({
  gap = 8,
  rowGap,
  align = 'center',
  justify = 'start',
  wrap = true,
  isEqual = false,
  element: Element = 'div',
  'aria-label': ariaLabel,
  children,
}: InlineProps): ReactNode {
  return (
    <Element
      aria-label={ariaLabel}
      data-component="Inline"
      className={classes(
        css.inline,
        space.by[gap],
        rowGap !== undefined && css.rowGap[rowGap],
        space.align[align],
        justify !== 'start' && space.justify[justify],
        wrap && css.wraps,
        isEqual && css.grows,
      )}
    >
      {children}
    </Element>
  );
}
