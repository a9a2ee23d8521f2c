/** Goods that lie on the table: cards, booklets, reams, forms. */

import {
  type ArtShape,
  block,
  ellipse,
  type Face,
  face,
  groundShadow,
  isometric,
  outlined,
  type Point,
  rect,
} from '../../internal/artScene.ts';
import {
  ART_GOLD,
  ART_LINES,
  ART_TEXT,
  ART_YELLOW,
  type ArtScene,
  type ArtSpec,
} from './artTypes.ts';
import type { Front } from './finishes.ts';

/** The upper face of a lying sheet at height z: u along the text line, v down the page. */
export function lyingFace(h: number, z: number, x = 0, y = 0): Face {
  return face(isometric, [x, y + h, z], [1, 0, 0], [0, -1, 0]);
}

const outline = ({ shape, w, h }: ArtSpec, on: Face): Point[] => outlined(on, shape, w, h);

/** A stack of equal sheets; the layers show at its edges. */
function stack(spec: ArtSpec, fills: readonly string[]): ArtShape[] {
  const layers = Math.max(4, fills.length);
  const shapes = groundShadow(isometric, [0, 0], [spec.w, spec.h], Math.min(spec.w, spec.h) * 0.14);
  for (let layer = 0; layer <= layers * 4; layer += 1) {
    const z = (spec.t * layer) / (layers * 4);
    const fill = fills[Math.floor(layer / 4) % fills.length] ?? spec.paper.left;
    shapes.push({ kind: 'area', points: outline(spec, lyingFace(spec.h, z)), fill });
  }
  shapes.push({
    kind: 'area',
    points: outline(spec, lyingFace(spec.h, spec.t)),
    fill: spec.paper.top,
    stroke: spec.paper.edge,
  });
  return shapes;
}

/** The upper side of a stack of cards. */
export const cardFront = ({ w, h, t }: ArtSpec): Front => ({ on: lyingFace(h, t), w, h });

/** A business card: a mark, a name, two lines. */
export const nameCard: ArtScene = (spec) => {
  const { on: top, w, h } = cardFront(spec);
  const mark = Math.min(w, h) * 0.24;
  return [
    ...stack(spec, [spec.paper.right, spec.paper.left]),
    {
      kind: 'area',
      points: rect(top, w * 0.11, h * 0.16, mark, mark),
      fill: spec.foil ? ART_GOLD : spec.ink.base,
    },
    { kind: 'area', points: rect(top, w * 0.11, h * 0.58, w * 0.46, h * 0.085), fill: ART_TEXT },
    { kind: 'area', points: rect(top, w * 0.11, h * 0.73, w * 0.3, h * 0.05), fill: ART_LINES },
    { kind: 'area', points: rect(top, w * 0.11, h * 0.83, w * 0.38, h * 0.05), fill: ART_LINES },
  ];
};

const coverOf = ({ w, t }: ArtSpec): number => Math.max(t * 0.12, w * 0.006);

/** The cover of a book. */
export const coverFront = (spec: ArtSpec): Front => ({
  on: lyingFace(spec.h, spec.t + coverOf(spec) * 2),
  w: spec.w,
  h: spec.h,
});

