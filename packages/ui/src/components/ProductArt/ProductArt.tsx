// Draws a product from its measures: proportions, thickness, folds and colour follow the props.
import type { ReactNode } from 'react';
import { type ArtShape, bounds } from '../../internal/artScene.ts';
import type { ProductFamily, ProductHandle, ProductStock, ProductTone } from './artTypes.ts';
import * as css from './ProductArt.css.ts';
import { shapesOf } from './productFamilies.ts';

export type { ProductFamily, ProductHandle, ProductStock, ProductTone } from './artTypes.ts';

export interface ProductArtProps {
  /**
   * Kind of goods to draw.
   * @zh 画哪一类商品。
   */
  family: ProductFamily;
  /**
   * Finished width; of a box its length.
   * @zh 成品宽；盒子为长。
   * @unit mm
   * @default the family's usual size
   */
  widthMm?: number | undefined;
  /**
   * Finished height.
   * @zh 成品高。
   * @unit mm
   * @default the family's usual size
   */
  heightMm?: number | undefined;
  /**
   * Depth of a box or bag.
   * @zh 盒、袋的侧面宽。
   * @unit mm
   * @default the family's usual size
   */
  depthMm?: number | undefined;
  /**
   * Thickness of the lying stack or ream. It is exaggerated for the eye.
   * @zh 平放的一叠或一令的厚度；为看得清而画厚。
   * @unit mm
   */
  thicknessMm?: number | undefined;
  /**
   * Pages of a booklet; sets its thickness when `thicknessMm` is absent.
   * @zh 画册的页数；没有给 `thicknessMm` 时决定厚度。
   * @default 24
   */
  pages?: number | undefined;
  /**
   * Panels of a folded leaflet, 2 to 6.
   * @zh 折页的面数，2 到 6。
   * @default 3
   */
  panels?: number | undefined;
  /**
   * Outline of cards and labels.
   * @zh 卡片、标签的外形。
   * @default 'rect', of stickers 'round'
   */
  shape?: 'rect' | 'rounded' | 'round' | undefined;
  /**
   * Whether the drawing's mark is stamped in gold foil.
   * @zh 图形上的标志是否烫金。
   * @default false, festive goods true
   */
  foil?: boolean | undefined;
  /**
   * Film over the printed side: gloss throws light back, matt takes its shine.
   * @zh 印面的覆膜：亮膜反光，哑膜去光。
   * @default 'none'
   */
  film?: 'none' | 'gloss' | 'matt' | undefined;
  /**
   * Whether a part of the printed side is raised and wet with spot varnish (UV).
   * @zh 印面是否有局部 UV，微微凸起并发亮。
   * @default false
   */
  varnish?: boolean | undefined;
  /**
   * Whether the front of a box has a window of clear film.
   * @zh 盒子正面是否开窗贴透明膜。
   * @default false
   */
  window?: boolean | undefined;
  /**
   * What a bag is carried by.
   * @zh 手提袋的提手。
   * @default 'cord'
   */
  handle?: ProductHandle | undefined;
  /**
   * Ink of the printed part.
   * @zh 印刷部分的墨色。
   * @default the family's usual ink
   */
  tone?: ProductTone | undefined;
  /**
   * Colour of the paper or board.
   * @zh 纸张或纸板的颜色。
   * @default the family's usual paper
   */
  stock?: ProductStock | undefined;
  /**
   * Box around the drawing. `thumb` 76 px wide, `card` and `stage` as wide as the place they are in.
   * @zh 图形的底板：`thumb` 宽 76 px，`card` 与 `stage` 随容器。
   * @default 'none'
   */
  frame?: 'none' | 'thumb' | 'card' | 'stage' | undefined;
  /**
   * What the drawing shows. Without it the drawing is decoration and screen readers skip it.
   * @zh 图形画的是什么；不给时是装饰，读屏略过。
   */
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

/**
 * Every family has a usual size and ink, so `<ProductArt family="box" />` is enough.
 * @zh 每类商品都有常用的尺寸和墨色，写 `<ProductArt family="box" />` 就够了。
 */
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
