// Things of the design desk, seen from the front: a fan of paper samples, a template with its guides.

import {
  type ArtShape,
  ellipse,
  face,
  frontal,
  type Point,
  rect,
} from '../../internal/artScene.ts';
import { ART_GOLD, ART_LINES, ART_TEXT, ART_YELLOW, type ArtScene } from './artTypes.ts';
import { closed, sheet, textLines, turned } from './flatScenes.ts';

/** A fan of paper swatches on a rivet. */
export const sampleBook: ArtScene = (spec) => {
  const { w, h } = spec;
  const strips = [
    spec.paper.top,
    '#F1E6CF',
    '#E6D6B4',
    '#F3B9C4',
    '#B5E2F6',
    '#B9DECB',
    spec.ink.base,
  ];
  const shapes: ArtShape[] = [];
  for (const [index, fill] of strips.entries()) {
    const project = frontal(-48 + index * 16);
    const on = face(project, [-w / 2, -h * 0.94, 0], [1, 0, 0], [0, 1, 0]);
    shapes.push(...sheet(spec, on, w, h, fill), {
      kind: 'area',
      points: rect(on, w * 0.16, h * 0.07, w * 0.42, h * 0.025),
      fill: index === strips.length - 1 ? (spec.foil ? ART_GOLD : '#FFFFFF') : ART_LINES,
    });
  }
  const pivot = face(frontal(), [0, 0, 0], [1, 0, 0], [0, 1, 0]);
  shapes.push(
    { kind: 'area', points: ellipse(pivot, 0, 0, w * 0.12), fill: '#D3CDBE' },
    { kind: 'area', points: ellipse(pivot, 0, 0, w * 0.06), fill: ART_TEXT },
  );
  return shapes;
};

/** A design template: guides, a picture box and a selected text box. */
export const template: ArtScene = (spec) => {
  const { w, h, ink } = spec;
  const on = turned(w, h, 0);
  const guide = (points: Point[]): ArtShape => ({
    kind: 'line',
    points,
    stroke: '#009FE0',
    width: Math.min(w, h) * 0.005,
    dash: Math.min(w, h) * 0.02,
  });
  const shapes: ArtShape[] = [
    ...sheet(spec, on),
    { kind: 'area', points: rect(on, w * 0.1, h * 0.1, w * 0.8, h * 0.4), fill: ink.soft },
    {
      kind: 'area',
      points: [on.at(w * 0.1, h * 0.5), on.at(w * 0.38, h * 0.24), on.at(w * 0.64, h * 0.5)],
      fill: ink.base,
    },
    {
      kind: 'area',
      points: ellipse(on, w * 0.72, h * 0.22, Math.min(w, h) * 0.07),
      fill: ART_YELLOW,
    },
    {
      kind: 'area',
      points: rect(on, w * 0.16, h * 0.62, w * 0.5, h * 0.06),
      fill: spec.foil ? ART_GOLD : ART_TEXT,
    },
    ...textLines(on, w * 0.16, h * 0.74, w * 0.6, h * 0.06, 2),
    guide([on.at(w * 0.1, -h * 0.05), on.at(w * 0.1, h * 1.05)]),
    guide([on.at(w * 0.9, -h * 0.05), on.at(w * 0.9, h * 1.05)]),
    guide([on.at(-w * 0.05, h * 0.56), on.at(w * 1.05, h * 0.56)]),
  ];
  const [u, v, bw, bh] = [w * 0.12, h * 0.585, w * 0.58, h * 0.13];
  const frame = rect(on, u, v, bw, bh);
  shapes.push({
    kind: 'line',
    points: closed(frame),
    stroke: '#2340B0',
    width: Math.min(w, h) * 0.008,
  });
  const grip = Math.min(w, h) * 0.03;
  for (const [gu, gv] of [
    [u, v],
    [u + bw, v],
    [u, v + bh],
    [u + bw, v + bh],
  ] as const) {
    shapes.push({
      kind: 'area',
      points: rect(on, gu - grip / 2, gv - grip / 2, grip, grip),
      fill: '#2340B0',
    });
  }
  return shapes;
};
