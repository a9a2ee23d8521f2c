// Draws a product from its measures: proportions, thickness, folds and colour follow the props.
import type { ReactNode } from 'react';
import { type ArtShape, bounds } from '../../internal/artScene.ts';
import type { ProductFamily, ProductHandle, ProductStock, ProductTone } from './artTypes.ts';
import * as css from './ProductArt.css.ts';
import { shapesOf } from './productFamilies.ts';

export type { ProductFamily, ProductHandle, ProductStock, ProductTone } from './artTypes.ts';

export interface ProductArtProps {
  /** Kind of goods to draw. */
  family: ProductFamily;
  /** Finished width; of a box its length. @unit mm @default the family's usual size */
  widthMm?: number | undefined;
  /** Finished height. @unit mm @default the family's usual size */
  heightMm?: number | undefined;
  /** Depth of a box or bag. @unit mm @default the family's usual size */
  depthMm?: number | undefined;
  /** Thickness of the lying stack or ream. It is exaggerated for the eye. @unit mm */
  thicknessMm?: number | undefined;
  /** Pages of a booklet; sets its thickness when `thicknessMm` is absent. @default 24 */
  pages?: number | undefined;
  /** Panels of a folded leaflet, 2 to 6. @default 3 */
  panels?: number | undefined;
  /** Outline of cards and labels. @default 'rect', of stickers 'round' */
  shape?: 'rect' | 'rounded' | 'round' | undefined;
  /** Whether the drawing's mark is stamped in gold foil. @default false, festive goods true */
  foil?: boolean | undefined;
  /** Film over the printed side: gloss throws light back, matt takes its shine. @default 'none' */
  film?: 'none' | 'gloss' | 'matt' | undefined;
  /** Whether a part of the printed side is raised and wet with spot varnish (UV). @default false */
  varnish?: boolean | undefined;
  /** Whether the front of a box has a window of clear film. @default false */
  window?: boolean | undefined;
  /** What a bag is carried by. @default 'cord' */
  handle?: ProductHandle | undefined;
  /** Ink of the printed part. @default the family's usual ink */
  tone?: ProductTone | undefined;
  /** Colour of the paper or board. @default the family's usual paper */
  stock?: ProductStock | undefined;
  /** Box around the drawing. `thumb` 76 px wide, `card` and `stage` as wide as the place they are in. @default 'none' */
  frame?: 'none' | 'thumb' | 'card' | 'stage' | undefined;
  /** What the drawing shows. Without it the drawing is decoration and screen readers skip it. */
  label?: string | undefined;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function Shape({ shape }: { shape: ArtShape }): ReactNode {
  if (shape.kind === 'text') {
    return (
      <text
        x={round(shape.at[0])}
        y={round(shape.at[1])}
        fontSize={round(shape.size)}
        fill={shape.fill}
        textAnchor="middle"
        dominantBaseline="central"
        className={css.glyph}
      >
        {shape.text}
      </text>
    );
  }
  const points = shape.points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  if (shape.kind === 'line') {
    return (
      <polyline
        points={points}
        fill="none"
        stroke={shape.stroke}
        strokeWidth={round(shape.width)}
        strokeDasharray={shape.dash === undefined ? undefined : round(shape.dash)}
        strokeLinejoin="round"
      />
    );
  }
  return (
    <polygon
      points={points}
      fill={shape.fill}
      opacity={shape.opacity}
      stroke={shape.stroke}
      strokeWidth={shape.stroke === undefined ? undefined : 1}
      strokeLinejoin="round"
      vectorEffect={shape.stroke === undefined ? undefined : 'non-scaling-stroke'}
    />
  );
}

/** Every family has a usual size and ink, so `<ProductArt family="box" />` is enough. */
export function ProductArt(props: ProductArtProps): ReactNode {
  const shapes = shapesOf(props);
  const frame = bounds(shapes);
  const margin = Math.max(frame.right - frame.left, frame.bottom - frame.top) * 0.02;
  const viewBox = [
    frame.left - margin,
    frame.top - margin,
    frame.right - frame.left + margin * 2,
    frame.bottom - frame.top + margin * 2,
  ].map(round);
  const name = props.label;
  const drawing = (
    <svg
      viewBox={viewBox.join(' ')}
      className={css.drawing({ frame: props.frame ?? 'none' })}
      data-family={props.family}
      role="img"
      aria-label={name}
      aria-hidden={name === undefined}
      {...(props.frame === undefined || props.frame === 'none'
        ? { 'data-component': 'ProductArt' }
        : { 'data-part': 'drawing' })}
    >
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes of one drawing have no identity but their order
        <Shape key={index} shape={shape} />
      ))}
    </svg>
  );
  if (props.frame === undefined || props.frame === 'none') return drawing;
  return (
    <span data-component="ProductArt" className={css.frame({ frame: props.frame })}>
      {drawing}
    </span>
  );
}
