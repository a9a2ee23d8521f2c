// A visible box that stands for any content in the stories of the layout primitives. Stories only.
import type { ReactNode } from 'react';
import * as css from './SampleBox.css.ts';

/** `height`: as high as its words, 120 px, or higher than the window. */
export function SampleBox({
  height = 'own',
  children,
}: {
  height?: keyof typeof css.height;
  children: ReactNode;
}): ReactNode {
  return (
    <div data-testid="box" className={`${css.box} ${css.height[height]}`}>
      {children}
    </div>
  );
}

/** A dashed edge around a primitive that has none of its own. */
export function SampleFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <div data-testid="frame" className={css.frame}>
      {children}
    </div>
  );
}
