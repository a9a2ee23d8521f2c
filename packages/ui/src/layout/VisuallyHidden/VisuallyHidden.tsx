// Words for screen readers only.
import type { ReactNode } from 'react';
import * as css from '../../internal/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** For `aria-describedby`. */
  id?: string | undefined;
  children: ReactNode;
}

/** Hidden from sight, read aloud. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps): ReactNode {
  return (
    <span id={id} data-component="VisuallyHidden" className={css.hidden}>
      {children}
    </span>
  );
}
