/** What lies over the print: film over the whole side, spot varnish on a part of it. */
import { type ArtShape, type Face, outlined, rect } from '../../internal/artScene.ts';
import { ART_TEXT, type ArtSpec } from './artTypes.ts';

/** The printed side that a drawing shows, and how large it is there. */
export interface Front {
  readonly on: Face;
  readonly w: number;
  readonly h: number;
}

/** Bands of light that run down to the left, from the part of the width where they begin and how wide they are. */
const BANDS = [
  [0.62, 0.16],
  [0.84, 0.05],
] as const;
/** How far a band has gone to the left at the lower edge, as a part of the width. */
const SLANT = 0.34;

/** Light on gloss film: bands across, kept inside a round outline. */
function gloss({ shape }: ArtSpec, { on, w, h }: Front): ArtShape[] {
  const inset = { rect: 0, rounded: 0.03, round: 0.16 }[shape];
  const at = (u: number, v: number) =>
    on.at(w * (inset + u * (1 - 2 * inset)), h * (inset + v * (1 - 2 * inset)));
  return BANDS.map(([from, wide]) => ({
    kind: 'area',
    points: [at(from, 0), at(from + wide, 0), at(from + wide - SLANT, 1), at(from - SLANT, 1)],
    // Of a cool tone: pure white would be lost on white paper.
    fill: '#DCE8F6',
    opacity: 0.5,
  }));
}

/** Matt film takes the shine from everything below it. */
const matt = ({ shape }: ArtSpec, { on, w, h }: Front): ArtShape[] => [
  { kind: 'area', points: outlined(on, shape, w, h), fill: '#ECE9E1', opacity: 0.24 },
];

/** Spot varnish: a raised, wet shape that catches the light. */
function varnish(_: ArtSpec, { on, w, h }: Front): ArtShape[] {
  const r = Math.min(w, h) * 0.19;
  const [u, v] = [w * 0.72, h * 0.32];
  const round = (scale: number, by: number) =>
    outlined(on, 'round', r * 2 * scale, r * 2 * scale, u - r * scale + by, v - r * scale + by);
  return [
    { kind: 'area', points: round(1.06, r * 0.1), fill: ART_TEXT, opacity: 0.2 },
    { kind: 'area', points: round(1, 0), fill: '#FFFFFF', opacity: 0.4 },
    { kind: 'area', points: round(0.42, -r * 0.36), fill: '#FFFFFF', opacity: 0.85 },
    {
      kind: 'area',
      points: rect(on, u - r * 0.5, v + r * 0.52, r, r * 0.12),
      fill: '#FFFFFF',
      opacity: 0.6,
    },
  ];
}

/** Over everything else that is drawn. */
export function finished(spec: ArtSpec, front: Front): ArtShape[] {
  return [
    ...(spec.film === 'gloss' ? gloss(spec, front) : []),
    ...(spec.film === 'matt' ? matt(spec, front) : []),
    ...(spec.varnish ? varnish(spec, front) : []),
  ];
}
