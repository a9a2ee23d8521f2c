// What stands on the sheet before there is a file: a mark and lines where they may lie.
import type { ReactNode } from 'react';
import * as css from './ProofDrawing.css.ts';
import type { ProofDie, ProofGeometry } from './proofTypes.ts';

export interface EmptyGuideProps {
  geometry: ProofGeometry;
  die: ProofDie | undefined;
}

/** Keeps inside the safe area; of a box, of its first wall. */
export function EmptyGuide({ geometry, die }: EmptyGuideProps): ReactNode {
  const { safeMm } = geometry;
  const [wall] = die?.faces ?? [];
  const {
    x,
    y,
    width: w,
    height: h,
  } = wall ?? {
    x: 0,
    y: 0,
    width: geometry.trimWidthMm,
    height: geometry.trimHeightMm,
  };
  const short = Math.min(w, h);
  const left = Math.max(safeMm, w * 0.08) + short * 0.04;
  const mark = short * 0.2;
  const lines =
    h > w * 1.1
      ? [0.46, 0.53, 0.58, 0.63, 0.68, 0.73].map((k, row) => [k, row === 0 ? 0.56 : 0.72] as const)
      : ([
          [0.56, 0.44],
          [0.7, 0.3],
          [0.79, 0.36],
        ] as const);
  return (
    <g data-part="guide" className={css.guide} {...(wall && { transform: `translate(${x} ${y})` })}>
      <rect x={left} y={h * 0.14} width={mark} height={mark} />
      {lines.map(([top, width], row) => (
        <rect
          key={top}
          x={left}
          y={h * top}
          width={(w - left * 2) * (width / 0.72)}
          height={row === 0 ? h * 0.035 + short * 0.02 : h * 0.012 + short * 0.012}
        />
      ))}
    </g>
  );
}