/** A bound book: inked covers around the white block of pages. */
export const booklet: ArtScene = (spec) => {
  const { w, h, t, ink } = spec;
  const cover = coverOf(spec);
  const { on: top } = coverFront(spec);
  const pages = { top: spec.paper.top, left: spec.paper.left, right: spec.paper.right };
  const inset = Math.min(w, h) * 0.012;
  const shapes: ArtShape[] = [
    ...groundShadow(isometric, [0, 0], [w, h], Math.min(w, h) * 0.14),
    ...block(isometric, [0, 0, 0], [w, h, cover], {
      top: ink.deep,
      left: ink.deep,
      right: ink.deep,
    }),
    ...block(isometric, [0, inset, cover], [w - inset, h - inset * 2, t], pages),
  ];
  for (const k of [0.3, 0.6]) {
    shapes.push({
      kind: 'line',
      points: [
        isometric([0, inset, cover + t * k]),
        isometric([w - inset, inset, cover + t * k]),
        isometric([w - inset, h - inset, cover + t * k]),
      ],
      stroke: '#C9C3B4',
      width: w * 0.003,
    });
  }
  const sun = Math.min(w, h) * 0.17;
  shapes.push(
    ...block(isometric, [0, 0, cover + t], [w, h, cover], {
      top: ink.base,
      left: ink.deep,
      right: ink.deep,
    }),
    { kind: 'area', points: rect(top, 0, 0, w * 0.05, h), fill: ink.deep, opacity: 0.55 },
    { kind: 'area', points: rect(top, w * 0.17, h * 0.13, w * 0.66, h * 0.085), fill: '#FFFFFF' },
    { kind: 'area', points: rect(top, w * 0.17, h * 0.265, w * 0.4, h * 0.05), fill: ink.soft },
    {
      kind: 'area',
      points: ellipse(top, w * 0.33, h * 0.74, sun),
      fill: spec.foil ? ART_GOLD : ART_YELLOW,
    },
  );
  return shapes;
};

/** A ream of office paper, half unwrapped. */
export const paper: ArtScene = (spec) => {
  const { w, h, ink } = spec;
  const t = Math.max(spec.t, w * 0.2);
  const wrap = h * 0.62;
  const front = face(isometric, [0, 0, t], [1, 0, 0], [0, 0, -1]);
  const shapes: ArtShape[] = [
    ...groundShadow(isometric, [0, 0], [w, h], Math.min(w, h) * 0.16),
    ...block(isometric, [0, 0, 0], [w, h, t], spec.paper),
  ];
  for (let k = 1; k < 6; k += 1) {
    const z = (t * k) / 6;
    shapes.push({
      kind: 'line',
      points: [isometric([w, 0, z]), isometric([w, h, z])],
      stroke: '#BFB8A6',
      width: w * 0.003,
    });
  }
  shapes.push(
    ...block(isometric, [0, 0, 0], [w, wrap, t], {
      top: ink.base,
      left: ink.deep,
      right: ink.deep,
    }),
    {
      kind: 'area',
      points: rect(lyingFace(wrap, t), w * 0.14, wrap * 0.3, w * 0.5, wrap * 0.17),
      fill: '#FFFFFF',
    },
    {
      kind: 'area',
      points: rect(lyingFace(wrap, t), w * 0.14, wrap * 0.58, w * 0.28, wrap * 0.09),
      fill: ink.soft,
    },
    { kind: 'area', points: rect(front, w * 0.1, t * 0.36, w * 0.34, t * 0.26), fill: ink.soft },
  );
  return shapes;
};

/** A pad of multi-part forms: white, pink and yellow sheets under a glued edge. */
export const forms: ArtScene = (spec) => {
  const { w, h, t, ink } = spec;
  const top = lyingFace(h, t);
  const shapes = stack(spec, ['#F6D44F', '#F6D44F', '#F3B9C4', '#F3B9C4', '#FFFFFF']);
  shapes.push(
    { kind: 'area', points: rect(top, 0, 0, w, h * 0.09), fill: ink.base },
    { kind: 'area', points: rect(top, w * 0.08, h * 0.16, w * 0.34, h * 0.06), fill: ART_TEXT },
  );
  for (let row = 0; row < 5; row += 1) {
    const v = h * (0.3 + row * 0.12);
    shapes.push({
      kind: 'line',
      points: [top.at(w * 0.08, v), top.at(w * 0.92, v)],
      stroke: ART_LINES,
      width: w * 0.006,
    });
  }
  for (const u of [0.08, 0.46, 0.7, 0.92]) {
    shapes.push({
      kind: 'line',
      points: [top.at(w * u, h * 0.3), top.at(w * u, h * 0.78)],
      stroke: ART_LINES,
      width: w * 0.006,
    });
  }
  return shapes;
};
