// Lets its content run over the padding of the page or sheet around it, as print runs over the trim (出血).
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import type { Space } from '../space.ts';
import * as css from './Bleed.css.ts';

export interface BleedProps {
  /**
   * Edges it runs over: both sides, or the upper or lower edge with them, or all four.
   * @zh 从哪些边出血：左右两边，左右加上边或下边，或四边。
   * @default 'sides'
   */
  edges?: 'sides' | 'top' | 'bottom' | 'all' | undefined;
  /**
   * How far; never farther than the padding of the nearest Page or Sheet, whatever is asked for.
   * @zh 出血多少；无论给多少，都不超过最近的 Page 或 Sheet 的内边距。
   * @unit px
   * @default 'full'
   */
  space?: Space | 'full' | undefined;
  /**
   * A picture, a band of colour, a table: what looks right without the padding.
   * @zh 图片、色带、表格等不要内边距的内容。
   */
  children: ReactNode;
}

/**
 * Runs to the edge of its container and never over the edge of the window.
 * @zh 出血到容器边缘，但不超出窗口。
 */
export function Bleed({ edges = 'sides', space = 'full', children }: BleedProps): ReactNode {
  return (
    <div data-component="Bleed" className={classes(css.bleed, css.space[space], css.edges[edges])}>
      {children}
    </div>
  );
}
