// Frames the one most important sheet of a page with crop marks at its four corners.
import type { ReactNode } from 'react';
import * as css from './CropMarks.css.ts';

export interface CropMarksProps {
  /** The sheet; the marks stand outside its corners. */
  children: ReactNode;
}

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

/** Use it at most once on a page. The marks are decoration; on a phone, without margins, they are left out. */
export function CropMarks({ children }: CropMarksProps): ReactNode {
  return (
    <div data-component="CropMarks" className={css.frame}>
      {children}
      {corners.map((corner) => (
        <span key={corner} aria-hidden="true" data-part="mark" className={css.mark[corner]} />
      ))}
    </div>
  );
}
