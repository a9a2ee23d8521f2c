// Keeps its content in view while the page scrolls.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as space from '../space.css.ts';
import type { Space } from '../space.ts';
import * as css from './Sticky.css.ts';

export interface StickyProps {
  /**
   * `top` for asides (not sticky on a phone), `bottom` for action bars (sticky everywhere).
   * @zh `top` 用于侧栏（手机上不固定），`bottom` 用于操作栏（始终固定）。
   * @default 'top'
   */
  edge?: 'top' | 'bottom' | undefined;
  /**
   * Distance from the top of the window.
   * @zh 离窗口顶部的距离。
   * @unit px
   * @default 16
   */
  offset?: Space | undefined;
  /**
   * Content taller than the window scrolls on its own.
   * @zh 高于窗口的内容自行滚动。
   * @default false
   */
  isScrollable?: boolean | undefined;
  /**
   * The content.
   * @zh 内容。
   */
  children: ReactNode;
}

/**
 * A price sheet that stays beside the options, or an action bar at the bottom of a phone.
 * @zh 停留在选项旁的价格单，或手机底部的操作栏。
 */
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
