// Places children below each other with one gap.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as space from '../space.css.ts';
import type { Align, Justify, Space } from '../space.ts';
import * as css from './Stack.css.ts';

export interface StackProps {
  /**
   * Space between children.
   * @zh 子元素的间距。
   * @unit px
   * @default 16
   */
  gap?: Space | undefined;
  /**
   * Horizontal placement of children.
   * @zh 子元素的水平对齐。
   * @default 'stretch'
   */
  align?: Align | undefined;
  /**
   * Vertical distribution when the stack is taller than its content.
   * @zh 容器高于内容时的垂直分布。
   */
  justify?: Justify | undefined;
  /**
   * HTML element; with `ul` or `ol` the children are `li`.
   * @zh HTML 元素；用 `ul` 或 `ol` 时，子元素为 `li`。
   * @default 'div'
   */
  element?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer' | 'nav' | undefined;
  /**
   * Accessible name, for `section` and `nav`.
   * @zh 可访问名称，用于 `section` 和 `nav`。
   */
  'aria-label'?: string | undefined;
  /**
   * The children below each other.
   * @zh 上下排列的子元素。
   */
  children: ReactNode;
}

/**
 * Vertical rhythm: the only way to put space between blocks.
 * @zh 纵向节奏：块与块之间的间距只由它给出。
 */
export function Stack({
  gap = 16,
  align = 'stretch',
  justify,
  element: Element = 'div',
  'aria-label': ariaLabel,
  children,
}: StackProps): ReactNode {
  return (
    <Element
      aria-label={ariaLabel}
      data-component="Stack"
      className={classes(
        css.stack,
        space.by[gap],
        align !== 'stretch' && space.align[align],
        justify && space.justify[justify],
      )}
    >
      {children}
    </Element>
  );
}
