// The type area (版心): 1200 px wide, 1100 px on a small PC, one column on a phone.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { by } from '../space.css.ts';
import type { Space } from '../space.ts';
import * as css from './Page.css.ts';

export interface PageProps {
  /**
   * `type` is the type area, `reading` 760 px for long text, `full` the whole window with gutters.
   * @zh `type` 为版心，`reading` 宽 760 px，用于长文，`full` 为整个窗口，左右留边距。
   * @default 'type'
   */
  width?: 'type' | 'reading' | 'full' | undefined;
  /**
   * Space above and below.
   * @zh 上下的内边距。
   * @unit px
   * @default 0
   */
  paddingBlock?: Space | undefined;
  /**
   * HTML element. Use `main` once per page.
   * @zh HTML 元素；`main` 每页只用一次。
   * @default 'div'
   */
  element?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav' | undefined;
  /**
   * Target of skip links.
   * @zh 供跳转链接指向。
   */
  id?: string | undefined;
  /**
   * The content.
   * @zh 内容。
   */
  children: ReactNode;
}

/**
 * Centres its content in the type area.
 * @zh 内容居中于版心。
 */
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
