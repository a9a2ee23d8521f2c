/** Festive goods: red envelopes, spring couplets, the blessing character. */

import { type ArtShape, ellipse, type Point, rect } from '../../internal/artScene.ts';
import { ART_GOLD, ART_PAPERS, type ArtScene, type ArtSpec } from './artTypes.ts';
import { closed, sheet, turned } from './flatScenes.ts';

/** A pale paper of its own colour is printed in part; a white one all over. */
const isPale = ({ paper }: ArtSpec): boolean =>
  paper !== ART_PAPERS.red && paper !== ART_PAPERS.white;

/** Foil, or plain ink where nothing is stamped. */
const stamp = (spec: ArtSpec): string =>
  spec.foil ? ART_GOLD : isPale(spec) ? spec.ink.deep : spec.ink.soft;

/** Front and back of the goods: a coloured paper shows, a white one is under ink. */
const grounds = ({ paper, ink }: ArtSpec): readonly [front: string, back: string] =>
  paper === ART_PAPERS.white ? [ink.base, ink.deep] : [paper.top, paper.left];

/** Two red envelopes; the front one shows its flap line and a foil disc. */
export const redEnvelope: ArtScene = (spec) => {
  const { w, h, ink } = spec;
  const gold = stamp(spec);
  const [front, behind] = grounds(spec);
  const back = turned(w, h, -7, -w * 0.24, h * 0.02);
  const on = turned(w, h, 6, w * 0.2, -h * 0.01);
  const smile = Array.from({ length: 21 }, (_, step): Point => {
    const k = step / 20;
    return on.at(w * (0.04 + 0.92 * k), h * (0.03 + 0.15 * Math.sin(Math.PI * k)));
  });
  const disc = Math.min(w, h) * 0.21;
  return [
    ...sheet(spec, back, w, h, behind),
    ...sheet(spec, on, w, h, front),
    { kind: 'line', points: smile, stroke: gold, width: w * 0.02 },
    ...(isPale(spec)
      ? [
          { kind: 'area' as const, points: rect(on, 0, h * 0.62, w, h * 0.38), fill: ink.base },
          { kind: 'area' as const, points: rect(on, 0, h * 0.6, w, h * 0.012), fill: gold },
        ]
      : []),
    { kind: 'area', points: ellipse(on, w / 2, h * 0.44, disc), fill: gold },
    { kind: 'text', at: on.at(w / 2, h * 0.44), size: disc * 1.15, fill: ink.deep, text: '福' },
    { kind: 'area', points: rect(on, w * 0.3, h * 0.86, w * 0.4, h * 0.018), fill: gold },
  ];
};

function strip(spec: ArtSpec, x: number, words: string): ArtShape[] {
  const [w, h] = [Math.min(spec.w, spec.h), Math.max(spec.w, spec.h)];
  const on = turned(w, h, 0, x, 0);
  const step = (h * 0.86) / words.length;
  return [
    ...sheet(spec, on, w, h, grounds(spec)[0]),
    ...[...words].map(
      (text, index): ArtShape => ({
        kind: 'text',
        at: on.at(w / 2, h * 0.07 + step * (index + 0.5)),
        size: Math.min(w * 0.66, step * 0.86),
        fill: stamp(spec),
        text,
      }),
    ),
  ];
}

/** A pair of couplets with the head strip and the blessing between them. */
export const couplet: ArtScene = (spec) => {
  const [w, h] = [Math.min(spec.w, spec.h), Math.max(spec.w, spec.h)];
  const gap = h * 0.42;
  const side = h * 0.27;
  const head = turned(gap - w * 0.3, w * 0.78, 0, 0, -h / 2 + w * 0.39);
  return [
    ...strip(spec, -(gap + w) / 2, '春回大地'),
    ...strip(spec, (gap + w) / 2, '福满人间'),
    ...sheet(spec, head, gap - w * 0.3, w * 0.78, grounds(spec)[0]),
    {
      kind: 'area',
      points: [
        [0, -side * 0.71 + h * 0.06],
        [side * 0.71, h * 0.06],
        [0, side * 0.71 + h * 0.06],
        [-side * 0.71, h * 0.06],
      ],
      fill: grounds(spec)[0],
    },
    { kind: 'text', at: [0, h * 0.06], size: side * 0.62, fill: stamp(spec), text: '福' },
  ];
};

/** The blessing character on a square set on its corner. */
export const blessing: ArtScene = (spec) => {
  const side = Math.min(spec.w, spec.h);
  const on = turned(side, side, 45);
  const inner = rect(on, side * 0.07, side * 0.07, side * 0.86, side * 0.86);
  return [
    ...sheet(spec, on, side, side, grounds(spec)[0]),
    {
      kind: 'line',
      points: closed(inner),
      stroke: stamp(spec),
      width: side * 0.014,
    },
    { kind: 'text', at: [0, 0], size: side * 0.62, fill: stamp(spec), text: '福' },
  ];
};
