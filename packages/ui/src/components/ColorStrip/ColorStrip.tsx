// The colour control strip above the footer: solids, halves and the three house colours.
import type { ReactNode } from 'react';
import * as css from './ColorStrip.css.ts';

/**
 * Decoration, as wide as the window, 8 px high.
 * @zh 装饰，与窗口同宽，高 8 px。
 */
export function ColorStrip(): ReactNode {
  return (
    <svg
      viewBox="0 0 11 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-component="ColorStrip"
      className={css.strip}
    >
      {css.patches.map((patch, index) => (
        <rect key={patch} x={index} width="1.02" height="1" className={patch} />
      ))}
    </svg>
  );
}
