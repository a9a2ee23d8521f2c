// A white sheet on the light table: square corners, one hairline, no shadow.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './Sheet.css.ts';

export interface SheetProps {
  /**
   * Space inside the edge: `small` 16 px, `medium` 24, `large` 44; denser on small screens.
   * @default 'medium'
   */
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /**
   * Ground: `sheet` for content, `tint` for wells, `proof` for previews.
   * @default 'sheet'
   */
  tone?: 'sheet' | 'tint' | 'proof' | undefined;
  /**
   * HTML element.
   * @default 'div'
   */
  element?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** Accessible name, for `section` and `aside`. */
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/** The container of content. Sheets do not nest. */
export function Sheet({
  padding = 'medium',
  tone = 'sheet',
  element: Element = 'div',
  'aria-label': ariaLabel,
  children,
}: SheetProps): ReactNode {
  return (
    <Element
      aria-label={ariaLabel}
      data-component="Sheet"
      className={classes(css.sheet, css.tone[tone], css.padding[padding])}
    >
      {children}
    </Element>
  );
}
