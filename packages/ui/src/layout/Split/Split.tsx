// A main column with an aside of fixed width; they stack on a phone.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as space from '../space.css.ts';
import type { Space } from '../space.ts';
import * as css from './Split.css.ts';

export interface SplitProps {
  /**
   * Content of the aside.
   * @zh 侧栏的内容。
   */
  aside: ReactNode;
  /**
   * Width of the aside: `menu` 184 px, `price` 300, `quote` 448, `preview` 424, `half` one half.
   * @zh 侧栏的宽度：`menu` 184 px，`price` 300 px，`quote` 448 px，`preview` 424 px，`half` 一半。
   * @default 'price'
   */
  asideWidth?: 'menu' | 'price' | 'quote' | 'preview' | 'half' | undefined;
  /**
   * Where the aside stands; it also comes first or last in reading order.
   * @zh 侧栏在哪一边；阅读顺序也随之在前或在后。
   * @default 'end'
   */
  side?: 'start' | 'end' | undefined;
  /**
   * Width at which the two stack.
   * @zh 窄于此时上下排列。
   * @default 'phone'
   */
  stackBelow?: 'phone' | 'small' | undefined;
  /**
   * Space between the two.
   * @zh 两栏的间距。
   * @unit px
   * @default 24
   */
  gap?: Space | undefined;
  /**
   * What stands in the two parts (two sheets, for example) gets the same height.
   * @zh 两栏里的内容（如两块 Sheet）等高。
   * @default false
   */
  isEqualHeight?: boolean | undefined;
  /**
   * Content of the main column.
   * @zh 主栏的内容。
   */
  children: ReactNode;
}

/**
 * Two columns, one of them fixed.
 * @zh 两栏，其中一栏宽度固定。
 */
export function Split({
  aside,
  asideWidth = 'price',
  side = 'end',
  stackBelow = 'phone',
  gap = 24,
  isEqualHeight = false,
  children,
}: SplitProps): ReactNode {
  const part = classes(css.part, isEqualHeight && css.fills);
  const asidePart = (
    <div data-part="aside" className={part}>
      {aside}
    </div>
  );
  return (
    <div
      data-component="Split"
      className={classes(
        css.split,
        space.by[gap],
        css.width[asideWidth],
        css.side[side],
        css.stackBelow[stackBelow],
      )}
    >
      {side === 'start' && asidePart}
      <div data-part="main" className={part}>
        {children}
      </div>
      {side === 'end' && asidePart}
    </div>
  );
}
