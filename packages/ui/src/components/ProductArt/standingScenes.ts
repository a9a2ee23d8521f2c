/** Goods that stand: folded leaflets, boxes, bags, desk calendars, pallets of the cloud warehouse. */

import {
  type ArtShape,
  block,
  ellipse,
  type Face,
  face,
  groundShadow,
  isometric,
  type Point,
  type Projection,
  rect,
  roundRect,
} from '../../internal/artScene.ts';
import {
  ART_GOLD,
  ART_LINES,
  ART_STRING,
  ART_TEXT,
  ART_YELLOW,
  type ArtScene,
  type ArtSpec,
  type ProductHandle,
} from './artTypes.ts';
import type { Front } from './finishes.ts';

/** The panel of a leaflet that is nearest. */
export function panelFront({ w, h, panels }: ArtSpec): Front {
  const angle = (-4 * Math.PI) / 180;
  return {
    on: face(isometric, [0, 0, h], [Math.cos(angle), Math.sin(angle), 0], [0, 0, -1]),
    w: w / panels,
    h,
  };
}

/** A leaflet standing in a zigzag, one panel for each fold and one more. */
export const folded: ArtScene = (spec) => {
  const { h, ink } = spec;
  const pw = spec.w / spec.panels;
  const shapes: ArtShape[] = [];
  const shadow: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < spec.panels; index += 1) {
    const toViewer = index % 2 === 0;
    const angle = ((toViewer ? -4 : 84) * Math.PI) / 180;
    const [ex, ey] = [Math.cos(angle), Math.sin(angle)];
    const on = face(isometric, [x, y, h], [ex, ey, 0], [0, 0, -1]);
    shadow.push(isometric([x, y, 0]));
    shapes.push({
      kind: 'area',
      points: rect(on, 0, 0, pw, h),
      fill: toViewer ? spec.paper.top : spec.paper.left,
      stroke: spec.paper.edge,
    });
    if (index === 0) {
      shapes.push(
        { kind: 'area', points: rect(on, 0, 0, pw, h * 0.56), fill: ink.base },
        {
          kind: 'area',
          points: ellipse(on, pw * 0.5, h * 0.3, Math.min(pw, h) * 0.26),
          fill: spec.foil ? ART_GOLD : ART_YELLOW,
        },
        { kind: 'area', points: rect(on, pw * 0.16, h * 0.66, pw * 0.6, h * 0.05), fill: ART_TEXT },
        {
          kind: 'area',
          points: rect(on, pw * 0.16, h * 0.76, pw * 0.42, h * 0.03),
          fill: ART_LINES,
        },
      );
    } else {
      if (index % 2 === 0) {
        shapes.push({
          kind: 'area',
          points: rect(on, pw * 0.14, h * 0.12, pw * 0.72, h * 0.24),
          fill: ink.soft,
        });
      }
      for (let row = 0; row < 5; row += 1) {
        shapes.push({
          kind: 'area',
          points: rect(
            on,
            pw * 0.14,
            h * (0.46 + row * 0.08),
            pw * (row === 4 ? 0.4 : 0.72),
            h * 0.024,
          ),
          fill: ART_LINES,
        });
      }
    }
    x += ex * pw;
    y += ey * pw;
  }
  shadow.push(isometric([x, y, 0]));
  const cast = shadow.map(([sx, sy]): Point => [sx + h * 0.1, sy + h * 0.14]);
  return [
    { kind: 'area', points: [...shadow, ...cast.reverse()], fill: ART_TEXT, opacity: 0.08 },
    ...shapes,
  ];
};

/** The face of a box that looks at the reader. */
export const boxFront = ({ w, h }: ArtSpec): Front => ({
  on: face(isometric, [0, 0, h], [1, 0, 0], [0, 0, -1]),
  w,
  h,
});

