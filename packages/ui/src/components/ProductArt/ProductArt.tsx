// Draws a product from its measures: proportions, thickness, folds and colour follow the props.
import type { ReactNode } from 'react';
import { type ArtShape, bounds } from '../../internal/artScene.ts';
import {
  ART_INKS,
  ART_PAPERS,
  type ArtScene,
  type ArtSpec,
  type ProductFamily,
  type ProductStock,
  type ProductTone,
} from './artTypes.ts';
import { blessing, couplet, redEnvelope } from './festiveScenes.ts';
import { envelope, flyer, hangTag, poster, sticker, voucher } from './flatScenes.ts';
import { booklet, forms, nameCard, paper } from './lyingScenes.ts';
import * as css from './ProductArt.css.ts';
import { bag, box, calendar, cloud, folded } from './standingScenes.ts';
import { sampleBook, template } from './studioScenes.ts';

export type { ProductFamily, ProductStock, ProductTone } from './artTypes.ts';

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
  /** Whether the drawing's mark is stamped in gold foil. @default false */
  foil?: boolean | undefined;
  /** Ink of the printed part. @default the family's usual ink */
  tone?: ProductTone | undefined;
  /** Colour of the paper or board. @default the family's usual paper */
  stock?: ProductStock | undefined;
  /** Box around the drawing. `thumb` 76 px wide, `card` and `stage` as wide as the place they are in. @default 'none' */
  frame?: 'none' | 'thumb' | 'card' | 'stage' | undefined;
  /** What the drawing shows. Without it the drawing is decoration and screen readers skip it. */
  label?: string | undefined;
}

interface Usual {
  scene: ArtScene;
  size: readonly [w: number, h: number, d?: number];
  tone: ProductTone;
  stock?: ProductStock | undefined;
  shape?: 'round' | undefined;
}

const FAMILIES: Record<ProductFamily, Usual> = {
  nameCard: { scene: nameCard, size: [90, 54], tone: 'cinnabar' },
  voucher: { scene: voucher, size: [180, 70], tone: 'cinnabar' },
  hangTag: { scene: hangTag, size: [45, 90], tone: 'indigo' },
  flyer: { scene: flyer, size: [210, 285], tone: 'cyan' },
  poster: { scene: poster, size: [420, 570], tone: 'indigo' },
  folded: { scene: folded, size: [285, 210], tone: 'green' },
  booklet: { scene: booklet, size: [210, 285], tone: 'indigo' },
  calendar: { scene: calendar, size: [210, 150], tone: 'cinnabar' },
  sticker: { scene: sticker, size: [50, 50], tone: 'cinnabar', shape: 'round' },
  box: { scene: box, size: [220, 150, 160], tone: 'indigo', stock: 'kraft' },
  bag: { scene: bag, size: [250, 320, 100], tone: 'green' },
  redEnvelope: { scene: redEnvelope, size: [90, 165], tone: 'cinnabar' },
  couplet: { scene: couplet, size: [220, 1100], tone: 'cinnabar' },
  blessing: { scene: blessing, size: [330, 330], tone: 'cinnabar' },
  paper: { scene: paper, size: [210, 297], tone: 'indigo' },
  forms: { scene: forms, size: [190, 130], tone: 'green' },
  envelope: { scene: envelope, size: [220, 110], tone: 'indigo' },
  sampleBook: { scene: sampleBook, size: [60, 180], tone: 'indigo' },
  cloud: { scene: cloud, size: [120, 100], tone: 'indigo', stock: 'kraft' },
  template: { scene: template, size: [210, 270], tone: 'cyan' },
};

/** Proportions are kept, but nothing gets thinner than one sixth of its longer side. */
function proportion(w: number, h: number): [number, number] {
  const least = Math.max(w, h) / 6;
  return [Math.max(w, least), Math.max(h, least)];
}

function specOf(props: ProductArtProps, usual: Usual): ArtSpec {
  const [w, h] = proportion(props.widthMm ?? usual.size[0], props.heightMm ?? usual.size[1]);
  const short = Math.min(w, h);
  const leaves = props.thicknessMm ?? (props.pages ?? 24) * 0.1;
  return {
    w,
    h,
    d: Math.max(props.depthMm ?? usual.size[2] ?? short, Math.max(w, h) / 8),
    t: Math.min(Math.max(leaves * 1.8, short * 0.035), short * 0.4),
    panels: Math.min(Math.max(Math.round(props.panels ?? 3), 2), 6),
    shape: props.shape ?? usual.shape ?? 'rect',
    foil: props.foil ?? false,
    ink: ART_INKS[props.tone ?? usual.tone],
    paper: ART_PAPERS[props.stock ?? usual.stock ?? 'white'],
  };
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
  const usual = FAMILIES[props.family];
  const shapes = usual.scene(specOf(props, usual));
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
