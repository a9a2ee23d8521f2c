// The state of a thing: a few words on a ground whose colour says how it stands.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from '../Tag/Tag.css.ts';

/** How a thing stands. */
export type StatusTone = 'neutral' | 'action' | 'positive' | 'caution' | 'critical' | 'price';

export interface StatusTagProps {
  /** `action` under way, `positive` done, `caution` waits for the customer, `critical` went wrong, `neutral` over. @default 'neutral' */
  tone?: StatusTone | undefined;
  /** The state in words; colour alone never says it. */
  children: ReactNode;
}

/** A status. */
export function StatusTag({ tone = 'neutral', children }: StatusTagProps): ReactNode {
  return (
    <span
      data-component="StatusTag"
      data-tone={tone}
      className={classes(css.tag, css.ground[tone])}
    >
      {children}
    </span>
  );
}
