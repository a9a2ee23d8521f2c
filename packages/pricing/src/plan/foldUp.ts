/**
 * How a flat piece becomes the finished one: its panels, the lines they turn on, how far and in which step.
 * Lengths are millimetres on the flat piece with its printed side up, as {@link dieLine} measures it.
 */
import type { Configuration, Product } from '../types.ts';
import { type DieLine, dieLine, type Spot } from './dieLine.ts';

/** A panel of the flat piece. */
export interface FoldPanel {
  /** What is cut of it. */
  readonly outline: readonly Spot[];
  /** Place of the panel that it hangs on; null for the one that stays. */
  readonly parent: number | null;
  /** The line it turns on, and on which side of it the panel lies. */
  readonly hinge: { readonly axis: 'x' | 'y'; readonly at: number; readonly side: 1 | -1 };
  /** How far it turns away from the printed side; towards it when negative. @unit ° */
  readonly angle: number;
  /** The step in which it turns, from 1. */
  readonly step: number;
  /** Of panels in one plane: the smaller lies further outside, or nearer to the panel that stays. */
  readonly layer: number;
}

export interface FoldPlan {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly panels: readonly FoldPanel[];
  readonly steps: number;
  /** `flat` ends as a stack of panels, `box` as a body. */
  readonly ends: 'flat' | 'box';
}

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const spotsOf = ({ x, y, w, h }: Rect): Spot[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** The part of an outline on one side of an upright or level line. */
function half(spots: readonly Spot[], axis: 0 | 1, at: number, keepsMore: boolean): Spot[] {
  const isIn = (spot: Spot): boolean => (keepsMore ? spot[axis] >= at : spot[axis] <= at);
  return spots.flatMap((spot, index): Spot[] => {
    const next = spots[(index + 1) % spots.length] as Spot;
    const here = isIn(spot) ? [spot] : [];
    if (isIn(spot) === isIn(next)) return here;
    const share = (at - spot[axis]) / (next[axis] - spot[axis]);
    const between: Spot = [
      spot[0] + (next[0] - spot[0]) * share,
      spot[1] + (next[1] - spot[1]) * share,
    ];
    return [...here, between];
  });
}

/** What the knife leaves of a rectangle. */
const cutTo = (cut: readonly Spot[], { x, y, w, h }: Rect): Spot[] =>
  half(half(half(half(cut, 0, x, true), 0, x + w, false), 1, y, true), 1, y + h, false);

/** Left, right, above, below of the panel it hangs on. */
type Where = 'left' | 'right' | 'above' | 'below';

interface Part {
  readonly rect: Rect;
  readonly parent: number | null;
  readonly where: Where;
  readonly angle: number;
  readonly step: number;
  readonly layer: number;
}

const hingeOf = ({ rect: { x, y, w, h }, where }: Part): FoldPanel['hinge'] => {
  if (where === 'left') return { axis: 'x', at: x + w, side: -1 };
  if (where === 'right') return { axis: 'x', at: x, side: 1 };
  return where === 'above' ? { axis: 'y', at: y + h, side: -1 } : { axis: 'y', at: y, side: 1 };
};

function planOf(parts: readonly Part[], cut: readonly Spot[] | null, ends: FoldPlan['ends']) {
  return {
    ends,
    steps: Math.max(...parts.map(({ step }) => step)),
    panels: parts.map((part): FoldPanel => {
      const { rect, parent, angle, step, layer } = part;
      const outline = cut === null ? spotsOf(rect) : cutTo(cut, rect);
      return { outline, parent, hinge: hingeOf(part), angle, step, layer };
    }),
  };
}

const part = (
  rect: Rect,
  parent: number | null,
  where: Where,
  angle: number,
  step: number,
  layer = 0,
): Part => ({ rect, parent, where, angle, step, layer });

interface Sizes {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly of: (name: string) => number;
}

/** The front stays; walls and glue flap close behind it, then dust flaps, floor, lid. */
function tuckBox({ w, h, d, of }: Sizes): Part[] {
  const [glue, tuck] = [of('glue'), of('tuck')];
  const top = d + tuck;
  const bottom = top + h;
  const [back, side, front, other] = [glue, glue + w, glue + w + d, glue + 2 * w + d];
  return [
    part({ x: front, y: top, w, h }, null, 'right', 0, 1),
    part({ x: side, y: top, w: d, h }, 0, 'left', 90, 1),
    part({ x: back, y: top, w, h }, 1, 'left', 90, 1),
    part({ x: 0, y: top, w: glue, h }, 2, 'left', 90, 1, 1),
    part({ x: other, y: top, w: d, h }, 0, 'right', 90, 1),
    part({ x: side, y: 0, w: d, h: top }, 1, 'above', 90, 2, 1),
    part({ x: other, y: 0, w: d, h: top }, 4, 'above', 90, 2, 1),
    part({ x: side, y: bottom, w: d, h: top }, 1, 'below', 90, 2, 1),
    part({ x: other, y: bottom, w: d, h: top }, 4, 'below', 90, 2, 1),
    part({ x: front, y: bottom, w, h: d }, 0, 'below', 90, 3),
    part({ x: front, y: bottom + d, w, h: tuck }, 9, 'below', 90, 3, 1),
    part({ x: back, y: tuck, w, h: d }, 2, 'above', 90, 4),
    part({ x: back, y: 0, w, h: tuck }, 11, 'above', 90, 4, 1),
  ];
}

/** The lid stays; ears, then rolled side walls, then the front with its inner wall, then the body under the lid. */
function mailer({ w, h, d, of }: Sizes): Part[] {
  const tuck = of('tuck');
  const left = 2 * d + tuck / 2;
  const right = left + w;
  const [lid, back, floor, front, inner] = [
    tuck,
    tuck + h,
    tuck + h + d,
    tuck + 2 * h + d,
    tuck + 2 * h + 2 * d,
  ];
  const across = (y: number, deep: number): Rect => ({ x: left, y, w, h: deep });
  const ears = (y: number, deep: number, parent: number, step: number): Part[] => [
    part({ x: 0, y, w: left, h: deep }, parent, 'left', 90, step, 1),
    part({ x: right, y, w: left, h: deep }, parent, 'right', 90, step, 1),
  ];
  const rolled = (parent: number, at: number): Part[] => [
    part({ x: left - d, y: floor, w: d, h }, parent, 'left', 90, 2),
    part({ x: left - 2 * d, y: floor, w: d, h }, at, 'left', 180, 2, 2),
    part({ x: 0, y: floor, w: tuck / 2, h }, at + 1, 'left', -90, 2, 2),
    part({ x: right, y: floor, w: d, h }, parent, 'right', 90, 2),
    part({ x: right + d, y: floor, w: d, h }, at + 3, 'right', 180, 2, 2),
    part({ x: right + 2 * d, y: floor, w: tuck / 2, h }, at + 4, 'right', -90, 2, 2),
  ];
  return [
    part(across(lid, h), null, 'below', 0, 4),
    part(across(back, d), 0, 'below', 90, 4),
    part(across(floor, h), 1, 'below', 90, 4),
    part(across(front, d), 2, 'below', 90, 3),
    part(across(inner, d), 3, 'below', 180, 3, 2),
    part(across(0, tuck), 0, 'above', 90, 4, 1),
    ...ears(lid, h, 0, 4),
    ...ears(back, d, 1, 1),
    ...ears(front, d, 3, 1),
    ...rolled(2, 12),
  ];
}

/** One face stays; the sides close behind it, the floor is folded over, the upper edge turned in. */
function bag({ w, h, d, of }: Sizes): Part[] {
  const [glue, top] = [of('glue'), of('top')];
  const foot = top + h;
  const deep = Math.ceil(d / 2) + of('floor');
  const [one, side, two, other] = [glue, glue + w, glue + w + d, glue + 2 * w + d];
  const walls: Part[] = [
    part({ x: one, y: top, w, h }, null, 'right', 0, 2),
    part({ x: 0, y: top, w: glue, h }, 0, 'left', 90, 2, 1),
    part({ x: side, y: top, w: d, h }, 0, 'right', 90, 2),
    part({ x: two, y: top, w, h }, 2, 'right', 90, 2),
    part({ x: other, y: top, w: d, h }, 3, 'right', 90, 2),
  ];
  const ends = walls.flatMap(({ rect: { x, w: wide } }, parent): Part[] => [
    part({ x, y: 0, w: wide, h: top }, parent, 'above', 180, 1, 2),
    part({ x, y: foot, w: wide, h: deep }, parent, 'below', 90, 3, wide === d ? 1 : 0),
  ]);
  return [...walls, ...ends];
}

/** The front stays; glue flap and back behind it, then foot and flap over the back. */
function redEnvelope({ w, h, of }: Sizes): Part[] {
  const [glue, foot, flap] = [of('glue'), of('bottom'), of('flap')];
  return [
    part({ x: 0, y: flap, w, h }, null, 'right', 0, 1),
    part({ x: w, y: flap, w, h }, 0, 'right', 180, 2, 2),
    part({ x: 2 * w, y: flap, w: glue, h }, 1, 'right', 180, 1, 1),
    part({ x: 0, y: flap + h, w, h: foot }, 0, 'below', 180, 3, 3),
    part({ x: 0, y: 0, w, h: flap }, 0, 'above', 180, 4, 4),
  ];
}

const SHAPES = { tuckBox, mailer, bag, redEnvelope } as const;

function dieParts({ widthMm: w, heightMm: h, depthMm = 0 }: Configuration, product: Product) {
  const { unfold } = product;
  if (!unfold || unfold.shape === 'couplet') return null;
  const params = unfold.params;
  return SHAPES[unfold.shape]({ w, h, d: depthMm, of: (name) => params[name] ?? 0 });
}

/** How often a leaflet is folded, and whether its folds alternate. */
function foldOf(product: Product, { crafts }: Configuration) {
  const fold = product.crafts.find(
    ({ id, kind }) => kind === 'fold' && crafts.some((use) => use.id === id),
  );
  return fold && { times: fold.times ?? 1, isAccordion: (fold.times ?? 1) > 2 };
}

/** Panels in a row along the length. Two folds wrap around the middle, more of them alternate. */
function leaflet(longMm: number, shortMm: number, times: number, isAccordion: boolean): Part[] {
  const w = longMm / (times + 1);
  const rect = (at: number): Rect => ({ x: at * w, y: 0, w, h: shortMm });
  if (times === 2 && !isAccordion) {
    return [
      part(rect(1), null, 'right', 0, 1),
      part(rect(2), 0, 'right', 180, 1, 1),
      part(rect(0), 0, 'left', 180, 2, 2),
    ];
  }
  return Array.from({ length: times + 1 }, (_, at) =>
    at === 0
      ? part(rect(0), null, 'right', 0, 1)
      : part(rect(at), at - 1, 'right', at % 2 === 1 ? 180 : -180, at, at),
  );
}

/** How the product is folded up as it is configured; null for what stays flat, and for books. */
export function foldPlan(product: Product, configuration: Configuration): FoldPlan | null {
  const die: DieLine | null = dieLine(product, configuration);
  const parts = dieParts(configuration, product);
  if (die && parts) {
    const ends = product.unfold?.shape === 'redEnvelope' ? 'flat' : 'box';
    return { widthMm: die.widthMm, heightMm: die.heightMm, ...planOf(parts, die.cut, ends) };
  }
  const fold = foldOf(product, configuration);
  if (!fold) return null;
  const { widthMm, heightMm } = configuration;
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  const panels = leaflet(long, short, fold.times, fold.isAccordion);
  return { widthMm: long, heightMm: short, ...planOf(panels, null, 'flat') };
}
