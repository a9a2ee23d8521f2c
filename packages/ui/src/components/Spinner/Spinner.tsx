// Waiting without a known end: a registration target whose four process colours turn into place.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { useWords } from '../../messages/words.ts';
import * as css from './Spinner.css.ts';
import { spinnerZh } from './Spinner.words.ts';

export interface SpinnerProps {
  /**
   * What is awaited.
   * @zh 正在等待什么。
   * @default '加载中'
   */
  label?: string | undefined;
  /**
   * Side: 20, 32, 56 px.
   * @zh 边长 20、32 或 56 px。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Whether the label is printed under the drawing.
   * @zh 名称是否写在图形下方。
   * @default false
   */
  isLabelShown?: boolean | undefined;
}

const quarter = 'M16 5a11 11 0 0 1 11 11';

/**
 * Use it where no layout is known yet; where it is, use Skeleton.
 * @zh 用在还不知道版式的地方；知道版式时用 Skeleton。
 */
export function Spinner({ label, size = 'medium', isLabelShown = false }: SpinnerProps): ReactNode {
  const messages = useWords(spinnerZh);
  const name = label ?? messages.loading;
  return (
    <span data-component="Spinner" role="progressbar" aria-label={name} className={css.root}>
      <svg
        data-part="target"
        viewBox="0 0 32 32"
        aria-hidden="true"
        className={classes(css.target, css.size[size])}
      >
        <path d="M16 0v11M16 21v11M0 16h11M21 16h11" className={css.cross} />
        <circle cx="16" cy="16" r="6" className={css.cross} />
        <g className={css.turn}>
          <path d={quarter} className={css.ink.c} />
          <path d={quarter} className={css.ink.m} transform="rotate(90 16 16)" />
          <path d={quarter} className={css.ink.y} transform="rotate(180 16 16)" />
          <path d={quarter} className={css.ink.k} transform="rotate(270 16 16)" />
        </g>
      </svg>
      {isLabelShown && (
        <span data-part="label" aria-hidden="true" className={css.label}>
          {name}
        </span>
      )}
    </span>
  );
}
