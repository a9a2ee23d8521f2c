// Draws the signs of the design system, on a grid of 24; those of the first screen stand here, the others in signs.ts.
import type { ReactNode } from 'react';

export const chevronDown = 'm6 9 6 6 6-6';
export const chevronUp = 'm6 15 6-6 6 6';
export const chevronLeft = 'm15 18-6-6 6-6';
export const chevronRight = 'm9 18 6-6-6-6';
/** A column that can be sorted and is not. */
export const chevronsUpDown = 'm7 15 5 5 5-5M7 9l5-5 5 5';
/** Beside a link that opens a new window. */
export const external =
  'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5';

export interface GlyphProps {
  /** A path of this file or of signs.ts. */
  path: string;
  /**
   * Width and height.
   * @default '1em'
   */
  size?: string | undefined;
  /** @default 2 */
  strokeWidth?: number | undefined;
  className?: string | undefined;
}

/** Decoration: what it stands beside names the thing. */
export function Glyph({ path, size = '1em', strokeWidth = 2, className }: GlyphProps): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