/** A closed carton or folding box, with its tape or printed band. */
export const box: ArtScene = (spec) => {
  const { w, d, h, ink, paper } = spec;
  const band = w * 0.2;
  const [from, drop] = [w * 0.42, Math.min(h * 0.34, w * 0.3)];
  const top = face(isometric, [0, d, h], [1, 0, 0], [0, -1, 0]);
  const { on: left } = boxFront(spec);
  const right = face(isometric, [w, 0, h], [0, 1, 0], [0, 0, -1]);
  const unit = Math.min(d, h);
  return [
    ...groundShadow(isometric, [0, 0], [w, d], Math.min(w, d, h) * 0.22),
    ...block(isometric, [0, 0, 0], [w, d, h], { ...paper, edge: paper.edge }),
    { kind: 'area', points: rect(top, from, 0, band, d), fill: ink.base },
    { kind: 'area', points: rect(left, from, 0, band, drop), fill: ink.deep },
    {
      kind: 'line',
      points: [top.at(from + band / 2, 0), top.at(from + band / 2, d)],
      stroke: ink.deep,
      width: w * 0.006,
    },
    {
      kind: 'area',
      points: ellipse(right, d * 0.5, h * 0.46, unit * 0.2),
      fill: spec.foil ? ART_GOLD : ink.deep,
      opacity: 0.85,
    },
    { kind: 'area', points: rect(right, d * 0.3, h * 0.78, d * 0.4, h * 0.045), fill: ink.deep },
    { kind: 'area', points: rect(left, w * 0.09, h * 0.8, w * 0.2, h * 0.035), fill: ART_LINES },
    { kind: 'area', points: rect(left, w * 0.09, h * 0.87, w * 0.13, h * 0.035), fill: ART_LINES },
    ...(spec.window ? windowOf(left, w, h, spec.paper.edge) : []),
  ];
};

/** An opening in a face under clear film, with the light on it. */
const windowOf = (on: Face, w: number, h: number, edge: string): ArtShape[] => [
  {
    kind: 'area',
    points: roundRect(on, w * 0.16, h * 0.4, w * 0.68, h * 0.34, Math.min(w, h) * 0.06),
    fill: '#C6D7DF',
    stroke: edge,
  },
  {
    kind: 'area',
    points: [
      on.at(w * 0.3, h * 0.4),
      on.at(w * 0.46, h * 0.4),
      on.at(w * 0.34, h * 0.74),
      on.at(w * 0.18, h * 0.74),
    ],
    fill: '#F1F7FA',
    opacity: 0.8,
  },
];

/** The bag's own view: front face flat, depth to the upper right. */
const oblique: Projection = ([x, y, z]) => [x + y * 0.62, -z - y * 0.3];

/** How a handle rises, how thick it is, and the colour it has by itself. */
const HANDLES: Record<ProductHandle, { rise: number; width: number; colour?: string }> = {
  cord: { rise: 0.26, width: 0.02 },
  paper: { rise: 0.16, width: 0.05, colour: '#BFA877' },
  ribbon: { rise: 0.32, width: 0.04, colour: '#C2361D' },
  none: { rise: 0, width: 0 },
};

export const bagFront = ({ w, h }: ArtSpec): Front => ({
  on: face(oblique, [0, 0, h], [1, 0, 0], [0, 0, -1]),
  w,
  h,
});

/** A paper carrier bag with what it is carried by. */
export const bag: ArtScene = (spec) => {
  const { w, d, h, ink, paper } = spec;
  const { on: front } = bagFront(spec);
  const side = face(oblique, [w, 0, h], [0, 1, 0], [0, 0, -1]);
  const handle = HANDLES[spec.handle];
  const cord = (y: number, stroke: string): ArtShape[] =>
    spec.handle === 'none'
      ? []
      : [
          {
            kind: 'line',
            points: Array.from({ length: 25 }, (_, step) => {
              const k = step / 24;
              const lift = Math.sin(Math.PI * k) ** 0.7 * h * handle.rise;
              return oblique([w * (0.3 + 0.4 * k), y, h * 0.97 + lift]);
            }),
            stroke: handle.colour ?? stroke,
            width: w * handle.width,
          },
        ];
  const mark = Math.min(w, h) * 0.3;
  return [
    {
      kind: 'area',
      points: [
        oblique([0, 0, 0]),
        oblique([w, 0, 0]),
        oblique([w, d, 0]),
        [oblique([w, d, 0])[0] + w * 0.14, oblique([w, d, 0])[1] + h * 0.05],
        [w * 1.06, h * 0.05],
        [w * 0.04, h * 0.05],
      ],
      fill: ART_TEXT,
      opacity: 0.08,
    },
    ...cord(d, ART_LINES),
    {
      kind: 'area',
      points: [oblique([0, 0, h]), oblique([0, d, h]), oblique([w, d, h]), oblique([w, 0, h])],
      fill: paper.right,
      stroke: paper.edge,
    },
    { kind: 'area', points: rect(side, 0, 0, d, h), fill: paper.left, stroke: paper.edge },
    {
      kind: 'area',
      points: [side.at(d / 2, 0), side.at(d, 0), side.at(d, h), side.at(d / 2, h * 0.86)],
      fill: paper.right,
      opacity: 0.75,
    },
    { kind: 'area', points: rect(front, 0, 0, w, h), fill: paper.top, stroke: paper.edge },
    { kind: 'area', points: rect(front, 0, h * 0.9, w, h * 0.1), fill: ink.base },
    {
      kind: 'area',
      points: rect(front, (w - mark) / 2, h * 0.34, mark, mark),
      fill: spec.foil ? ART_GOLD : ink.base,
    },
    {
      kind: 'area',
      points: rect(front, w * 0.36, h * 0.34 + mark * 1.3, w * 0.28, h * 0.025),
      fill: ART_LINES,
    },
    ...cord(0, ART_STRING),
  ];
};

