// A white sheet on the light table: square corners, one hairline, no shadow.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './Sheet.css.ts';

export interface SheetProps {
  /**
   * Space inside the edge: `small` 16 px, `medium` 24, `large` 44; denser on small screens.
   * @zh 内边距：`small` 16 px，`medium` 24 px，`large` 44 px；小屏上更紧。
   * @default 'medium'
   */
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /**
   * Ground: `sheet` for content, `tint` for wells, `proof` for previews.
   * @zh 底色：`sheet` 用于内容，`tint` 用于凹下的区域，`proof` 用于文件预览。
   * @default 'sheet'
   */
  tone?: 'sheet' | 'tint' | 'proof' | undefined;
  /**
   * HTML element.
   * @zh HTML 元素。
   * @default 'div'
   */
  element?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /**
   * Accessible name, for `section` and `aside`.
   * @zh 可访问名称，用于 `section` 和 `aside`。
   */
  'aria-label'?: string | undefined;
  /**
   * The content.
   * @zh 内容。
   */
  children: ReactNode;
}

/**
 * The container of content. Sheets do not nest.
 * @zh 放内容的容器，不互相嵌套。
 */
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
