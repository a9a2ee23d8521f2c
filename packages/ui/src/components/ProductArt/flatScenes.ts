/** Flat goods seen from the front: flyers, posters, vouchers, tags, labels, envelopes, swatches. */

import {
  type ArtShape,
  ellipse,
  type Face,
  face,
  frontal,
  outlined,
  type Point,
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
} from './artTypes.ts';
import type { Front } from './finishes.ts';

/** A sheet turned around its own centre and moved from the middle of the drawing. */
export function turned(w: number, h: number, degrees: number, dx = 0, dy = 0): Face {
  return face(frontal(degrees, dx, dy), [-w / 2, -h / 2, 0], [1, 0, 0], [0, 1, 0]);
}

/** A sheet of paper with the shadow it throws. */
export function sheet(spec: ArtSpec, on: Face, w = spec.w, h = spec.h, fill = spec.paper.top) {
  const off = Math.min(w, h) * 0.018;
  const outline = (by: number) => outlined(on, spec.shape, w, h, by, by);
  const shapes: ArtShape[] = [
    { kind: 'area', points: outline(off * 2), fill: ART_TEXT, opacity: 0.05 },
    { kind: 'area', points: outline(off), fill: ART_TEXT, opacity: 0.06 },
    {
      kind: 'area',
      points: outline(0),
      fill,
      ...(fill === spec.paper.top ? { stroke: spec.paper.edge } : {}),
    },
  ];
  return shapes;
}

/** A closed outline for a line. */
export function closed(points: readonly Point[]): Point[] {
  return [...points, ...points.slice(0, 1)];
}

/** Lines of running text; the last one is short. */
export function textLines(on: Face, u: number, v: number, w: number, step: number, count: number) {
  return Array.from(
    { length: count },
    (_, row): ArtShape => ({
      kind: 'area',
      points: rect(on, u, v + row * step, row === count - 1 ? w * 0.6 : w, step * 0.36),
      fill: ART_LINES,
    }),
  );
}

export const flyerFront = ({ w, h }: ArtSpec): Front => ({
  on: turned(w, h, 5, w * 0.1, -h * 0.01),
  w,
  h,
});

/** Two flyers, the printed side on top. */
export const flyer: ArtScene = (spec) => {
  const { w, h, ink } = spec;
  const back = turned(w, h, -6, -w * 0.16, h * 0.03);
  const { on } = flyerFront(spec);
  const unit = Math.min(w, h);
  return [
    ...sheet(spec, back),
    ...sheet(spec, on),
    { kind: 'area', points: rect(on, 0, 0, w, h * 0.44), fill: ink.base },
    { kind: 'area', points: ellipse(on, w * 0.6, h * 0.22, unit * 0.2), fill: ink.deep },
    {
      kind: 'area',
      points: rect(on, w * 0.1, h * 0.53, w * 0.62, h * 0.045),
      fill: spec.foil ? ART_GOLD : ART_TEXT,
    },
    ...textLines(on, w * 0.1, h * 0.65, w * 0.6, h * 0.07, 3),
  ];
};

export const plainFront = ({ w, h }: ArtSpec): Front => ({ on: turned(w, h, 0), w, h });

/** A poster hanging between two rods. */
export const poster: ArtScene = (spec) => {
  const { w, h, ink } = spec;
  const { on } = plainFront(spec);
  const unit = Math.min(w, h);
  return [
    {
      kind: 'line',
      points: [on.at(w * 0.3, 0), on.at(w * 0.5, -h * 0.09)],
      stroke: ART_LINES,
      width: 2,
    },
    {
      kind: 'line',
      points: [on.at(w * 0.7, 0), on.at(w * 0.5, -h * 0.09)],
      stroke: ART_LINES,
      width: 2,
    },
    ...sheet(spec, on),
    {
      kind: 'area',
      points: rect(on, unit * 0.05, unit * 0.05, w - unit * 0.1, h - unit * 0.1),
      fill: ink.base,
    },
    {
      kind: 'area',
      points: ellipse(on, w * 0.5, h * 0.42, unit * 0.3),
      fill: spec.foil ? ART_GOLD : ART_YELLOW,
    },
    { kind: 'area', points: rect(on, w * 0.14, h * 0.76, w * 0.72, h * 0.05), fill: '#FFFFFF' },
    { kind: 'area', points: rect(on, w * 0.14, h * 0.85, w * 0.4, h * 0.026), fill: ink.soft },
    { kind: 'area', points: rect(on, -w * 0.03, -h * 0.02, w * 1.06, h * 0.035), fill: ART_STRING },
    { kind: 'area', points: rect(on, -w * 0.03, h * 0.985, w * 1.06, h * 0.035), fill: ART_STRING },
  ];
};

export const voucherFront = ({ w, h }: ArtSpec): Front => ({
  on: turned(w, h, 4, w * 0.03, h * 0.12),
  w,
  h,
});

