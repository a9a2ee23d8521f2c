// The type area (版心): 1200 px wide, 1100 px on a small PC, one column on a phone.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { by } from '../space.css.ts';
import type { Space } from '../space.ts';
import * as css from './Page.css.ts';

export interface PageProps {
  /**
   * `type` is the type area, `reading` 760 px for long text, `full` the whole window with gutters.
   * @default 'type'
   */
  width?: 'type' | 'reading' | 'full' | undefined;
  /**
   * Space above and below.
   * @unit px
   * @default 0
   */
  paddingBlock?: Space | undefined;
  /**
   * HTML element. Use `main` once per page.
   * @default 'div'
   */
  element?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav' | undefined;
  /** Target of skip links. */
  id?: string | undefined;
  children: ReactNode;
}

/** Centres its content in the type area. */
export function Page({
  width = 'type',
  paddingBlock = 0,
  element: Element = 'div',
  id,
  children,
}: PageProps): ReactNode {
  return (
    <Element
      id={id}
      data-component="Page"
      tabIndex={Element === 'main' ? -1 : undefined}
      className={classes(css.page, css.width[width], by[paddingBlock])}
    >
      {children}
    </Element>
  );
}
