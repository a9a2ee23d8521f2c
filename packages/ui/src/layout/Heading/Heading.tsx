// Titles: level is structure, size is looks, serif is the brand's voice.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as text from '../Text/Text.css.ts';
import type { TextSize } from '../Text/Text.tsx';

const sizes = { 1: 26, 2: 20, 3: 16, 4: 14 } as const;

export interface HeadingProps {
  /** Structure of the page: one level 1, no level skipped. */
  level: 1 | 2 | 3 | 4;
  /** Size when it differs from the level's 26, 20, 16, 14. @unit px */
  size?: TextSize | undefined;
  /**
   * Song face, for the brand name, heroes and dialog titles.
   * @default false
   */
  isBrand?: boolean | undefined;
  /** For `aria-labelledby`. */
  id?: string | undefined;
  children: ReactNode;
}

/** A title. */
export function Heading({ level, size, isBrand = false, id, children }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      data-component="Heading"
      className={classes(
        text.size[size ?? sizes[level]],
        text.weight.bold,
        text.tone.strong,
        isBrand && text.serif,
      )}
    >
      {children}
    </Element>
  );
}
