// Keeps the layout while its content loads.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import { spinnerZh } from '../Spinner/Spinner.words.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * Shape of what will come: lines of text, a heading, a control, a picture, a row of a list.
   * @zh 将出现的内容的形状：几行文字、标题、控件、图片、列表行。
   * @default 'text'
   */
  shape?: 'text' | 'heading' | 'control' | 'art' | 'thumb' | 'row' | 'block' | undefined;
  /**
   * How many of them; the last line of a text is shorter.
   * @zh 个数；文字的最后一行较短。
   * @default 1
   */
  count?: number | undefined;
  /**
   * Whether screen readers hear that something loads; set it on one skeleton of a region.
   * @zh 读屏是否播报“加载中”；一个区域里只设一个骨架。
   * @default false
   */
  isAnnounced?: boolean | undefined;
}

/**
 * Grey shapes in the size of the content.
 * @zh 与内容同样大小的灰块。
 */
export function Skeleton({
  shape = 'text',
  count = 1,
  isAnnounced = false,
}: SkeletonProps): ReactNode {
  const messages = useWords(spinnerZh);
  const keys = Array.from({ length: count }, (_, index) => `${shape}-${index}`);
  return (
    <div data-component="Skeleton" className={css.root[shape]}>
      {isAnnounced && (
        <VisuallyHidden>
          <span role="status">{messages.loading}</span>
        </VisuallyHidden>
      )}
      {keys.map((key, index) => (
        <span
          key={key}
          data-part="bone"
          aria-hidden="true"
          className={classes(
            css.bone,
            css.shape[shape],
            shape === 'text' && count > 1 && index === count - 1 && css.last,
          )}
        />
      ))}
    </div>
  );
}
