/**
 * How folded and glued goods are cut and creased: the knife's outline and the lines that are pressed, on their flat size.
 * Every length is in millimetres from the upper left corner of the upright flat piece, as {@link flatSize} measures it.
 */
import type { Configuration, Product } from '../types.ts';
import { flatSize } from './unfold.ts';

export type Spot = readonly [x: number, y: number];

export interface DieLine {
  readonly widthMm: number;
  readonly heightMm: number;
  /** The knife's way round, closed from the last spot to the first. */
  readonly cut: readonly Spot[];
  /** What is pressed and folded. */
  readonly creases: readonly (readonly [from: Spot, to: Spot])[];
  /** Walls of the finished goods: what is read stands on them. */
  readonly faces: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

type Shape = Pick<DieLine, 'cut' | 'creases' | 'faces'>;
type Crease = readonly [Spot, Spot];

interface Sizes {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  /** A flap or overlap of the product. */
  readonly of: (name: string) => number;
}

const across = (y: number, from: number, to: number): Crease => [
  [from, y],
  [to, y],
];
const down = (x: number, from: number, to: number): Crease => [
  [x, from],
  [x, to],
];

/** Four walls side by side, each beginning where the one before ends. */
const walls = ({ w, h, d }: Sizes, left: number, top: number) => {
  const xs = [left, left + w, left + w + d, left + 2 * w + d] as const;
  const faces = xs.map((x, at) => ({ x, y: top, width: at % 2 === 0 ? w : d, height: h }));
  return { xs, faces };
};

/** Glue flap, back, side, front, side; lid on the back, floor on the front, dust flaps on the sides. */
function tuckBox(sizes: Sizes): Shape {
  const { w, h, d, of } = sizes;
  const [glue, tuck] = [of('glue'), of('tuck')];
  const top = d + tuck;
  const bottom = top + h;
  const { xs, faces } = walls(sizes, glue, top);
  const [back, side, front, other] = xs;
  const right = other + d;
  const bevel = Math.min(glue, h / 6);
  const round = Math.min(tuck / 2, w / 8);
  const dust = Math.min(w / 2, d + tuck / 2);
  const lean = Math.min(d / 6, dust / 3);
  /** @param away -1 above the walls, 1 below them */
  const lid = (x: number, y: number, away: number): Spot[] => [
    [x, y],
    [x, y + away * d],
    [x + round, y + away * top],
    [x + w - round, y + away * top],
    [x + w, y + away * d],
    [x + w, y],
  ];
  const flap = (x: number, y: number, away: number): Spot[] => [
    [x, y],
    [x + lean, y + away * dust],
    [x + d - lean, y + away * dust],
    [x + d, y],
  ];
  return {
    cut: [
      [0, top + bevel],
      ...lid(back, top, -1),
      ...flap(side, top, -1).slice(1),
      ...flap(other, top, -1),
      ...flap(other, bottom, 1).reverse(),
      ...lid(front, bottom, 1).reverse().slice(1),
      ...flap(side, bottom, 1).reverse().slice(1),
      [back, bottom],
      [0, bottom - bevel],
    ],
    creases: [
      ...xs.map((x) => down(x, top, bottom)),
      across(tuck, back, side),
      across(top, back, front),
      across(top, other, right),
      across(bottom, side, right),
      across(bottom + d, front, other),
    ],
    faces,
  };
}

/** From above: lip, lid, back, floor, front and its inner wall; rolled walls with their tabs beside the floor. */
function mailer({ w, h, d, of }: Sizes): Shape {
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
  const end = inner + d;
  const ear = d * 0.9;
  const slant = Math.min(d, h) / 6;
  const lean = Math.min(tuck, w / 8);
  const beside: Spot[] = [
    [right, lid],
    [right + ear, lid + slant],
    [right + ear, back - slant],
    [right, back],
    [right + ear, back + slant],
    [right + ear, floor - slant],
    [right, floor],
    [right + 2 * d, floor],
    [right + 2 * d, floor + h / 5],
    [right + left, floor + h / 4],
    [right + left, front - h / 4],
    [right + 2 * d, front - h / 5],
    [right + 2 * d, front],
    [right, front],
    [right + ear, front + slant],
    [right + ear, inner - slant],
    [right, inner],
  ];
  const mirrored = beside.map(([x, y]): Spot => [left + right - x, y]).reverse();
  return {
    cut: [
      [left + lean, 0],
      [right - lean, 0],
      ...beside,
      [right - slant, end],
      [left + slant, end],
      ...mirrored,
    ],
    creases: [
      ...[lid, back, floor, front, inner].map((y) => across(y, left, right)),
      down(left, lid, inner),
      down(right, lid, inner),
      down(left - d, floor, front),
      down(right + d, floor, front),
    ],
    faces: [
      { x: left, y: lid, width: w, height: h },
      { x: left, y: floor, width: w, height: h },
      { x: left, y: back, width: w, height: d },
      { x: left, y: front, width: w, height: d },
    ],
  };
}

/** Glue flap, face, gusset, face, gusset; the top is turned in, the floor is folded over. */
function bag(sizes: Sizes): Shape {
  const { h, d, of } = sizes;
  const [glue, top] = [of('glue'), of('top')];
  const foot = top + h;
  const end = foot + Math.ceil(d / 2) + of('floor');
  const { xs, faces } = walls(sizes, glue, top);
  const [, side, , other] = xs;
  const right = other + d;
  const bevel = Math.min(glue, top / 2);
  return {
    cut: [
      [0, bevel],
      [glue, 0],
      [right, 0],
      [right, end],
      [glue, end],
      [0, end - bevel],
    ],
    creases: [
      ...xs.map((x) => down(x, 0, end)),
      across(top, glue, right),
      across(foot, glue, right),
      ...[side, other].flatMap((x): Crease[] => {
        const middle: Spot = [x + d / 2, foot - d / 2];
        return [down(x + d / 2, 0, foot), [middle, [x, foot]], [middle, [x + d, foot]]];
      }),
    ],
    faces,
  };
}

/** Front with its flap and foot, back, glue flap. */
function redEnvelope({ w, h, of }: Sizes): Shape {
  const [glue, foot, flap] = [of('glue'), of('bottom'), of('flap')];
  const bottom = flap + h;
  const bevel = Math.min(glue, h / 6);
  const lean = Math.min(flap, w / 4);
  return {
    cut: [
      [0, flap],
      [lean, 0],
      [w - lean, 0],
      [w, flap],
      [2 * w, flap],
      [2 * w + glue, flap + bevel],
      [2 * w + glue, bottom - bevel],
      [2 * w, bottom],
      [w, bottom],
      [w - foot / 2, bottom + foot],
      [foot / 2, bottom + foot],
      [0, bottom],
    ],
    creases: [
      down(w, flap, bottom),
      down(2 * w, flap, bottom),
      across(flap, 0, w),
      across(bottom, 0, w),
    ],
    faces: [0, w].map((x) => ({ x, y: flap, width: w, height: h })),
  };
}

const SHAPES = { tuckBox, mailer, bag, redEnvelope } as const;

/** The die of a product as it is configured; null for what is cut along its edges alone. */
export function dieLine(product: Product, configuration: Configuration): DieLine | null {
  const { unfold } = product;
  if (!unfold || unfold.shape === 'couplet') return null;
  const { widthMm, heightMm } = flatSize(product, configuration);
  const shape = SHAPES[unfold.shape]({
    w: configuration.widthMm,
    h: configuration.heightMm,
    d: configuration.depthMm ?? 0,
    of: (name) => unfold.params[name] ?? 0,
  });
  return { widthMm, heightMm, ...shape };
}

/** The same die on its side: its upper edge to the right. */
export function onItsSide(die: DieLine): DieLine {
  const turn = ([x, y]: Spot): Spot => [die.heightMm - y, x];
  return {
    widthMm: die.heightMm,
    heightMm: die.widthMm,
    cut: die.cut.map(turn),
    creases: die.creases.map(([from, to]) => [turn(from), turn(to)]),
    faces: die.faces.map(({ x, y, width, height }) => ({
      x: die.heightMm - y - height,
      y: x,
      width: height,
      height: width,
    })),
  };
}
