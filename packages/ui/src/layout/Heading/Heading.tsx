// Titles: level is structure, size is looks, serif is the brand's voice.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as text from '../Text/Text.css.ts';
import type { TextSize } from '../Text/Text.tsx';

const sizes = { 1: 26, 2: 20, 3: 16, 4: 14 } as const;

export interface HeadingProps {
  /**
   * Structure of the page: one level 1, no level skipped.
   * @zh 标题级别：每页一个 1 级，不跳级。
   */
  level: 1 | 2 | 3 | 4;
  /**
   * Size when it differs from the level's 26, 20, 16, 14.
   * @zh 字号，与该级别的 26、20、16、14 不同时给出。
   * @unit px
   */
  size?: TextSize | undefined;
  /**
   * Song face, for the brand name, heroes and dialog titles.
   * @zh 宋体，用于品牌名、首屏和对话框标题。
   * @default false
   */
  isBrand?: boolean | undefined;
  /**
   * For `aria-labelledby`.
   * @zh 供 `aria-labelledby` 引用。
   */
  id?: string | undefined;
  /**
   * The title.
   * @zh 标题文字。
   */
  children: ReactNode;
}

/**
 * A title.
 * @zh 标题。
 */
export function Heading({ level, size, isBrand = false, id, children }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      data-component="Heading"
      className={classes(
        text.size[size ?? sizes[level]],
        text.weight.bold,
        text.tone.strong,
        isBrand && text.serif,
      )}
    >
      {children}
    </Element>
  );
}
