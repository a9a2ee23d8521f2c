/** Inks, and the pieces that several templates are put together from. */
import { ellipse, type Ink, lines, polygon, rect, type Shape, text } from './shapes.ts';

export const BLACK: Ink = [0, 0, 0, 100];
export const GREY: Ink = [0, 0, 0, 45];
export const PALE: Ink = [0, 0, 0, 12];
export const WHITE: Ink = [0, 0, 0, 0];
export const BLUE: Ink = [95, 80, 10, 5];
export const SKY: Ink = [55, 12, 5, 0];
export const RED: Ink = [12, 95, 95, 4];
export const ROSE: Ink = [0, 25, 18, 0];
export const GREEN: Ink = [80, 25, 85, 12];
export const LEAF: Ink = [35, 0, 55, 0];
export const GOLD: Ink = [12, 35, 80, 5];
export const CREAM: Ink = [2, 4, 14, 0];
export const BROWN: Ink = [40, 62, 80, 38];

/** Width, height and bleed of the page that is drawn. */
export interface Place {
  readonly w: number;
  readonly h: number;
  readonly b: number;
}
export type Page = readonly Shape[];

export const ground = (ink: Ink, { w, h, b }: Place): Shape =>
  rect(ink, -b, -b, w + 2 * b, h + 2 * b);
export const middle = { align: 'middle' } as const;
export const thin = { weight: 'regular' } as const;

/** Name, post and ways to reach somebody. */
export const person = (ink: Ink, x: number, y: number, s: number): Shape[] => [
  text(ink, '姓名', x, y, s * 1.5, { gap: 0.2 }),
  text(GREY, '职务', x + s * 4.4, y, s * 0.8, thin),
  text(ink, '手机 000 0000 0000', x, y + s * 2.6, s * 0.75, thin),
  text(ink, '地址 省市区街道门牌', x, y + s * 3.9, s * 0.75, thin),
];

/** A flower of petals round a middle. */
export const flower = (ink: Ink, heart: Ink, x: number, y: number, r: number): Shape[] => [
  ...Array.from({ length: 6 }, (_, at) => {
    const angle = (at / 6) * 2 * Math.PI;
    return ellipse(ink, x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, r * 0.38);
  }),
  ellipse(heart, x, y, r * 0.34),
];

/** Rows of a menu or a price list. */
export const dishes = (
  ink: Ink,
  names: readonly string[],
  x: number,
  y: number,
  w: number,
  step: number,
) =>
  names.flatMap((name, at) => [
    text(ink, name, x, y + at * step, step * 0.42, thin),
    rect(PALE, x, y + at * step + step * 0.25, w, 0.3),
    text(ink, '¥00', x + w, y + at * step, step * 0.42, { align: 'end' }),
  ]);

export const fish = (ink: Ink, x: number, y: number, s: number): Shape[] => [
  ellipse(ink, x, y, s, s * 0.42),
  polygon(ink, [x + s * 0.8, y], [x + s * 1.5, y - s * 0.5], [x + s * 1.5, y + s * 0.5]),
];

export const steps = (
  ink: Ink,
  title: string,
  items: readonly string[],
  x: number,
  y: number,
  s: number,
) => [
  text(ink, title, x, y, s),
  ...items.flatMap((item, at) => [
    ellipse(ink, x + s * 0.3, y + s * (1.5 + at * 1.3) - s * 0.25, s * 0.18),
    text(BLACK, item, x + s * 0.9, y + s * (1.5 + at * 1.3), s * 0.62, thin),
  ]),
];

/** One panel of a leaflet folded in three: they stand below each other. */
const panel = (ink: Ink, y: number, title: string, { w }: Place): Shape[] => [
  rect(ink, 14, y + 16, 8, 8),
  text(BLACK, title, 28, y + 23.5, 9),
  ...lines(GREY, 14, y + 38, w - 28, 7, 6),
];

export const trifold = (
  ink: Ink,
  soft: Ink,
  name: string,
  titles: readonly string[],
  p: Place,
): Page[] => [
  [
    rect(ink, -p.b, -p.b, p.w + 2 * p.b, 95 + p.b),
    ellipse(soft, p.w - 34, 47, 24),
    text(WHITE, name, 16, 48, 15),
    text(WHITE, '品牌标语写在这里', 16, 64, 6.5, thin),
    ...panel(ink, 95, titles[0] ?? '', p),
    rect(soft, -p.b, 190, p.w + 2 * p.b, 95 + p.b),
    text(BLACK, '联系我们', 16, 220, 9),
    ...lines(BLACK, 16, 232, 90, 8, 3),
  ],
  [0, 95, 190].flatMap((y, at) => [
    rect(
      at === 1 ? soft : WHITE,
      -p.b,
      at === 0 ? -p.b : y,
      p.w + 2 * p.b,
      95 + (at === 1 ? 0 : p.b),
    ),
    ...panel(ink, y, titles[at + 1] ?? '', p),
  ]),
];
