// A page is on its way: four bands of the process colours that fill in turn along the upper edge.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import * as css from './RouteProgress.css.ts';
import { routeProgressZh } from './RouteProgress.words.ts';

export interface RouteProgressProps {
  /**
   * Whether a page is on its way; otherwise nothing is shown.
   * @zh 是否正在打开页面；否则不显示。
   */
  isActive: boolean;
  /**
   * How much has come, 0 to 100; without it the bands fill one after the other again and again.
   * @zh 已加载多少，0 到 100；不给时四条色带循环走满。
   * @unit %
   */
  value?: number | undefined;
  /**
   * `fixed` at the top of the window, `static` where it stands.
   * @zh `fixed` 固定在窗口顶部，`static` 留在原处。
   * @default 'fixed'
   */
  position?: 'fixed' | 'static' | undefined;
}

const inks = ['c', 'm', 'y', 'k'] as const;

/**
 * 3 px high, as the process rule of the header that it lies on. Without motion all four bands stand still.
 * @zh 高 3 px，与所覆盖的页头色带相同。减弱动效时四条色带静止。
 */
export function RouteProgress({
  isActive,
  value,
  position = 'fixed',
}: RouteProgressProps): ReactNode {
  const messages = useWords(routeProgressZh);
  const known = value === undefined ? undefined : Math.min(Math.max(value, 0), 100);
  return (
    // It stands there before it speaks: a live region that appears with its words is not read. The bar is in it, as it
    // belongs to no other region of the page.
    <div aria-live="polite">
      <VisuallyHidden>{isActive && messages.pageLoading}</VisuallyHidden>
      {isActive && (
        <div
          role="progressbar"
          aria-label={messages.routeProgress}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={known === undefined ? undefined : Math.round(known)}
          data-component="RouteProgress"
          className={classes(css.root, css.position[position])}
        >
          <svg
            viewBox="0 0 100 3"
            preserveAspectRatio="none"
            aria-hidden="true"
            data-part="bands"
            className={css.bands}
          >
            {inks.map((ink, index) => (
              <rect
                key={ink}
                x={index * 25}
                width={known === undefined ? 25 : Math.min(Math.max(known - index * 25, 0), 25)}
                height="3"
                className={classes(css.ink[ink], known === undefined && css.filling[ink])}
              />
            ))}
          </svg>
        </div>
      )}
    </div>
  );
}
