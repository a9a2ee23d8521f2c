// Frames the one most important sheet of a page with crop marks at its four corners.
import type { ReactNode } from 'react';
import * as css from './CropMarks.css.ts';

export interface CropMarksProps {
  /**
   * The sheet; the marks stand outside its corners.
   * @zh 版面；裁切线在四角之外。
   */
  children: ReactNode;
}

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

/**
 * Use it at most once on a page. The marks are decoration; on a phone, without margins, they are left out.
 * @zh 每页最多用一次。裁切线只是装饰；手机上没有页边，不显示。
 */
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
