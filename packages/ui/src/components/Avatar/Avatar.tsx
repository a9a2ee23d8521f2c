// The first character of a name on a small square: a customer, a sub-account, a contact.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps {
  /** Whole name; the first character is drawn. */
  name: string;
  /** Side of the square: 24, 36, 56 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether the name stands beside it anyway, so that screen readers may skip it. @default false */
  isDecoration?: boolean | undefined;
}

/** An initial. */
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