/** A desk calendar: a tent of sheets on a ring binding. */
export const calendar: ArtScene = (spec) => {
  const { w, h, ink } = spec;
  const lean = h * 0.42;
  const rise = Math.sqrt(h * h - lean * lean);
  const front = face(isometric, [0, lean, rise], [1, 0, 0], [0, -lean / h, -rise / h]);
  const shapes: ArtShape[] = [
    ...groundShadow(isometric, [0, 0], [w, lean * 2], h * 0.12),
    {
      kind: 'area',
      points: [isometric([w, 0, 0]), isometric([w, lean * 2, 0]), isometric([w, lean, rise])],
      fill: spec.paper.right,
    },
    {
      kind: 'area',
      points: rect(front, 0, 0, w, h),
      fill: spec.paper.top,
      stroke: spec.paper.edge,
    },
    { kind: 'area', points: rect(front, 0, h * 0.1, w * 0.42, h * 0.9), fill: ink.base },
    {
      kind: 'area',
      points: ellipse(front, w * 0.21, h * 0.5, Math.min(w, h) * 0.15),
      fill: spec.foil ? ART_GOLD : ART_YELLOW,
    },
    { kind: 'area', points: rect(front, w * 0.5, h * 0.2, w * 0.2, h * 0.1), fill: ART_TEXT },
  ];
  for (let cell = 0; cell < 20; cell += 1) {
    shapes.push({
      kind: 'area',
      points: rect(
        front,
        w * (0.5 + (cell % 5) * 0.09),
        h * (0.42 + Math.floor(cell / 5) * 0.13),
        w * 0.045,
        h * 0.05,
      ),
      fill: cell === 8 ? ink.base : ART_LINES,
    });
  }
  for (let ring = 0; ring < 12; ring += 1) {
    const u = w * (0.06 + ring * 0.08);
    shapes.push({
      kind: 'line',
      points: [front.at(u, -h * 0.035), front.at(u, h * 0.05)],
      stroke: ART_TEXT,
      width: w * 0.014,
    });
  }
  return shapes;
};

/** Goods kept in the cloud warehouse: cartons on a pallet. */
export const cloud: ArtScene = (spec) => {
  const { ink, paper } = spec;
  const wood = { top: '#D9C69D', left: '#BFA877', right: '#A48D5C' };
  const shapes: ArtShape[] = groundShadow(isometric, [0, 0], [120, 100], 18);
  for (const y of [80, 40, 0]) shapes.push(...block(isometric, [0, y, 0], [120, 16, 10], wood));
  shapes.push(...block(isometric, [0, 0, 10], [120, 100, 5], wood));
  const carton = (x: number, y: number, z: number, w: number, d: number, h: number) => {
    const left = face(isometric, [x, y, z + h], [1, 0, 0], [0, 0, -1]);
    const top = face(isometric, [x, y + d, z + h], [1, 0, 0], [0, -1, 0]);
    shapes.push(
      ...block(isometric, [x, y, z], [w, d, h], paper),
      { kind: 'area', points: rect(top, w * 0.42, 0, w * 0.16, d), fill: ink.base },
      { kind: 'area', points: rect(left, w * 0.42, 0, w * 0.16, h * 0.3), fill: ink.deep },
      { kind: 'area', points: rect(left, w * 0.12, h * 0.66, w * 0.22, h * 0.18), fill: '#FFFFFF' },
    );
  };
  carton(4, 52, 15, 54, 44, 40);
  carton(62, 52, 15, 54, 44, 40);
  carton(4, 4, 15, 54, 44, 40);
  carton(62, 4, 15, 54, 44, 40);
  carton(10, 48, 55, 50, 44, 34);
  return shapes;
};
