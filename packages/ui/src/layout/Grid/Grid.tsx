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
  /** Columns, one number or one per breakpoint. */
  columns: ColumnCount | GridColumns;
  /**
   * Space between cells.
   * @unit px
   * @default 20
   */
  gap?: Space | undefined;
  /** Vertical placement of cells. */
  align?: Align | undefined;
  /**
   * HTML element; with `ul` or `ol` the children are `li`.
   * @default 'div'
   */
  element?: 'div' | 'ul' | 'ol' | 'section' | undefined;
  children: ReactNode;
}

/** A grid of equal cells, such as product sheets. */
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
