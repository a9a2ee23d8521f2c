/**
 * Geometry for product drawings: solids in millimetres, projected to flat SVG shapes.
 * Axes: x runs to the lower right, y to the upper right (away), z up. Shapes paint in given order.
 */

/** A point on the drawing. */
export type Point = readonly [x: number, y: number];
/** A point in space. @unit mm */
export type Point3 = readonly [x: number, y: number, z: number];

/** One painted shape of a drawing. */
export type ArtShape =
  | {
      kind: 'area';
      points: readonly Point[];
      fill: string;
      stroke?: string;
      opacity?: number;
    }
  | { kind: 'line'; points: readonly Point[]; stroke: string; width: number; dash?: number }
  | { kind: 'text'; at: Point; size: number; fill: string; text: string };

/** Maps a point in space onto the drawing. */
export type Projection = (point: Point3) => Point;

const TURN = (40 * Math.PI) / 180;
const [COS, SIN, TILT] = [Math.cos(TURN), Math.sin(TURN), 0.5];
const LIFT = Math.sqrt(1 - TILT * TILT);

/** The view from above that flat goods and boxes are drawn in. */
export const isometric: Projection = ([x, y, z]) => [
  x * COS + y * SIN,
  (x * SIN - y * COS) * TILT - z * LIFT,
];

/** A view from the front; y counts downwards. @param degrees turn around the origin, clockwise */
export function frontal(degrees = 0, dx = 0, dy = 0): Projection {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [x * cos - y * sin + dx, x * sin + y * cos + dy];
}

/** A flat frame in space: local (u, v) with u to the right and v downwards on that face. */
export interface Face {
  /** Puts a local point onto the drawing. */
  at(u: number, v: number): Point;
}

/** A face from its top left corner and two edge directions (unit vectors). */
export function face(project: Projection, origin: Point3, right: Point3, down: Point3): Face {
  return {
    at: (u, v) =>
      project([
        origin[0] + right[0] * u + down[0] * v,
        origin[1] + right[1] * u + down[1] * v,
        origin[2] + right[2] * u + down[2] * v,
      ]),
  };
}

/** A rectangle on a face. */
export function rect(on: Face, u: number, v: number, w: number, h: number): Point[] {
  return [on.at(u, v), on.at(u + w, v), on.at(u + w, v + h), on.at(u, v + h)];
}

/** A rectangle with rounded corners on a face. */
export function roundRect(on: Face, u: number, v: number, w: number, h: number, r: number) {
  const points: Point[] = [];
  const corner = (cu: number, cv: number, from: number) => {
    for (let step = 0; step <= 6; step += 1) {
      const angle = from + (step / 6) * (Math.PI / 2);
      points.push(on.at(cu + Math.cos(angle) * r, cv + Math.sin(angle) * r));
    }
  };
  corner(u + w - r, v + h - r, 0);
  corner(u + r, v + h - r, Math.PI / 2);
  corner(u + r, v + r, Math.PI);
  corner(u + w - r, v + r, Math.PI * 1.5);
  return points;
}

/** An ellipse on a face. */
export function ellipse(on: Face, cu: number, cv: number, ru: number, rv = ru): Point[] {
  return Array.from({ length: 40 }, (_, step) => {
    const angle = (step / 40) * Math.PI * 2;
    return on.at(cu + Math.cos(angle) * ru, cv + Math.sin(angle) * rv);
  });
}

/** The outline of a sheet on a face. @param u how far right it begins @param v how far down */
export function outlined(
  on: Face,
  shape: 'rect' | 'rounded' | 'round',
  w: number,
  h: number,
  u = 0,
  v = 0,
): Point[] {
  if (shape === 'round') return ellipse(on, u + w / 2, v + h / 2, w / 2, h / 2);
  return shape === 'rounded'
    ? roundRect(on, u, v, w, h, Math.min(w, h) * 0.09)
    : rect(on, u, v, w, h);
}

/** A solid block's three visible faces, side faces first. */
export function block(
  project: Projection,
  [x, y, z]: Point3,
  [w, d, h]: Point3,
  fills: { top: string; left: string; right: string; edge?: string },
): ArtShape[] {
  const p = (px: number, py: number, pz: number) => project([x + px, y + py, z + pz]);
  const edge = fills.edge === undefined ? {} : { stroke: fills.edge };
  return [
    {
      kind: 'area',
      points: [p(0, 0, 0), p(w, 0, 0), p(w, 0, h), p(0, 0, h)],
      fill: fills.left,
      ...edge,
    },
    {
      kind: 'area',
      points: [p(w, 0, 0), p(w, d, 0), p(w, d, h), p(w, 0, h)],
      fill: fills.right,
      ...edge,
    },
    {
      kind: 'area',
      points: [p(0, 0, h), p(w, 0, h), p(w, d, h), p(0, d, h)],
      fill: fills.top,
      ...edge,
    },
  ];
}

/** The soft shadow a block throws on the table: two widening, fading areas. */
export function groundShadow(
  project: Projection,
  [x, y]: readonly [number, number],
  [w, d]: readonly [number, number],
  reach: number,
): ArtShape[] {
  return [1, 0.55].map((k) => ({
    kind: 'area',
    points: [
      project([x - reach * 0.2 * k, y - reach * k, 0]),
      project([x + w + reach * 0.9 * k, y - reach * k, 0]),
      project([x + w + reach * 0.9 * k, y + d - reach * 0.1 * k, 0]),
      project([x, y + d, 0]),
    ],
    fill: '#17191E',
    opacity: 0.055,
  }));
}

/** Everything a shape touches, for the frame of the drawing. */
export function bounds(shapes: readonly ArtShape[]): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const grow = (x: number, y: number, by = 0) => {
    left = Math.min(left, x - by);
    right = Math.max(right, x + by);
    top = Math.min(top, y - by);
    bottom = Math.max(bottom, y + by);
  };
  for (const shape of shapes) {
    if (shape.kind === 'text') grow(shape.at[0], shape.at[1], shape.size / 2);
    else for (const [x, y] of shape.points) grow(x, y, shape.kind === 'line' ? shape.width / 2 : 0);
  }
  return { left, top, right, bottom };
}
