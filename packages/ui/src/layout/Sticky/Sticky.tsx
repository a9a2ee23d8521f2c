// Keeps its content in view while the page scrolls.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as space from '../space.css.ts';
import type { Space } from '../space.ts';
import * as css from './Sticky.css.ts';

export interface StickyProps {
  /**
   * `top` for asides (not sticky on a phone), `bottom` for action bars (sticky everywhere).
   * @default 'top'
   */
  edge?: 'top' | 'bottom' | undefined;
  /**
   * Distance from the top of the window.
   * @unit px
   * @default 16
   */
  offset?: Space | undefined;
  /**
   * Content taller than the window scrolls on its own.
   * @default false
   */
  isScrollable?: boolean | undefined;
  children: ReactNode;
}

/** A price sheet that stays beside the options, or an action bar at the bottom of a phone. */
export function Sticky({
  edge = 'top',
  offset = 16,
  isScrollable = false,
  children,
}: StickyProps): ReactNode {
  return (
    <div
      data-component="Sticky"
      className={classes(
        css.edge[edge],
        edge === 'top' && space.by[offset],
        isScrollable && css.scrolls,
      )}
    >
      {children}
    </div>
  );
}
