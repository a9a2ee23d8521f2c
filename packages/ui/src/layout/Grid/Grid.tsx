// Equal columns whose number follows the width of the window.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as space from '../space.css.ts';
import type { Align, Space } from '../space.ts';
import * as css from './Grid.css.ts';

/** Number of columns. */
export type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6;

/** Columns per breakpoint; a missing one follows the next wider. */
export interface GridColumns {
  /** Above 1366 px. */
  wide: ColumnCount;
  /** Up to 1366 px. */
  small?: ColumnCount | undefined;
  /** Up to 768 px. */
  phone?: ColumnCount | undefined;
}

export interface GridProps {
  /**
   * Columns, one number or one per breakpoint.
   * @zh 列数：一个数，或每个断点一个。
   */
  columns: ColumnCount | GridColumns;
  /**
   * Space between cells.
   * @zh 单元格的间距。
   * @unit px
   * @default 20
   */
  gap?: Space | undefined;
  /**
   * Vertical placement of cells.
   * @zh 单元格的垂直对齐。
   */
  align?: Align | undefined;
  /**
   * HTML element; with `ul` or `ol` the children are `li`.
   * @zh HTML 元素；用 `ul` 或 `ol` 时，子元素为 `li`。
   * @default 'div'
   */
  element?: 'div' | 'ul' | 'ol' | 'section' | undefined;
  /**
   * The cells.
   * @zh 各个单元格。
   */
  children: ReactNode;
}

/**
 * A grid of equal cells, such as product sheets.
 * @zh 等宽的单元格，如商品卡片。
 */
export function Grid({
  columns,
  gap = 20,
  align,
  element: Element = 'div',
  children,
}: GridProps): ReactNode {
  const { wide, small, phone }: GridColumns =
    typeof columns === 'number' ? { wide: columns } : columns;
  return (
    <Element
      data-component="Grid"
      className={classes(
        css.grid,
        space.by[gap],
        align && space.align[align],
        css.wide[wide],
        small && css.small[small],
        phone && css.phone[phone],
      )}
    >
      {children}
    </Element>
  );
}
