// Places children beside each other; they wrap unless told otherwise.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as space from '../space.css.ts';
import type { Align, Justify, Space } from '../space.ts';
import * as css from './Inline.css.ts';

export interface InlineProps {
  /**
   * Space between children, and between rows when they wrap.
   * @unit px
   * @default 8
   */
  gap?: Space | undefined;
  /**
   * Space between rows, when it differs from `gap`.
   * @unit px
   */
  rowGap?: Space | undefined;
  /**
   * Vertical placement of children.
   * @default 'center'
   */
  align?: Align | undefined;
  /**
   * Horizontal distribution.
   * @default 'start'
   */
  justify?: Justify | undefined;
  /**
   * Children that do not fit go to the next row.
   * @default true
   */
  wrap?: boolean | undefined;
  /**
   * Children share the width equally.
   * @default false
   */
  isEqual?: boolean | undefined;
  /**
   * HTML element; with `ul` or `ol` the children are `li`.
   * @default 'div'
   */
  element?: 'div' | 'span' | 'ul' | 'ol' | 'section' | 'header' | 'footer' | 'nav' | undefined;
  /** Accessible name, for `section` and `nav`. */
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/** A row of things. */
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
