// The lines of a proof: where it is cut, what words keep clear of, where it is folded or creased.
import type { ReactNode } from 'react';
import type { ProofDie, ProofGeometry, ProofSpot } from './proofTypes.ts';

export interface ProofLinesProps {
  geometry: ProofGeometry;
  shape: 'rect' | 'rounded' | 'round';
  foldsMm: readonly number[];
  foldAxis: 'vertical' | 'horizontal';
  die: ProofDie | undefined;
  /** Room around the sheet, where a fold's line begins. @unit mm */
  reach: number;
}

/** Rounded corners of the finished piece. @unit mm */
const CORNER_MM = 3;

const TRIM = '#0080B8';
const SAFE = '#1B7A4B';
const FOLD = '#C4006B';
/** How a line is drawn. Like print, it keeps its colour in the dark. */
const LINES = {
  trim: { stroke: TRIM, strokeDasharray: '5 3' },
  cut: { stroke: TRIM },
  safe: { stroke: SAFE, strokeDasharray: '3 3' },
  fold: { stroke: FOLD, strokeDasharray: '8 3 2 3' },
  crease: { stroke: FOLD, strokeDasharray: '4 3' },
} as const;

interface LineProps {
  part: 'trim' | 'safe' | 'fold' | 'crease';
  /** @default as its part */
  kind?: keyof typeof LINES;
  d: string;
}

/** In sight on any print, dark or pale: its colour dashes over a solid pale line. */
function Line({ part, kind = part, d }: LineProps): ReactNode {
  const line = { d, fill: 'none', vectorEffect: 'non-scaling-stroke' };
  return (
    <>
      <path {...line} stroke="#FFFFFF" strokeWidth={3} strokeOpacity={0.85} />
      <path {...line} {...LINES[kind]} strokeWidth={1.25} data-part={part} />
    </>
  );
}

const boxPath = (x: number, y: number, w: number, h: number): string =>
  w > 0 && h > 0 ? `M${x} ${y}h${w}v${h}h${-w}z` : '';

/** The finished piece's outline. @param by how far outside it */
function outline({ trimWidthMm, trimHeightMm }: ProofGeometry, shape: string, by: number): string {
  const [w, h] = [trimWidthMm + by * 2, trimHeightMm + by * 2];
  if (w <= 0 || h <= 0) return '';
  if (shape === 'round') {
    const arc = (to: number) => `a${w / 2} ${h / 2} 0 0 1 ${to} 0`;
    return `M${-by} ${trimHeightMm / 2}${arc(w)}${arc(-w)}z`;
  }
  const r = shape === 'rounded' ? Math.min(Math.max(CORNER_MM + by, 0), w / 2, h / 2) : 0;
  if (r === 0) return boxPath(-by, -by, w, h);
  const turn = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  const [across, down] = [w - 2 * r, h - 2 * r];
  return `M${r - by} ${-by}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
}

const through = (spots: readonly ProofSpot[]): string =>
  `M${spots.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Where the knife goes; all that lies outside is cut off. */
export const cutPath = (die: ProofDie): string => `${through(die.cut)}z`;

export function ProofLines(props: ProofLinesProps): ReactNode {
  const { geometry, shape, foldsMm, foldAxis, die, reach } = props;
  const { trimWidthMm: w, trimHeightMm: h, bleedMm, safeMm } = geometry;
  const out = bleedMm + reach * 0.3;
  if (die) {
    const inner = die.faces.map(({ x, y, width, height }) =>
      boxPath(x + safeMm, y + safeMm, width - 2 * safeMm, height - 2 * safeMm),
    );
    return (
      <>
        <Line part="crease" d={die.creases.map(through).join('')} />
        <Line part="trim" kind="cut" d={cutPath(die)} />
        <Line part="safe" d={inner.join('')} />
      </>
    );
  }
  return (
    <>
      {foldsMm.map((at) => (
        <Line
          key={at}
          part="fold"
          d={foldAxis === 'vertical' ? `M${at} ${-out}V${h + out}` : `M${-out} ${at}H${w + out}`}
        />
      ))}
      <Line part="trim" d={outline(geometry, shape, 0)} />
      <Line part="safe" d={outline(geometry, shape, -safeMm)} />
    </>
  );
}
