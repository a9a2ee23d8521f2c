// Inks of the series of a chart: a colour each, and a pattern that tells them apart without colour.
import type { ReactNode } from 'react';
import * as css from './chartStyle.css.ts';
import { classes } from './classes.ts';

/** What each pattern leaves out; the first series is solid. */
const gaps = [
  '',
  'M-2 2L2 -2M-1 9L9 -1M6 10L10 6',
  'M0 2H8M0 6H8',
  'M2 0V8M6 0V8',
  'M0 4H8M4 0V8',
] as const;

type Ink = keyof typeof css.ink;

const inkAt = (index: number): Ink => (index % gaps.length) as Ink;

/** Class and fill of the series at an index; `id` is that of its patterns. */
export function inkOf(id: string, index: number): { className: string; fill: string } {
  const at = inkAt(index);
  return { className: css.ink[at], fill: at > 0 ? `url(#${id}-${at})` : 'currentColor' };
}

export interface ChartPatternsProps {
  /** Unique on the page. */
  id: string;
  /** How many series there are. */
  count: number;
}

/** Once in each chart. */
export function ChartPatterns({ id, count }: ChartPatternsProps): ReactNode {
  return (
    <defs>
      {gaps.slice(0, count).map((path, at) =>
        path === '' ? null : (
          <pattern
            key={path}
            id={`${id}-${at}`}
            patternUnits="userSpaceOnUse"
            width="8"
            height="8"
            className={css.ink[inkAt(at)]}
          >
            <rect width="8" height="8" fill="currentColor" />
            <path d={path} className={css.gap} />
          </pattern>
        ),
      )}
    </defs>
  );
}

export interface SwatchProps {
  id: string;
  index: number;
}

/** The ink of a series beside its name. */
export function Swatch({ id, index }: SwatchProps): ReactNode {
  const { className, fill } = inkOf(id, index);
  return (
    <svg aria-hidden="true" className={classes(css.swatch, className)}>
      <rect width="14" height="14" fill={fill} />
    </svg>
  );
}
