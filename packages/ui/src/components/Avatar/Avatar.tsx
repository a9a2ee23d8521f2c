// The first character of a name on a small square: a customer, a sub-account, a contact.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps {
  /**
   * Whole name; the first character is drawn.
   * @zh 全名；画出第一个字。
   */
  name: string;
  /**
   * Side of the square: 24, 36, 56 px.
   * @zh 边长 24、36 或 56 px。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Whether the name stands beside it anyway, so that screen readers may skip it.
   * @zh 旁边是否已写出名字；是则读屏略过。
   * @default false
   */
  isDecoration?: boolean | undefined;
}

/**
 * An initial.
 * @zh 姓名的第一个字。
 */
export function Avatar({ name, size = 'medium', isDecoration = false }: AvatarProps): ReactNode {
  const [initial = ''] = [...name.trim()];
  return (
    <span
      data-component="Avatar"
      className={classes(css.avatar, css.size[size])}
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initial.toUpperCase()}
    </span>
  );
}
