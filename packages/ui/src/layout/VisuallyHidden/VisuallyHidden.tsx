// Words for screen readers only.
import type { ReactNode } from 'react';
import * as css from '../../internal/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /**
   * For `aria-describedby`.
   * @zh 供 `aria-describedby` 引用。
   */
  id?: string | undefined;
  /**
   * What is read aloud.
   * @zh 只朗读的内容。
   */
  children: ReactNode;
}

/**
 * Hidden from sight, read aloud.
 * @zh 看不见，但会朗读。
 */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps): ReactNode {
  return (
    <span id={id} data-component="VisuallyHidden" className={css.hidden}>
      {children}
    </span>
  );
}