/** Two vouchers with a torn-off stub. */
export const voucher: ArtScene = (spec) => {
  const { w, h, ink } = spec;
  const back = turned(w, h, -9, -w * 0.04, -h * 0.16);
  const { on } = voucherFront(spec);
  return [
    ...sheet(spec, back, w, h, ink.soft),
    ...sheet(spec, on),
    { kind: 'area', points: rect(on, 0, 0, w * 0.7, h), fill: ink.base },
    {
      kind: 'line',
      points: [on.at(w * 0.7, 0), on.at(w * 0.7, h)],
      stroke: '#FFFFFF',
      width: w * 0.012,
      dash: w * 0.03,
    },
    {
      kind: 'area',
      points: ellipse(on, w * 0.18, h * 0.5, h * 0.22),
      fill: spec.foil ? ART_GOLD : ART_YELLOW,
    },
    { kind: 'area', points: rect(on, w * 0.34, h * 0.32, w * 0.28, h * 0.12), fill: '#FFFFFF' },
    { kind: 'area', points: rect(on, w * 0.34, h * 0.56, w * 0.2, h * 0.07), fill: ink.soft },
    ...textLines(on, w * 0.76, h * 0.3, w * 0.17, h * 0.16, 3),
  ];
};

export const tagFront = ({ w, h }: ArtSpec): Front => ({ on: turned(w, h, 8, w * 0.12, 0), w, h });

/** A hang tag on its string. */
export const hangTag: ArtScene = (spec) => {
  const { w, h, ink } = spec;
  const back = turned(w, h, -14, -w * 0.3, h * 0.02);
  const { on } = tagFront(spec);
  const hole = Math.min(w, h) * 0.07;
  return [
    ...sheet(spec, back, w, h, ink.soft),
    ...sheet(spec, on),
    {
      kind: 'area',
      // A band to the edges would stick out of a tag whose corners are cut.
      points:
        spec.shape === 'rect'
          ? rect(on, 0, h * 0.72, w, h * 0.28)
          : rect(on, w * 0.2, h * 0.72, w * 0.6, h * 0.12),
      fill: ink.base,
    },
    {
      kind: 'area',
      points: rect(on, w * 0.2, h * 0.32, w * 0.6, h * 0.06),
      fill: spec.foil ? ART_GOLD : ART_TEXT,
    },
    ...textLines(on, w * 0.2, h * 0.46, w * 0.6, h * 0.08, 2),
    { kind: 'area', points: ellipse(on, w / 2, h * 0.12, hole), fill: ART_LINES },
    {
      kind: 'line',
      points: Array.from({ length: 16 }, (_, k): Point => {
        const s = k / 15;
        return on.at(w / 2 - Math.sin(s * 2.6) * w * 0.36, h * 0.12 - s * h * 0.3);
      }),
      stroke: ART_STRING,
      width: Math.min(w, h) * 0.022,
    },
  ];
};

/** Two labels: the large one with its cutting line, a small bright one over it. */
export const sticker: ArtScene = (spec) => {
  const { w, h, ink } = spec;
  const { on } = plainFront(spec);
  const unit = Math.min(w, h);
  const ring =
    spec.shape === 'round'
      ? ellipse(on, w / 2, h / 2, w * 0.41, h * 0.41)
      : roundRect(
          on,
          w * 0.07,
          h * 0.09,
          w * 0.86,
          h * 0.82,
          unit * (spec.shape === 'rounded' ? 0.08 : 0.01),
        );
  const small = turned(unit * 0.52, unit * 0.52, 0, w * 0.42, h * 0.36);
  const r = unit * 0.26;
  return [
    ...sheet(spec, on),
    {
      kind: 'line',
      points: closed(ring),
      stroke: ink.base,
      width: unit * 0.014,
      dash: unit * 0.03,
    },
    {
      kind: 'area',
      points: rect(on, w * 0.27, h * 0.42, w * 0.46, h * 0.16),
      fill: spec.foil ? ART_GOLD : ink.base,
    },
    { kind: 'area', points: ellipse(small, r, r, r), fill: ART_YELLOW },
    {
      kind: 'line',
      points: closed(ellipse(small, r, r, r * 0.74)),
      stroke: ART_TEXT,
      width: unit * 0.012,
    },
  ];
};

/** An envelope with its flap and address lines. */
export const envelope: ArtScene = (spec) => {
  const { w, h, ink } = spec;
  const back = turned(w, h, -7, -w * 0.03, -h * 0.14);
  const on = turned(w, h, 3, w * 0.02, h * 0.1);
  return [
    ...sheet(spec, back),
    {
      kind: 'area',
      points: [back.at(0, 0), back.at(w, 0), back.at(w / 2, h * 0.52)],
      fill: spec.paper.left,
      stroke: spec.paper.edge,
    },
    ...sheet(spec, on),
    {
      kind: 'area',
      points: rect(on, w * 0.06, h * 0.12, h * 0.16, h * 0.16),
      fill: spec.foil ? ART_GOLD : ink.base,
    },
    { kind: 'area', points: rect(on, w * 0.84, h * 0.1, w * 0.1, h * 0.2), fill: ink.soft },
    ...textLines(on, w * 0.34, h * 0.46, w * 0.44, h * 0.13, 3),
    { kind: 'area', points: rect(on, 0, h * 0.95, w, h * 0.05), fill: ink.base },
  ];
};
