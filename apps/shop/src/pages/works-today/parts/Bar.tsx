/** Parts of a whole beside each other; what they count stands in words next to it. */
import * as css from '../WorksToday.css.ts';

/** Of the drawing, which is stretched over the width that there is. */
const WIDTH = 1_000;
const HEIGHT = 12;

export interface BarProps {
  readonly parts: readonly { readonly tone: keyof typeof css.fill; readonly value: number }[];
  /** The whole. @default the sum of the parts */
  readonly whole?: number;
}

export function Bar({ parts, whole }: BarProps) {
  const all = whole ?? parts.reduce((sum, { value }) => sum + value, 0);
  const widthOf = (value: number): number => (all === 0 ? 0 : (WIDTH * value) / all);
  const before = (at: number): number =>
    widthOf(parts.slice(0, at).reduce((sum, { value }) => sum + value, 0));
  return (
    <svg
      className={css.bar}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ tone, value }, at) => (
        <rect
          key={tone}
          className={css.fill[tone]}
          x={before(at)}
          width={widthOf(value)}
          height={HEIGHT}
        />
      ))}
    </svg>
  );
}
