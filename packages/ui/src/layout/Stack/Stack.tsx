// Places children below each other with one gap.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as space from '../space.css.ts';
import type { Align, Justify, Space } from '../space.ts';
import * as css from './Stack.css.ts';

export interface StackProps {
  /**
   * Space between children.
   * @unit px
   * @default 16
   */
  gap?: Space | undefined;
  /**
   * Horizontal placement of children.
   * @default 'stretch'
   */
  align?: Align | undefined;
  /** Vertical distribution when the stack is taller than its content. */
  justify?: Justify | undefined;
  /**
   * HTML element; with `ul` or `ol` the children are `li`.
   * @default 'div'
   */
  element?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer' | 'nav' | undefined;
  /** Accessible name, for `section` and `nav`. */
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/** Vertical rhythm: the only way to put space between blocks. */
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
