// Words: size, tone and weight from the scale.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './Text.css.ts';

/** Font sizes of the scale. @unit px at 16 px root */
export type TextSize = 12 | 13 | 14 | 16 | 20 | 26 | 34 | 44;

/** What the words mean. Cinnabar (`price`) is for prices and counts only. */
export type TextTone =
  | 'strong'
  | 'body'
  | 'quiet'
  | 'action'
  | 'price'
  | 'positive'
  | 'caution'
  | 'critical';

export interface TextProps {
  /**
   * Size; without it the surrounding size.
   * @zh 字号；不给时随周围。
   * @unit px
   */
  size?: TextSize | undefined;
  /**
   * Meaning; without it the surrounding colour.
   * @zh 颜色的含义；不给时随周围。
   */
  tone?: TextTone | undefined;
  /**
   * Weight; without it the surrounding weight.
   * @zh 字重；不给时随周围。
   */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /**
   * HTML element.
   * @zh HTML 元素。
   * @default 'span'
   */
  element?:
    | 'span'
    | 'p'
    | 'strong'
    | 'em'
    | 'small'
    | 'div'
    | 'del'
    | 'time'
    | 'code'
    | 'li'
    | 'dt'
    | 'dd'
    | undefined;
  /**
   * Horizontal alignment of block elements.
   * @zh 块级元素的水平对齐。
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Figures line up and never wrap.
   * @zh 数字等宽对齐，不换行。
   * @default false
   */
  numeric?: boolean | undefined;
  /**
   * Stays on one line.
   * @zh 不换行。
   * @default false
   */
  isNoWrap?: boolean | undefined;
  /**
   * Cuts after this many lines with an ellipsis.
   * @zh 超过几行后截断，加省略号。
   */
  lines?: 1 | 2 | 3 | undefined;
  /**
   * For `aria-labelledby` and `aria-describedby`.
   * @zh 供 `aria-labelledby` 和 `aria-describedby` 引用。
   */
  id?: string | undefined;
  /**
   * The text.
   * @zh 文字。
   */
  children: ReactNode;
}

/**
 * All running text.
 * @zh 所有正文。
 */
export function Text({
  size,
  tone,
  weight,
  element: Element = 'span',
  align,
  numeric = false,
  isNoWrap = false,
  lines,
  id,
  children,
}: TextProps): ReactNode {
  return (
    <Element
      id={id}
      data-component="Text"
      className={classes(
        size && css.size[size],
        tone && css.tone[tone],
        weight && css.weight[weight],
        align && css.align[align],
        numeric && css.numeric,
        isNoWrap && css.oneLine,
        lines && css.lines[lines],
      )}
    >
      {children}
    </Element>
  );
}
